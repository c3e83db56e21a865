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
  name: { zh: string; en: string };
  /** The file of its texts. */
  texts?: string;
  /** Its title and summary in the site's search, which does not find a page without them. */
  found?: { title: string; excerpt?: string };
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
  home: { name: { zh: "首页", en: "Home" }, texts: "home" },
  products: {
    name: { zh: "产品", en: "Products" },
    texts: "products",
    found: { title: "products.title", excerpt: "products.description" },
    list: "products",
  },
  compare: { name: { zh: "产品对比", en: "Compare products" }, texts: "compare" },
  solutions: {
    name: { zh: "解决方案", en: "Solutions" },
    texts: "solutions",
    found: { title: "solutions.title", excerpt: "solutions.description" },
    part: "solutions",
    hasPagesBelow: true,
    list: "solutions",
  },
  platform: {
    name: { zh: "定位平台", en: "Tracking platform" },
    texts: "platform",
    found: { title: "nav.platform", excerpt: "platform.intro" },
    part: "platform",
  },
  console: {
    name: { zh: "平台试用", en: "Platform to try" },
    texts: "console",
    found: { title: "console.try", excerpt: "console.description" },
    part: "platform",
  },
  data: { name: { zh: "开放数据", en: "Data for programs" }, texts: "data", found: { title: "data.title", excerpt: "data.intro" } },
  downloads: {
    name: { zh: "下载中心", en: "Downloads" },
    texts: "downloads",
    found: { title: "downloads.title", excerpt: "downloads.description" },
    list: "downloads",
  },
  videos: {
    name: { zh: "视频", en: "Videos" },
    texts: "videos",
    found: { title: "videos.title", excerpt: "videos.description" },
    part: "videos",
    hasPagesBelow: true,
    list: "videos",
  },
  faq: { name: { zh: "常见问题", en: "Questions and answers" }, texts: "faq", found: { title: "faq.title" }, list: "faqs" },
  counts: { name: { zh: "我们统计什么", en: "What we count" }, texts: "counts", found: { title: "counts.title", excerpt: "counts.intro" } },
  security: {
    name: { zh: "报告安全问题", en: "Security reports" },
    texts: "security",
    found: { title: "security.title", excerpt: "security.intro" },
  },
  news: {
    name: { zh: "新闻", en: "News" },
    texts: "news",
    found: { title: "news.title", excerpt: "news.intro" },
    part: "news",
    hasPagesBelow: true,
    list: "articles",
  },
  brand: { name: { zh: "品牌", en: "Brand" }, texts: "brand", found: { title: "nav.brand", excerpt: "nav.aboutText" }, list: "brands" },
  inventions: {
    name: { zh: "专利与发明", en: "Inventions" },
    texts: "inventions",
    found: { title: "inventions.title" },
    part: "inventions",
    list: "inventions",
  },
  marks: {
    name: { zh: "认证与商标", en: "Marks" },
    texts: "marks",
    found: { title: "marks.title", excerpt: "marks.intro" },
    part: "marks",
    list: "marks",
  },
  fault: {
    name: { zh: "报修", en: "Fault report" },
    texts: "fault",
    found: { title: "fault.title", excerpt: "fault.intro" },
    form: true,
  },
  buy: {
    name: { zh: "询价", en: "Request a quote" },
    texts: "buy",
    found: { title: "buy.title", excerpt: "buy.prices" },
    form: true,
    part: "quotes",
  },
  contact: {
    name: { zh: "联系我们", en: "Contact" },
    texts: "contact",
    found: { title: "contact.title", excerpt: "contact.intro" },
    form: true,
  },
  join: {
    name: { zh: "加盟合作", en: "Become a partner" },
    texts: "join",
    found: { title: "join.title", excerpt: "join.intro" },
    form: true,
    part: "partners",
  },
  search: { name: { zh: "搜索", en: "Search" }, texts: "search", form: true },
} as const satisfies Record<Exclude<PageId, RecordPageId>, SitePage>;

/** The pages without a record. */
export type SitePageId = keyof typeof SITE_PAGES;

/** All of them with their paths. A function, so that the browser's bundle omits the table. */
export function listSitePages(): (SitePage & { id: SitePageId; path: string })[] {
  return (Object.keys(SITE_PAGES) as SitePageId[]).map((id) => Object.assign({ id, path: PAGE_PATHS[id] }, SITE_PAGES[id]));
}
