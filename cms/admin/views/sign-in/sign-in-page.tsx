import type { Payload } from "payload";
import type { I18n } from "@payloadcms/translations";
import type { ReactNode } from "react";
import { deskLanguage } from "../../../lib/time.ts";
import { deskBrand } from "../../lib/desk-brand.ts";
import { CompanySign } from "../../components/company-sign.tsx";
import { deskTexts } from "../../texts/index.ts";
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

/** The way to the company, on the site's map of its surroundings (`public/maps/contact-wide.svg`), in that map's units. */
const ROUTE =
  "M638.5 115.8L631.4 117.2Q624.2 118.6 627.1 125.3L634 141C636.5 146.7 640 151 642 156L656 189.4Q659.5 197.7 668.1 195L680 191.3C692 187.6 700 182.7 712 179.6L782.6 161.2Q791.3 158.9 788.7 150.3L779.5 119.3Q777 110.6 785.7 108.5L854.6 91.6Q863.4 89.4 864.7 98.3L873.5 159.3Q874.8 168.2 883.4 165.6L884.3 165.3Q892.9 162.7 895.7 171.3L923.4 255.9Q926.2 264.4 917.7 267.3L904.6 271.6";

/** The map beside the sign-in. Decorative, so screen readers skip it. */
function StreetMap() {
  return (
    <div className="desk-sign__map ink" aria-hidden="true">
      <svg viewBox="0 0 1440 480" preserveAspectRatio="xMidYMid slice">
        <image href="/maps/contact-wide.svg" width="1440" height="480" />
        <path className="desk-sign__casing" d={ROUTE} />
        <path className="desk-sign__route" d={ROUTE} />
        <circle className="desk-sign__stop" cx="638.5" cy="115.8" r="7" />
        <circle className="desk-sign__around" cx="904.6" cy="271.6" r="36" />
        <circle className="desk-sign__place" cx="904.6" cy="271.6" r="11" />
        <circle cx="904.6" cy="271.6" r="4" fill="#fff" />
      </svg>
    </div>
  );
}
