import type { PlainKey } from "../desk-texts/say.ts";
import type { SitePart } from "./site-parts.ts";

/**
 * The pages in code: their paths, without language prefix. With an entry in `SITE_PAGES` below and a route in `app/routes.ts`, which
 * `app/routes.test.ts` compares, links, search, sitemap, menu, desk and redirects include a page. A separate table, because the browser
 * needs only the paths.
 */
export const PAGE_PATHS = {
  home: "/",
  products: "/products",
  wireless: "/products/wireless",
  compare: "/products/compare",
  solutions: "/solutions",
  services: "/services/about",
  support: "/services/support",
  fault: "/services/fault",
  platform: "/services/platform",
  console: "/services/platform/console",
  data: "/services/data",
  downloads: "/services/downloads",
  videos: "/services/videos",
  faq: "/services/faq",
  counts: "/services/counts",
  security: "/services/security",
  news: "/article",
  brand: "/brand",
  story: "/brand/aritcle",
  company: "/brand/company",
  inventions: "/brand/invention",
  marks: "/mark-index",
  buy: "/buy",
  contact: "/contact",
  join: "/join",
  search: "/search",
} as const;

type PageId = keyof typeof PAGE_PATHS;
/** The pages with a record of their own, which names them. */
type RecordPageId = "wireless" | "services" | "support" | "story" | "company";

/** The definition of a page besides its path. Texts are keys in `app/i18n/locales`. */
interface SitePage {
  /** Its name at the desk. */
  name: PlainKey;
  /** The file of its texts. */
  texts?: string;
  /** Its title and summary in the site's search, which does not find a page without them. */
  searchEntry?: { title: string; excerpt?: string };
  /** Its optional part of the site. */
  part?: SitePart;
  /** The part includes all pages below this one. */
  hasPagesBelow?: true;
  /** It has a form that posts to the page itself; the search only where nothing is found. */
  form?: true;
  /** The collection that it lists: the page does not exist while that is empty. */
  list?: string;
}

/** The pages without a record, in the desk's order. Pages with a record have its name, and the search finds them by it. */
export const SITE_PAGES = {
  home: { name: "Home", texts: "home" },
  products: {
    name: "Products",
    texts: "products",
    searchEntry: { title: "products.title", excerpt: "products.description" },
    list: "products",
  },
  compare: { name: "Compare products", texts: "compare" },
  solutions: {
    name: "Solutions",
    texts: "solutions",
    searchEntry: { title: "solutions.title", excerpt: "solutions.description" },
    part: "solutions",
    hasPagesBelow: true,
    list: "solutions",
  },
  platform: {
    name: "Tracking platform",
    texts: "platform",
    searchEntry: { title: "nav.platform", excerpt: "platform.intro" },
    part: "platform",
  },
  console: {
    name: "Platform to try",
    texts: "console",
    searchEntry: { title: "console.try", excerpt: "console.description" },
    part: "platform",
  },
  data: { name: "Data for programs", texts: "data", searchEntry: { title: "data.title", excerpt: "data.intro" } },
  downloads: {
    name: "Downloads (page)",
    texts: "downloads",
    searchEntry: { title: "downloads.title", excerpt: "downloads.description" },
    list: "downloads",
  },
  videos: {
    name: "Videos",
    texts: "videos",
    searchEntry: { title: "videos.title", excerpt: "videos.description" },
    part: "videos",
    hasPagesBelow: true,
    list: "videos",
  },
  faq: { name: "Questions and answers", texts: "faq", searchEntry: { title: "faq.title" }, list: "faqs" },
  counts: { name: "What we count", texts: "counts", searchEntry: { title: "counts.title", excerpt: "counts.intro" } },
  security: {
    name: "Security reports",
    texts: "security",
    searchEntry: { title: "security.title", excerpt: "security.intro" },
  },
  news: {
    name: "News",
    texts: "news",
    searchEntry: { title: "news.title", excerpt: "news.intro" },
    part: "news",
    hasPagesBelow: true,
    list: "articles",
  },
  brand: { name: "Brand", texts: "brand", searchEntry: { title: "nav.brand", excerpt: "nav.aboutText" }, list: "brands" },
  inventions: {
    name: "Inventions",
    texts: "inventions",
    searchEntry: { title: "inventions.title" },
    part: "inventions",
    list: "inventions",
  },
  marks: {
    name: "Marks",
    texts: "marks",
    searchEntry: { title: "marks.title", excerpt: "marks.intro" },
    part: "marks",
    list: "marks",
  },
  fault: {
    name: "Fault report",
    texts: "fault",
    searchEntry: { title: "fault.title", excerpt: "fault.intro" },
    form: true,
  },
  buy: {
    name: "Request a quote",
    texts: "buy",
    searchEntry: { title: "buy.title", excerpt: "buy.prices" },
    form: true,
    part: "quotes",
  },
  contact: {
    name: "Contact (page)",
    texts: "contact",
    searchEntry: { title: "contact.title", excerpt: "contact.intro" },
    form: true,
  },
  join: {
    name: "Become a partner",
    texts: "join",
    searchEntry: { title: "join.title", excerpt: "join.intro" },
    form: true,
    part: "partners",
  },
  search: { name: "Search", texts: "search", form: true },
} as const satisfies Record<Exclude<PageId, RecordPageId>, SitePage>;

/** The pages without a record. */
export type SitePageId = keyof typeof SITE_PAGES;

/** All of them with their paths. A function, so that the browser's bundle omits the table. */
export function listSitePages(): (SitePage & { id: SitePageId; path: string })[] {
  return (Object.keys(SITE_PAGES) as SitePageId[]).map((id) => Object.assign({ id, path: PAGE_PATHS[id] }, SITE_PAGES[id]));
}
