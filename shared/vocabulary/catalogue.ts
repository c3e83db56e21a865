/** The categories of products and solutions. */
import { keysOf, type Names } from "./names.ts";

/** The series with its own page; the others are parts of the list of products. */
export const SERIES_WITH_PAGE = "wireless";

/** The site path of a series, without language prefix. */
export function seriesPath(key: string): string {
  return key === SERIES_WITH_PAGE ? `/products/${SERIES_WITH_PAGE}` : partOfList(key);
}

/** The list of products of one series. */
export function partOfList(key: string): string {
  return `/products?series=${key}`;
}

/** The initial uses of solutions, in the order of their tabs. */
export const SOLUTION_USES = {
  ev: { zh: "电动车智能防控", en: "Electric vehicle intelligent prevention and control" },
  finance: { zh: "汽车金融风控", en: "Automotive finance risk control" },
  enterprise: { zh: "企业车辆", en: "Enterprise vehicle" },
  logistics: { zh: "物流供应链", en: "Logistics supply chain" },
  personnel: { zh: "人员定位", en: "Personnel positioning" },
} as const satisfies Names;

/** The stages of a product's life; the default is active. */
export const LIFE_STAGES = {
  active: { zh: "在售", en: "Active" },
  "not-for-new-designs": { zh: "不推荐用于新设计", en: "Not for new designs" },
  ended: { zh: "已停产", en: "Discontinued" },
} as const satisfies Names;
export type LifeStage = keyof typeof LIFE_STAGES;

/** The audiences of featured products on the home page, in its order. */
export const FEATURED_FOR = {
  vehicle: { zh: "车辆", en: "Vehicle" },
  personal: { zh: "人员", en: "Personal" },
  pet: { zh: "宠物", en: "Pet" },
} as const satisfies Names;
export type FeaturedFor = keyof typeof FEATURED_FOR;
export const FEATURED_KEYS = keysOf(FEATURED_FOR);
