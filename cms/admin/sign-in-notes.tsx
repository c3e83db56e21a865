import { settings } from "../settings.ts";

/** Without mail a link to “forgot password” leads nowhere, so that the sign-in does not show it. */
export function SignInNotes() {
  return settings.mail.smtpUrl ? null : <style>{'.login__form a[href$="/forgot"] { display: none; }'}</style>;
}
