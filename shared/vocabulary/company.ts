/** The categories of the company's own entries: brand, inventions, marks, claims. */
import { keysOf, type Names } from "./names.ts";

export const BRAND_KINDS = {
  value: { zh: "价值观", en: "Value" },
  milestone: { zh: "里程碑", en: "Milestone" },
  initiative: { zh: "行动", en: "Initiative" },
  story: { zh: "品牌故事", en: "Brand story" },
  company: { zh: "公司介绍", en: "Company introduction" },
} as const satisfies Names;

export const INVENTION_TYPES = {
  invention: { zh: "发明专利", en: "Invention patent" },
  utility: { zh: "实用新型", en: "Utility model" },
  design: { zh: "外观设计", en: "Design" },
  software: { zh: "软件著作权", en: "Software copyright" },
} as const satisfies Names;
export const INVENTION_TYPE_KEYS = keysOf(INVENTION_TYPES);

export const INVENTION_STATUSES = {
  granted: { zh: "已授权", en: "Granted" },
  published: { zh: "已公开", en: "Published" },
  pending: { zh: "审查中", en: "Pending" },
} as const satisfies Names;
export const INVENTION_STATUS_KEYS = keysOf(INVENTION_STATUSES);

export const MARK_KINDS = {
  certification: { zh: "认证标志", en: "Certification mark" },
  trademark: { zh: "商标", en: "Trade mark" },
} as const satisfies Names;

/** The places that use a reading of a claim. */
export const CLAIM_PLACES = {
  home: { zh: "首页", en: "Home page" },
  company: { zh: "公司介绍", en: "Company introduction" },
  brand: { zh: "品牌", en: "Brand" },
  platform: { zh: "平台", en: "Platform" },
  products: { zh: "产品", en: "Products" },
  services: { zh: "服务", en: "Services" },
  story: { zh: "品牌故事", en: "Brand story" },
} as const satisfies Names;
export type ClaimPlace = keyof typeof CLAIM_PLACES;
export const CLAIM_PLACE_KEYS = keysOf(CLAIM_PLACES);
