import { publishedContent } from "./published-content.server.ts";
import { settings } from "#cms/config/settings.ts";
import type { Site } from "#cms/config/payload-types.ts";
import type { BrandLook, OwnTypeface } from "#app/lib/brand-styles.ts";
import { otherLanguages, type Language } from "#shared/languages.ts";
import { isVerificationTag } from "#shared/lib/verification-tags.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { productCounts } from "#app/data/product-card.server.ts";
import { fileView, PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";
import { listRecords, type Listed } from "./records.server.ts";
import { findMissingPages } from "./missing-pages.server.ts";
import { switchedOffPaths } from "./site-parts.server.ts";
import { optionalOr } from "./optional.server.ts";
import { qrCodes, type QrCode } from "./qr-codes.server.ts";
import { paths } from "#app/lib/paths.ts";
import { writtenNavigation, type WrittenNavigation } from "./navigation.server.ts";
import { SERIES_WITH_PAGE, seriesPath } from "#shared/vocabulary/catalogue.ts";

/** A registration number of the company in the footer. */
export interface Registration {
  label: string;
  text: string;
  link: string;
}

/** The company on every page. Missing facts are "" or null. */
export interface Company {
  name: string;
  otherName: string;
  legalName: string;
  platformName: string;
  description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  email: string;
  salesEmail: string;
  supportEmail: string;
  hours: string;
  responsePromise: string;
  platformUrl: string;
  appStoreUrl: string;
  androidUrl: string;
  registrations: Registration[];
  buying: Buying;
}

/** The company's terms for all products: permitted buyers, and the minimum order. */
interface Buying {
  minimumOrder: number | null;
  sampleDays: number | null;
  singlePieces: NonNullable<NonNullable<Site["purchase"]>["singlePieces"]> | null;
  /** Who sells single pieces, with an address; "" when unknown. */
  seller: string;
  sellerUrl: string;
  /** Minimum number of pieces of a product; every choice of a quantity refuses fewer. */
  fewestPieces: number;
}

export interface SeriesEntry extends Omit<Listed<"series">, "features"> {
  features: string[];
  /** Site path without language prefix. */
  path: string;
}

export type SolutionEntry = Pick<Listed<"solutions">, "slug" | "tab" | "name" | "tagline">;

/** The data of header, footer and meta tags on every page. */
export interface LayoutData extends WrittenNavigation {
  origin: string;
  company: Company;
  series: SeriesEntry[];
  solutions: SolutionEntry[];
  /** Null while reading the products fails; the layout does without. */
  productCount: number | null;
  /** Seconds between two checks for a newer build. */
  buildCheckSeconds: number;
  analytics: Analytics;
  /** Whether pages describe themselves to WeChat for sharing. */
  wechat?: true;
  verification: readonly VerificationTag[];
  qrCodes: QrCode[];
  /** Paths of the code's own pages without content, which have no links. */
  missingPages: string[];
  /** Whether the invented vehicles and the sign of the demonstration are shown. */
  scenery: boolean;
  brand: Brand;
}

/** The brand of a company's site, as far as staff has set it. */
export interface Brand extends BrandLook {
  logo: PictureView | null;
  logoDark: PictureView | null;
  /** The source of its icons. */
  mark: PictureView | null;
  /** What the home page opens with, and what stands on the social cards of pages without a picture: in the place of a map. */
  hero: PictureView | null;
  card: PictureView | null;
}

/** A meta tag by which a search engine verifies the owner of the site. */
export interface VerificationTag {
  name: string;
  content: string;
}

/** The operator's counters; they load only after the visitor agrees. */
export interface Analytics {
  googleId: string | null;
  baiduId: string | null;
}

export const loadLayoutData: (language: Language) => Promise<LayoutData> = cachedBy(async (language) => {
  const [company, { verification, qrCodes, scenery, brand }, allSeries, solutions, counts] = await Promise.all([
    loadCompany(language),
    loadSiteMarks(language),
    loadSeries(language),
    listRecords("solutions", language),
    optionalOr(null, productCounts(language)),
  ]);
  // A series without a product would lead to an empty list.
  const series = allSeries.filter(({ key }) => !counts || counts.bySeries[key]);
  const missingPages = [
    ...(await findMissingPages(language)),
    ...(await switchedOffPaths()),
    ...(company.platformName ? [] : [paths.platform]),
    ...(company.platformName && scenery ? [] : [paths.console]),
    ...(series.some(({ key }) => key === SERIES_WITH_PAGE) ? [] : [paths.wireless]),
  ];
  return {
    ...(await writtenNavigation(language, missingPages)),
    origin: settings.siteUrl,
    missingPages,
    scenery,
    brand,
    company,
    series,
    solutions: solutions.map(({ slug, tab, name, tagline }) => ({ slug, tab, name, tagline })),
    productCount: counts?.total ?? null,
    buildCheckSeconds: settings.buildCheckSeconds,
    analytics: settings.analytics,
    ...(settings.wechat && { wechat: true as const }),
    verification,
    qrCodes,
  };
});

/** The layout as `/frame/{lang}.json` sends it. */
export const publishedLayoutData: (language: Language) => Promise<{ layout: LayoutData; json: string; version: string }> = cachedBy(
  async (language) => {
    const layout = await loadLayoutData(language);
    const json = JSON.stringify(layout);
    return { layout, json, version: fingerprint(json) };
  },
);

/** What the site shows to search engines and to phones that scan it. */
async function loadSiteMarks(language: Language): Promise<Pick<LayoutData, "verification" | "qrCodes" | "scenery" | "brand">> {
  const cms = await publishedContent();
  const site = await cms.findGlobal({
    slug: "site",
    locale: language,
    depth: 1,
    select: {
      verificationTags: true,
      qrCodes: true,
      scenery: true,
      logo: true,
      logoDark: true,
      mark: true,
      heroPicture: true,
      cardPicture: true,
      accent: true,
      typeface: true,
      typefaceFile: true,
    },
    populate: { media: { ...PICTURE_FIELDS, isVariable: true } },
  });
  return {
    verification: (site.verificationTags ?? [])
      .filter(({ name }) => isVerificationTag(name))
      .map(({ name, content }) => ({ name, content })),
    qrCodes: qrCodes(site.qrCodes ?? [], language),
    scenery: site.scenery === true,
    brand: {
      logo: pictureView(site.logo),
      logoDark: pictureView(site.logoDark),
      mark: pictureView(site.mark),
      hero: pictureView(site.heroPicture),
      card: pictureView(site.cardPicture),
      accent: site.accent ?? "",
      typeface: site.typeface ?? "",
      ownTypeface: ownTypeface(site.typefaceFile),
    },
  };
}

function ownTypeface(upload: Site["typefaceFile"]): OwnTypeface | null {
  const file = fileView(upload);
  return file && { url: file.url, size: file.size, isVariable: typeof upload === "object" && upload?.isVariable === true };
}

/** The company's names, contacts, links and registrations. */
export const loadCompany: (language: Language) => Promise<Company> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const [otherLanguage = language] = otherLanguages(language);
  const [site, other] = await Promise.all([
    cms.findGlobal({ slug: "site", locale: language, depth: 0 }),
    cms.findGlobal({ slug: "site", locale: otherLanguage, depth: 0, select: { name: true } }),
  ]);
  return {
    name: site.name,
    otherName: other.name,
    legalName: site.legalName,
    platformName: site.platformName ?? "",
    description: site.description,
    address: site.address ?? "",
    latitude: site.latitude ?? null,
    longitude: site.longitude ?? null,
    phone: site.phone ?? "",
    email: site.email ?? "",
    salesEmail: site.salesEmail || site.email || "",
    supportEmail: site.supportEmail || site.email || "",
    hours: site.hours ?? "",
    responsePromise: site.responsePromise,
    platformUrl: site.platformUrl ?? "",
    appStoreUrl: site.appStoreUrl ?? "",
    androidUrl: site.androidUrl ?? "",
    registrations: (site.registrations ?? []).map(({ label, text, link }) => ({ label: label ?? "", text, link: link ?? "" })),
    buying: {
      minimumOrder: site.purchase?.minimumOrder ?? null,
      sampleDays: site.purchase?.sampleDays ?? null,
      singlePieces: site.purchase?.singlePieces ?? null,
      seller: site.purchase?.seller ?? "",
      sellerUrl: site.purchase?.sellerUrl ?? "",
      fewestPieces: site.purchase?.fewestPieces ?? 1,
    },
  };
});

/** The series in the editors' order. */
export async function loadSeries(language: Language): Promise<SeriesEntry[]> {
  const series = await listRecords("series", language);
  return series.map(({ features, ...entry }) =>
    Object.assign(entry, { features: features.map(({ text }) => text), path: seriesPath(entry.key) }),
  );
}
