import { listSitePages } from "./site-pages.ts";

/** Optional parts of the site, with their names for staff. */
export const SITE_PARTS = {
  platform: { zh: "定位平台", en: "Tracking platform" },
  solutions: { zh: "解决方案", en: "Solutions" },
  news: { zh: "新闻", en: "News" },
  videos: { zh: "视频", en: "Videos" },
  inventions: { zh: "专利与发明", en: "Inventions" },
  marks: { zh: "认证与商标", en: "Marks" },
  partners: { zh: "加盟合作", en: "Become a partner" },
  model: { zh: "产品三维模型", en: "Products in 3D" },
  calculator: { zh: "待机计算器", en: "Standby calculator" },
  quotes: { zh: "询价单", en: "Quote list" },
} as const;

export type SitePart = keyof typeof SITE_PARTS;

/**
 * The paths of the pages of each part: site paths, without an extension; `/*` means all below. A part without pages belongs to a product's
 * page.
 */
export function pathsOfParts(parts: Iterable<SitePart>): string[] {
  const off = new Set(parts);
  const pages = listSitePages().filter(({ part }) => part && off.has(part));
  return [...pages.map(({ path }) => path), ...pages.filter(({ hasPagesBelow }) => hasPagesBelow).map(({ path }) => `${path}/*`)];
}

/** Whether a site path matches one of the patterns, where `/*` at the end means all below. */
export function isAmongPaths(some: readonly string[], path: string): boolean {
  return some.some((one) => (one.endsWith("/*") ? path.startsWith(one.slice(0, -1)) : one === path));
}
