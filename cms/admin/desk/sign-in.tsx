import type { ServerProps } from "payload";
import { deskLanguage } from "../../leads/times.ts";
import { settings } from "../../settings.ts";
import { companyName } from "./company.ts";
import { Mark } from "./mark.tsx";
import { StreetMap } from "./street-map.tsx";
import { deskTexts } from "./texts/index.ts";

/** Mark and name where Payload has its own: at the sign-in and on the pages around it. */
export async function Logo({ i18n, payload }: ServerProps) {
  const texts = deskTexts(i18n.language);
  const name = await companyName(payload, deskLanguage(i18n.language));
  return (
    <div className="desk-sign">
      <Mark className="desk-mark desk-mark--large" />
      <h1>{texts.sign.title(name)}</h1>
      <p>{texts.sign.about}</p>
      <StreetMap />
    </div>
  );
}

/** The mark alone, in the place of Payload's icon. */
export function Icon() {
  return <Mark />;
}

/** Without mail a link to “forgot password” leads nowhere, so that the sign-in does not show it. */
export function SignInNotes() {
  return settings.mail.smtpUrl ? null : <style>{'.login__form a[href$="/forgot"] { display: none; }'}</style>;
}
