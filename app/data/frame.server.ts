import { publishedContent } from "./published-content.server.ts";
import { settings } from "#cms/config/settings.ts";
import type { Compared } from "#app/lib/storage/compare-list.ts";
import { otherLanguages, type Language } from "#shared/languages.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { productCounts, seriesLeaders } from "#app/data/product-card.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./pictures.server.ts";
import { optionalOr } from "./optional.server.ts";
import { qrCodes, type QrCode } from "./datasheet/qr-codes.server.ts";
import { seriesPath } from "#shared/vocabulary/catalogue.ts";

/** The company as every page names it. */
export interface Company {
  name: string;
  otherName: string;
  legalName: string;
  platformName: string;
  description: string;
  address: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  salesEmail: string;
  supportEmail: string;
  hours: string;
  responsePromise: string;
  platformUrl: string;
  appStoreUrl: string;
  androidUrl: string;
  icpNumber: string;
  policeNumber: string;
  licenceNumber: string;
}

export interface SeriesEntry {
  key: string;
  name: string;
  description: string;
  features: string[];
  picture: PictureView | null;
  /** Site path without language prefix. */
  path: string;
}

export interface SolutionEntry {
  slug: string;
  tab: string;
  name: string;
  tagline: string;
}

/** What header, footer and meta tags need on every page. */
export interface Frame {
  origin: string;
  company: Company;
  series: SeriesEntry[];
  solutions: SolutionEntry[];
  /** Null while the products cannot be read: the frame does without. */
  productCount: number | null;
  /** One product of each series, for the menu. */
  leaders: Compared[];
  /** Seconds between two looks for a newer build. */
  buildCheckSeconds: number;
  analytics: Analytics;
  verification: Verification;
  qrCodes: QrCode[];
}

/** What search engines look for in the head of a page to believe that the site is the operator's. */
export interface Verification {
  google: string | null;
  bing: string | null;
  baidu: string | null;
}

/** Which counters the operator has switched on; none is loaded before the visitor agrees. */
export interface Analytics {
  googleId: string | null;
  baiduId: string | null;
}

export const loadFrame: (language: Language) => Promise<Frame> = cachedBy(async (language) => {
  const [company, { verification, qrCodes }, series, solutions, productCount, leaders] = await Promise.all([
    loadCompany(language),
    loadSiteMarks(language),
    loadSeries(language),
    loadSolutionEntries(language),
    optionalOr(
      null,
      productCounts(language).then(({ total }) => total),
    ),
    optionalOr([], seriesLeaders(language)),
  ]);
  return {
    origin: settings.siteUrl,
    company,
    series,
    solutions,
    productCount,
    leaders,
    buildCheckSeconds: settings.buildCheckSeconds,
    analytics: settings.analytics,
    verification,
    qrCodes,
  };
});

/** The frame as `/frame/{lang}.json` sends it. */
export const publishedFrame: (language: Language) => Promise<{ frame: Frame; json: string; version: string }> = cachedBy(
  async (language) => {
    const frame = await loadFrame(language);
    const json = JSON.stringify(frame);
    return { frame, json, version: fingerprint(json) };
  },
);

/** What the site shows to search engines and to phones that scan it. */
async function loadSiteMarks(language: Language): Promise<Pick<Frame, "verification" | "qrCodes">> {
  const cms = await publishedContent();
  const site = await cms.findGlobal({
    slug: "site",
    locale: language,
    depth: 0,
    select: { googleVerification: true, bingVerification: true, baiduVerification: true, qrCodes: true },
  });
  return {
    verification: { google: site.googleVerification ?? null, bing: site.bingVerification ?? null, baidu: site.baiduVerification ?? null },
    qrCodes: qrCodes(site.qrCodes ?? [], language),
  };
}

/** The company's names, contacts, links and filing numbers. */
export const loadCompany: (language: Language) => Promise<Company> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const [beside = language] = otherLanguages(language);
  const [site, other] = await Promise.all([
    cms.findGlobal({ slug: "site", locale: language, depth: 0 }),
    cms.findGlobal({ slug: "site", locale: beside, depth: 0, select: { name: true } }),
  ]);
  return {
    name: site.name,
    otherName: other.name,
    legalName: site.legalName,
    platformName: site.platformName,
    description: site.description,
    address: site.address,
    latitude: site.latitude,
    longitude: site.longitude,
    phone: site.phone,
    email: site.email,
    salesEmail: site.salesEmail,
    supportEmail: site.supportEmail,
    hours: site.hours,
    responsePromise: site.responsePromise,
    platformUrl: site.platformUrl,
    appStoreUrl: site.appStoreUrl,
    androidUrl: site.androidUrl,
    icpNumber: site.icpNumber,
    policeNumber: site.policeNumber,
    licenceNumber: site.licenceNumber,
  };
});

/** The six series in the editors' order. */
export const loadSeries: (language: Language) => Promise<SeriesEntry[]> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "series",
    locale: language,
    overrideAccess: false,
    pagination: false,
    sort: "order",
    depth: 1,
    select: { key: true, name: true, description: true, features: true, picture: true },
    populate: { media: PICTURE_FIELDS },
  });
  return docs.map(({ key, name, description, features, picture }) => ({
    key,
    name,
    description,
    features: (features ?? []).map(({ text }) => text),
    picture: pictureView(picture),
    path: seriesPath(key),
  }));
});

/** The solutions' names in the editors' order. */
export const loadSolutionEntries: (language: Language) => Promise<SolutionEntry[]> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "solutions",
    locale: language,
    overrideAccess: false,
    pagination: false,
    sort: "order",
    depth: 0,
    select: { slug: true, tab: true, name: true, tagline: true },
  });
  return docs.map(({ slug, tab, name, tagline }) => ({ slug, tab, name, tagline }));
});
