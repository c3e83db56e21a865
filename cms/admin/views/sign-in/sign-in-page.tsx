import type { Payload } from "payload";
import type { I18n } from "@payloadcms/translations";
import type { ReactNode } from "react";
import { deskLanguage } from "../../../lib/time.ts";
import { deskBrand } from "../../lib/desk-brand.ts";
import { CompanySign } from "../../components/company-sign.tsx";
import { deskTexts } from "../../texts/index.ts";
import { StreetMap } from "./street-map.tsx";
import { SwitchLanguage } from "./switch-language.tsx";

interface SignPageProps {
  i18n: Pick<I18n, "language">;
  payload: Payload;
  /** Heading of the page; the sign-in has the desk's name as its heading. */
  title?: string;
  about?: string;
  /** Links below the form. */
  links?: ReactNode;
  children?: ReactNode;
}

/** The sign-in, or a related page: logo and name, a form, and the map beside it. */
export async function SignInPage({ i18n, payload, title, about, links, children }: SignPageProps) {
  const { sign } = deskTexts(i18n.language);
  const brand = await deskBrand(payload, deskLanguage(i18n.language));
  const desk = sign.title(brand.name);
  return (
    <div className="desk desk-inset desk-sign">
      <CompanySign brand={brand} className="desk-mark desk-mark--large" />
      {title && <p className="desk-sign__desk">{desk}</p>}
      <h1>{title ?? desk}</h1>
      <p>{title ? about : sign.about}</p>
      {children}
      <div className="desk-sign__foot">
        {links}
        <SwitchLanguage />
      </div>
      <StreetMap />
    </div>
  );
}

/** The company's logo, instead of Payload's icon. */
export async function Icon({ i18n, payload }: Pick<SignPageProps, "i18n" | "payload">) {
  return <CompanySign brand={await deskBrand(payload, deskLanguage(i18n.language))} />;
}
