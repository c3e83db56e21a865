import type { Payload } from "payload";
import { DEFAULT_LANGUAGE, LANGUAGES, otherLanguages, type Language } from "#shared/languages.ts";
import type { Site } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { withProcessLock } from "../db/advisory-lock.ts";
import { markdownReader } from "../schema/markdown-reader.ts";
import { ownPages } from "./own-pages.ts";
import { TRADE_NEEDS } from "./trade-needs.ts";
import { textIn, type OwnPage, type OwnText, type WholeText } from "./own-text.ts";
import { hasBegun, hasBegunNeeds, markBegun, markNeedsBegun } from "./state.ts";

/** The company of a new site. Unknown values are "". */
export interface OwnCompany {
  name: string;
  /** The English name, if it differs. */
  nameEn?: string;
  email: string;
  /** ISO 3166-1 code. */
  country: string;
}

/** The default name of a company. */
export const UNNAMED = { zh: "我们的公司", en: "Our company", de: "Unser Unternehmen", es: "Nuestra empresa" } satisfies OwnText;

function nameOf({ name, nameEn }: OwnCompany): WholeText {
  const latin = nameEn || name;
  return { zh: name || UNNAMED.zh, en: latin || UNNAMED.en, de: latin || UNNAMED.de, es: latin || UNNAMED.es };
}

const DESCRIPTION = (name: string): OwnText => {
  // “Ltda.” ends the sentence as well.
  const end = name.endsWith(".") ? name : `${name}.`;
  return {
    zh: `${name}的产品、资料与联系方式。`,
    en: `Products, documents and contact of ${end}`,
    de: `Produkte, Dokumente und Kontakt: ${end}`,
    es: `Productos, documentos y contacto de ${end}`,
  };
};
const PROMISE: OwnText = {
  zh: "我们会尽快与您联系",
  en: "We will get back to you",
  de: "Wir melden uns bei Ihnen",
  es: "Nos comunicaremos con usted",
};

/** The initial values of the company's global, without any claim that staff would have to withdraw. */
function siteIn(language: Language, company: OwnCompany): Partial<Site> {
  const name = textIn(nameOf(company), language);
  return {
    name,
    legalName: name,
    platformName: null,
    description: textIn(DESCRIPTION(name), language),
    address: null,
    latitude: null,
    longitude: null,
    phone: null,
    email: company.email || null,
    salesEmail: null,
    supportEmail: null,
    hours: null,
    responsePromise: textIn(PROMISE, language),
    platformUrl: null,
    appStoreUrl: null,
    androidUrl: null,
    registrations: [],
    scenery: false,
  };
}

/**
 * Sets up a site without the demonstration: the company, and drafts of the pages that law and buyers expect. Of several processes that
 * start at once on one database the first does it.
 */
export function beginOwnSite(payload: Payload, company: OwnCompany): Promise<void> {
  return withProcessLock(payload, async () => {
    if (await hasBegun(payload)) return;
    await nameCompany(payload, company);
    await draftPages(payload, company);
    await beginNeeds(payload);
    await markBegun(payload);
  });
}

/** Fills in the company's global in every language. */
export async function nameCompany(payload: Payload, company: OwnCompany): Promise<void> {
  for (const locale of LANGUAGES) {
    await payload.updateGlobal({ slug: "site", locale, depth: 0, data: { qrCodes: [], ...siteIn(locale, company) }, overrideAccess: true });
  }
}

/** Creates the first pages as drafts; existing ones stay as they are. */
export async function draftPages(payload: Payload, company: OwnCompany): Promise<void> {
  const read = markdownReader(payload, () => {
    throw new Error("The first pages have no pictures");
  });
  for (const [index, page] of ownPages({ ...company, name: nameOf(company) }, settings.webAnalytics).entries()) {
    const { totalDocs } = await payload.count({
      collection: page.collection,
      where: { slug: { equals: page.slug } },
      trash: true,
      overrideAccess: true,
    });
    if (totalDocs > 0) continue;
    // The generated types differ for each collection, but both have these fields.
    const dataIn = (language: Language) =>
      ({ ...pageIn(page, language, index), body: read(textIn(page.body, language)), _status: "draft" }) as never;
    const { collection } = page;
    const { id } = await payload.create({
      collection,
      locale: DEFAULT_LANGUAGE,
      depth: 0,
      data: dataIn(DEFAULT_LANGUAGE),
      overrideAccess: true,
    });
    for (const locale of otherLanguages(DEFAULT_LANGUAGE))
      await payload.update({ collection, id, locale, depth: 0, data: dataIn(locale), overrideAccess: true });
  }
}

/** Adds the needs of the trade, which staff completes with answers: once, besides existing ones. */
export async function beginNeeds(payload: Payload): Promise<void> {
  if (await hasBegunNeeds(payload)) return;
  for (const [index, { slug, name, words, answers = [] }] of TRADE_NEEDS.entries()) {
    const { totalDocs } = await payload.count({
      collection: "needs",
      where: { slug: { equals: slug } },
      trash: true,
      overrideAccess: true,
    });
    if (totalDocs > 0) continue;
    const textsIn = (language: Language) => ({ name: textIn(name, language), words: textIn(words, language) });
    const data = {
      slug,
      order: index + 1,
      answers: answers.map((link) => ({ link })),
      ...textsIn(DEFAULT_LANGUAGE),
      _status: "published",
    } as const;
    const { id } = await payload.create({ collection: "needs", locale: DEFAULT_LANGUAGE, depth: 0, overrideAccess: true, data });
    // A missing language falls back to the first one.
    for (const locale of otherLanguages(DEFAULT_LANGUAGE).filter((language) => language in name)) {
      const translated = { ...textsIn(locale), _status: "published" } as const;
      await payload.update({ collection: "needs", id, locale, depth: 0, overrideAccess: true, data: translated });
    }
  }
  await markNeedsBegun(payload);
}

function pageIn({ collection, slug, title, summary, listed }: OwnPage, language: Language, index: number) {
  const kind = collection === "services" ? { listed } : { kind: "company" };
  return { slug, title: textIn(title, language), summary: textIn(summary, language), order: (index + 1) * 10, ...kind };
}
