/** How and where a buyer means to use a product: what is asked of each line of the quote list. */
import type { Coverage } from "../specification/standby.ts";
import type { BANDS } from "./selection.ts";
import type { Bilingual, Names } from "./names.ts";

/** A number of minutes between reports as people say it. */
export function intervalName(minutes: number): Bilingual {
  if (minutes === 1440) return { zh: "每天 1 次", en: "Once a day" };
  if (minutes === 60) return { zh: "每小时", en: "Every hour" };
  const hours = minutes / 60;
  return Number.isInteger(hours)
    ? { zh: `每 ${hours} 小时`, en: `Every ${hours} h` }
    : { zh: `每 ${minutes} 分钟`, en: `Every ${minutes} min` };
}

interface Region extends Bilingual {
  /** The LTE bands of 3GPP TS 36.101 that public networks of the region carry such devices on. Empty: to be asked. */
  bands: readonly (keyof typeof BANDS)[];
}

/**
 * Where a product is used. The bands are those that operators of the region run widely (3GPP TS 36.101, table 5.5-1, gives each band
 * its frequencies; the regions' plans: MIIT for China, CEPT ECC/DEC/(15)01 and (06)13 for Europe, APT for Asia, FCC part 27 and 22 for
 * North America, CITEL for Latin America). They say what to check with an operator, not that a network is there.
 */
export const REGIONS: Record<string, Region> = {
  china: { zh: "中国", en: "China", bands: ["b1", "b3", "b5", "b8", "b34", "b39", "b40", "b41"] },
  europe: { zh: "欧洲", en: "Europe", bands: ["b1", "b3", "b7", "b8", "b20", "b28", "b38"] },
  "southeast-asia": { zh: "东南亚", en: "Southeast Asia", bands: ["b1", "b3", "b5", "b7", "b8", "b28", "b40"] },
  "middle-east-africa": { zh: "中东与非洲", en: "Middle East, Africa", bands: ["b1", "b3", "b7", "b8", "b20", "b28"] },
  "north-america": { zh: "北美", en: "North America", bands: ["b2", "b4", "b5", "b12", "b13", "b25", "b26", "b66", "b71"] },
  "latin-america": { zh: "拉美", en: "Latin America", bands: ["b2", "b3", "b4", "b5", "b7", "b28", "b66"] },
  other: { zh: "其他", en: "Elsewhere", bands: [] },
};

/** How good the network is where a product is used. */
export const COVERAGE_NAMES: Record<Coverage, Bilingual> = {
  good: { zh: "良好", en: "Good" },
  fair: { zh: "一般", en: "Fair" },
  weak: { zh: "较弱", en: "Weak" },
};

/** How long a product lasts where and as it is used. */
export function reckonedName(days: number): Bilingual {
  return { zh: `约 ${days} 天`, en: `about ${days} days` };
}

/** What they are called beside a line. */
export const USE_NAMES = {
  every: { zh: "上报间隔", en: "Report interval" },
  temperature: { zh: "平均温度", en: "Average temperature" },
  coverage: { zh: "信号覆盖", en: "Network coverage" },
  standby: { zh: "推算可用", en: "Calculated standby" },
  regions: { zh: "使用地区", en: "Used in" },
} as const satisfies Names;
