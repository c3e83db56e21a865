/** A route of the site, with what its page must say before any script runs, in Chinese and English. */
import type { Language } from "#shared/languages.ts";
export interface SiteRoute {
  path: string;
  zh: string[];
  en: string[];
  /** A page of the same kind is in the list already: made by the same route, laid out alike. */
  alike?: boolean;
}

export const SITE_ROUTES: SiteRoute[] = [
  { path: "/", zh: ["产品系列", "解决方案", "核心优势", "公司介绍"], en: ["Product series", "Core advantages", "Company"] },
  {
    path: "/contact",
    zh: ["深圳", "+86 755 0000 0000", "hello@example.com", "主题"],
    en: ["Shenzhen", "+86 755 0000 0000", "hello@example.com", "Subject"],
  },
  { path: "/test-ssr", zh: ["服务端渲染时间", "尚未接管"], en: ["Rendered on the server", "has not taken over yet"] },
  { path: "/buy", zh: ["姓名", "邮箱", "国家"], en: ["Name", "E-mail", "Country"] },
  { path: "/join", zh: ["深圳", "+86 755 0000 0000", "hello@example.com"], en: ["Shenzhen", "+86 755 0000 0000", "hello@example.com"] },
  { path: "/mark-index", zh: ["CE", "FCC", "RoHS", "CCC"], en: ["CE", "FCC", "RoHS", "CCC"] },
  { path: "/brand", zh: ["价值观"], en: ["Value"] },
  { path: "/brand/aritcle", zh: ["品牌故事"], en: ["Brand story"] },
  { path: "/brand/company", zh: ["公司介绍"], en: ["Company"] },
  { path: "/brand/invention", zh: ["ZL"], en: ["ZL"] },
  { path: "/article", zh: ["行业资讯", "公司新闻", "全部年份"], en: ["Industry news", "Company news", "All years"] },
  { path: "/products", zh: ["无线超长待机", "有线定位系列", "OBD/TOX"], en: ["Wireless long standby", "Wired positioning", "OBD/TOX"] },
  { path: "/products/wireless", zh: ["A9", "365"], en: ["A9", "365"] },
  {
    path: "/products/v3",
    zh: ["应用场景", "技术规格", "资料下载", "购买", "相关配件", "85 × 42 × 14"],
    en: ["Application scenarios", "Specifications", "Downloads", "Purchase", "85 × 42 × 14"],
  },
  { path: "/products/compare?ids=a9,a7,v3", zh: ["A9", "A7", "V3", "待机时间"], en: ["A9", "A7", "V3", "Standby"] },
  { path: "/search?q=48V", zh: ["“48V”", "E1", "输入电压"], en: ["“48V”", "E1", "Input voltage"] },
  { path: "/products/m20", zh: ["GNSS", "±2.5"], en: ["GNSS", "±2.5"] },
  { path: "/services/faq", zh: ["常见问题"], en: ["FAQ"] },
  { path: "/services/about", zh: ["服务说明", "从选型到退役"], en: ["About our service", "business day"] },
  { path: "/services/support", zh: ["常见现象"], en: ["Common symptoms", "Look at three things first"] },
  { path: "/services/fault", zh: ["IMEI 或序列号", "指示灯"], en: ["IMEI or serial number", "What the light does"] },
  { path: "/services/oem-odm", zh: ["7 步", "80 项测试"], en: ["7 steps", "80 test items"] },
  { path: "/services/warranty", zh: ["24 个月", "12 个月"], en: ["24 months", "12 months"], alike: true },
  { path: "/services/data", zh: ["/products.json", "/mcp"], en: ["/en/products.json", "/mcp", "Good to know"] },
  { path: "/services/counts", zh: ["不用 Cookie"], en: ["What we count", "No cookie", "Global Privacy Control"] },
  { path: "/services/security", zh: ["security@example.com"], en: ["security@example.com", "What we ask of you"] },
  { path: "/services/videos", zh: ["用户使用", "产品安装"], en: ["User usage", "Product installation"] },
  { path: "/services/videos/v3-wiring", zh: ["产品安装视频", "更多视频"], en: ["Product installation videos", "More videos"] },
  {
    path: "/services/platform",
    zh: ["实时定位", "历史轨迹", "电子围栏", "远程控制", "监控报警", "远程监听", "报表统计", "授权号码", "多账号"],
    en: [
      "Real-time positioning",
      "Historical track",
      "Electronic fence",
      "Remote control",
      "Monitoring alarm",
      "Remote listening",
      "Report statistics",
      "Authorized numbers",
      "Multi-account",
    ],
  },
  {
    path: "/services/platform/console",
    zh: ["模拟车队", "实时定位", "电子围栏"],
    en: ["Simulated fleet", "Real-time positioning", "Electronic fence"],
  },
  { path: "/services/downloads", zh: ["资料下载", "立即下载", "第 1 页，共"], en: ["Downloads", "Download now", "page 1 of"] },
  {
    path: "/solutions",
    zh: ["电动车智能防控", "汽车金融风控", "企业车辆", "物流供应链", "人员定位", "联系我们", "查看产品"],
    en: [
      "Electric vehicle intelligent prevention and control",
      "Automotive finance risk control",
      "Enterprise vehicle",
      "Logistics supply chain",
      "Personnel positioning",
      "Contact Us",
      "View Products",
    ],
  },
  ...[
    "smart-vehicle",
    "logistics",
    "cold-chain",
    "personnel",
    "two-wheeler",
    "asset",
    "custom",
    "electric-bike",
    "motorcycle",
    "car-finance",
    "bicycle",
    "cbd",
  ].map((slug, index) => ({
    path: `/solutions/${slug}`,
    zh: ["系统架构", "应用场景", "技术规格", "联系我们"],
    en: ["Architecture", "Application scenarios", "Specifications", "Contact Us"],
    alike: index > 0,
  })),
];

/** One page of each kind. */
export const PAGE_KINDS = SITE_ROUTES.filter(({ alike }) => !alike);

export const LANGUAGES = ["zh", "en"] as const;

/** The address of a route in a language. */
export function address(path: string, language: Language): string {
  if (language === "zh") return path;
  return path === "/" ? "/en" : `/en${path}`;
}
