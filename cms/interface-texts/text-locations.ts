import type { Bilingual } from "../lib/i18n.ts";

interface Place {
  name: Bilingual;
  /** Where it can be looked at, in Chinese; null for what is in many places. */
  path: string | null;
}

const place = (zh: string, en: string, path: string | null = null): Place => ({ name: { zh, en }, path });

/** Where the texts of a file are seen, by the first part of their keys. */
const PLACES: Record<string, Place> = {
  analytics: place("访问统计的询问", "Question about statistics"),
  brand: place("品牌", "Brand", "/brand"),
  buy: place("询价页", "Enquiry", "/buy"),
  compare: place("产品对比", "Comparison", "/products/compare"),
  console: place("首页的平台演示", "Platform on the home page", "/"),
  contact: place("联系我们", "Contact", "/contact"),
  data: place("开放数据", "Data for programs", "/services/data"),
  datasheet: place("规格书", "Datasheets"),
  diagnostics: place("诊断页", "Diagnostics", "/test-ssr"),
  downloads: place("下载", "Downloads", "/services/downloads"),
  errors: place("出错的页面", "Error pages"),
  faq: place("常见问题", "Questions", "/services/faq"),
  finder: place("产品筛选", "Product finder", "/products"),
  footer: place("每一页的页脚", "Footer of every page", "/"),
  forms: place("各个表单", "All forms"),
  home: place("首页", "Home page", "/"),
  inventions: place("专利与发明", "Inventions", "/brand/invention"),
  join: place("加盟", "Join", "/join"),
  marks: place("认证与商标", "Marks", "/mark-index"),
  nav: place("每一页的页头", "Header of every page", "/"),
  news: place("新闻", "News", "/article"),
  platform: place("平台", "Platform", "/services/platform"),
  product: place("产品页", "Product pages"),
  products: place("产品", "Products", "/products"),
  quote: place("询价单", "Quote list", "/buy"),
  search: place("搜索", "Search", "/search"),
  counts: place("我们统计什么", "What we count", "/services/counts"),
  security: place("报告安全问题", "Security reports", "/services/security"),
  services: place("服务", "Services", "/services/about"),
  sheets: place("导出的表格", "Workbooks"),
  solutions: place("解决方案", "Solutions", "/solutions"),
  standby: place("待机计算", "Standby calculator"),
  ui: place("各处的控件", "Controls everywhere"),
  updates: place("新版本提示", "Notice of a new version"),
  videos: place("视频", "Films", "/services/videos"),
};

/** Where a text is seen; its own first word for a file that nobody named. */
export function locationOfText(key: string): Place {
  const [file = ""] = key.split(".");
  return PLACES[file] ?? place(file, file);
}
