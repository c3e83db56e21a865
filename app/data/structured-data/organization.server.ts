import type { Organization } from "schema-dts";
import { HTML_LANG, LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import { TOUCH_ICON } from "#app/lib/brand.ts";
import { paths } from "#app/lib/paths.ts";
import type { Company, LayoutData } from "../layout-data.server.ts";
import { organizationId } from "./page-graph.server.ts";

/** The company as schema.org's Organization: what the contact page shows of it. Fields that staff left empty are left out. */
export function organization({ origin, company }: Pick<LayoutData, "origin" | "company">, language: Language): Organization {
  const contact = (contactType: string, email: string) => ({
    "@type": "ContactPoint" as const,
    contactType,
    ...(email && { email }),
    ...(company.phone && { telephone: company.phone }),
    url: origin + localPath(paths.contact, language),
    availableLanguage: LANGUAGES.map((code) => HTML_LANG[code]),
  });
  const numbers = company.registrations.map(({ label, text }) => [label, text].filter(Boolean).join(" "));
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: company.name,
    ...(company.otherName && company.otherName !== company.name && { alternateName: company.otherName }),
    ...(company.legalName && { legalName: company.legalName }),
    ...(company.description && { description: company.description }),
    url: origin + localPath("/", language),
    logo: { "@type": "ImageObject", url: origin + TOUCH_ICON.src, width: String(TOUCH_ICON.size), height: String(TOUCH_ICON.size) },
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.address && { address: company.address, location: place(company) }),
    contactPoint: [contact("sales", company.salesEmail), contact("customer support", company.supportEmail)],
    ...(numbers.length > 0 && { identifier: numbers }),
  };
}

function place({ name, address, latitude, longitude }: Company) {
  return {
    "@type": "Place" as const,
    name,
    address,
    ...(latitude !== null && longitude !== null && { geo: { "@type": "GeoCoordinates" as const, latitude, longitude } }),
  };
}
