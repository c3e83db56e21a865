import type { Payload } from "payload";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import type { Bilingual } from "../lib/i18n.ts";
import type { Site } from "../config/payload-types.ts";
import { markdownReader } from "../schema/markdown.ts";
import { ownPages, type OwnPage } from "./own-pages.ts";
import { markBegun } from "./state.ts";

/** The company whose site begins. What is not known yet is "". */
export interface OwnCompany {
  name: string;
  /** In English, where it is another one. */
  nameEn?: string;
  email: string;
  /** ISO 3166-1 code. */
  country: string;
}

/** What a company is called until somebody has said. */
export const UNNAMED: Bilingual = { zh: "我们的公司", en: "Our company" };

function nameOf({ name, nameEn }: OwnCompany): Bilingual {
  return { zh: name || UNNAMED.zh, en: nameEn || name || UNNAMED.en };
}

/** What the company's global begins with: nothing that anybody would have to take back. */
function siteIn(language: Language, company: OwnCompany): Partial<Site> {
  const isChinese = language === "zh";
  const name = nameOf(company)[language];
  return {
    name,
    legalName: name,
    platformName: null,
    description: isChinese ? `${name}的产品、资料与联系方式。` : `Products, documents and contact of ${name}.`,
    address: null,
    latitude: null,
    longitude: null,
    phone: null,
    email: company.email || null,
    salesEmail: null,
    supportEmail: null,
    hours: null,
    responsePromise: isChinese ? "我们会尽快与您联系" : "We will get back to you",
    platformUrl: null,
    appStoreUrl: null,
    androidUrl: null,
    registrations: [],
    scenery: false,
  };
}

/** Begins a site without the demonstration: the company, and drafts of the pages that law and buyers expect of it. */
export async function beginOwnSite(payload: Payload, company: OwnCompany): Promise<void> {
  await nameCompany(payload, company);
  await draftPages(payload, company);
  await markBegun(payload);
}

/** Fills the company's global in all languages. */
export async function nameCompany(payload: Payload, company: OwnCompany): Promise<void> {
  for (const locale of LANGUAGES) {
    await payload.updateGlobal({ slug: "site", locale, depth: 0, data: { qrCodes: [], ...siteIn(locale, company) } });
  }
}

/** Puts in the first pages as drafts; those that are there stay as they are. */
export async function draftPages(payload: Payload, company: OwnCompany): Promise<void> {
  const read = markdownReader(payload, () => {
    throw new Error("The first pages have no pictures");
  });
  for (const [index, page] of ownPages({ ...company, name: nameOf(company) }).entries()) {
    const { totalDocs } = await payload.count({ collection: page.collection, where: { slug: { equals: page.slug } }, trash: true });
    if (totalDocs > 0) continue;
    const dataIn = (language: Language) => ({ ...pageIn(page, language, index), body: read(page.body[language]), _status: "draft" });
    // The generated types know each collection's fields; here two of them are filled alike.
    const made = await payload.create({ collection: page.collection, locale: "zh", depth: 0, data: dataIn("zh") as never });
    await payload.update({
      collection: page.collection,
      id: made.id,
      locale: "en",
      depth: 0,
      data: dataIn("en") as never,
    });
  }
}

function pageIn({ collection, slug, title, summary, listed }: OwnPage, language: Language, index: number) {
  const kind = collection === "services" ? { listed } : { kind: "company" };
  return { slug, title: title[language], summary: summary[language], order: (index + 1) * 10, ...kind };
}
