import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import type { Bilingual } from "../lib/i18n.ts";

interface Place {
  name: Bilingual;
  /** The site path of a page with them; null for texts in many places. */
  path: string | null;
}

const place = (zh: string, en: string, path: string | null = null): Place => ({ name: { zh, en }, path });

/** The locations of texts that belong to no page, by the first part of their keys. */
const PLACES: Record<string, Place> = {
  analytics: place("访问统计的询问", "Question about statistics"),
  datasheet: place("规格书", "Datasheets"),
  diagnostics: place("诊断页", "Diagnostics", "/test-ssr"),
  errors: place("出错的页面", "Error pages"),
  finder: place("产品筛选", "Product finder", "/products"),
  footer: place("每一页的页脚", "Footer of every page", "/"),
  forms: place("各个表单", "All forms"),
  foundBy: place("搜索时还能找到各页面的说法", "Words that find the pages", "/search"),
  nav: place("每一页的页头", "Header of every page", "/"),
  product: place("产品页", "Product pages"),
  quote: place("询价单", "Quote list", "/buy"),
  services: place("服务", "Services", "/services/about"),
  sheets: place("导出的表格", "Workbooks"),
  standby: place("待机计算", "Standby calculator"),
  use: place("各国可用性", "Use in a country"),
  ui: place("各处的控件", "Controls everywhere"),
  updates: place("新版本提示", "Notice of a new version"),
};

/** The pages of the site, by the file of their texts. */
const PAGES: ReadonlyMap<string | undefined, Place> = new Map(listSitePages().map((page) => [page.texts, page]));

/** The location of a text; the first part of its key for an unknown file. */
export function locationOfText(key: string): Place {
  const [file = ""] = key.split(".");
  return PAGES.get(file) ?? PLACES[file] ?? place(file, file);
}
