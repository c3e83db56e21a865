import type { Bilingual } from "../../lib/i18n.ts";

interface SitePage {
  /** Without language prefix. */
  path: string;
  name: Bilingual;
}

const page = (path: string, zh: string, en: string): SitePage => ({ path, name: { zh, en } });

/** The pages of the site that no record makes. */
export const SITE_PAGES: readonly SitePage[] = [
  page("/", "首页", "Home"),
  page("/products", "产品", "Products"),
  page("/products/compare", "产品对比", "Compare products"),
  page("/solutions", "解决方案", "Solutions"),
  page("/services/platform", "定位平台", "Tracking platform"),
  page("/services/data", "开放数据", "Data for programs"),
  page("/services/downloads", "下载中心", "Downloads"),
  page("/services/videos", "视频", "Videos"),
  page("/services/faq", "常见问题", "Questions and answers"),
  page("/services/counts", "我们统计什么", "What we count"),
  page("/services/security", "报告安全问题", "Security reports"),
  page("/article", "新闻", "News"),
  page("/brand", "品牌", "Brand"),
  page("/brand/invention", "专利与发明", "Inventions"),
  page("/mark-index", "认证与商标", "Marks"),
  page("/buy", "询价", "Request a quote"),
  page("/contact", "联系我们", "Contact"),
  page("/join", "加盟合作", "Become a partner"),
  page("/search", "搜索", "Search"),
];
