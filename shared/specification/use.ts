/** How and where a buyer means to use a product: what is asked of each line of the quote list. */
import type { Language } from "../languages.ts";
import { nameIn } from "../vocabulary/name-in.ts";
import type { Coverage } from "./standby.ts";
import type { BANDS } from "../vocabulary/spec-codes.ts";
import type { Bilingual, Names } from "../vocabulary/names.ts";

/** A number of minutes between reports as people say it. */
export function intervalName(minutes: number, language: Language): string {
  if (minutes === 1440) return nameIn({ zh: "每天 1 次", en: "Once a day" }, language);
  if (minutes === 60) return nameIn({ zh: "每小时", en: "Every hour" }, language);
  const hours = minutes / 60;
  const [name, count] = Number.isInteger(hours)
    ? [{ zh: "每 # 小时", en: "Every # h" }, hours]
    : [{ zh: "每 # 分钟", en: "Every # min" }, minutes];
  return nameIn(name, language).replace("#", String(count));
}

export interface Region extends Bilingual {
  /** The LTE bands of 3GPP TS 36.101 that public networks of the region carry such devices on. Empty: to be asked. */
  bands: readonly (keyof typeof BANDS)[];
  /** The countries of it, as codes of ISO 3166-1. Those of no region are elsewhere. */
  countries: string;
  /** What else the region, its parts or countries are called by those who look for it. */
  also: readonly string[];
}

/**
 * Where a product is used. The bands are those that operators of the region run widely (3GPP TS 36.101, table 5.5-1, gives each band
 * its frequencies; the regions' plans: MIIT for China, CEPT ECC/DEC/(15)01 and (06)13 for Europe, APT for Asia, FCC part 27 and 22 for
 * North America, CITEL for Latin America). They say what to check with an operator, not that a network is there.
 */
export const REGIONS: Record<string, Region> = {
  china: { zh: "中国", en: "China", bands: ["b1", "b3", "b5", "b8", "b34", "b39", "b40", "b41"], countries: "CN", also: [] },
  europe: {
    zh: "欧洲",
    en: "Europe",
    bands: ["b1", "b3", "b7", "b8", "b20", "b28", "b38"],
    countries:
      "AD AL AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA",
    also: ["european union", "european", "eu", "欧盟"],
  },
  "southeast-asia": {
    zh: "东南亚",
    en: "Southeast Asia",
    bands: ["b1", "b3", "b5", "b7", "b8", "b28", "b40"],
    countries: "BN KH ID LA MM MY PH SG TH TL VN",
    also: ["south east asia", "southeast asian", "asean", "东盟"],
  },
  "middle-east-africa": {
    zh: "中东与非洲",
    en: "Middle East, Africa",
    bands: ["b1", "b3", "b7", "b8", "b20", "b28"],
    countries:
      "AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IL IQ IR JO KE KM KW LB LR LS LY MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TG TN TZ UG YE YT ZA ZM ZW",
    also: ["mena", "middle eastern", "african", "gulf states", "海湾国家", "congo", "刚果"],
  },
  "north-america": {
    zh: "北美",
    en: "North America",
    bands: ["b2", "b4", "b5", "b12", "b13", "b25", "b26", "b66", "b71"],
    countries: "CA PR US VI",
    also: ["北美洲", "north american"],
  },
  "latin-america": {
    zh: "拉美",
    en: "Latin America",
    bands: ["b2", "b3", "b4", "b5", "b7", "b28", "b66"],
    countries: "AG AR BB BO BR BS BZ CL CO CR CU DM DO EC GD GF GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT UY VC VE",
    also: [
      "latam",
      "latin american",
      "south america",
      "south american",
      "central america",
      "caribbean",
      "拉丁美洲",
      "南美",
      "南美洲",
      "中美洲",
      "加勒比",
    ],
  },
  other: {
    zh: "其他",
    en: "Elsewhere",
    bands: [],
    countries: "",
    also: ["oceania", "大洋洲", "south asia", "南亚", "central asia", "中亚"],
  },
};

/** What else countries are called by those who look for them, by their codes of ISO 3166-1. */
export const ALSO_COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  AE: ["uae", "阿联酋"],
  BR: ["brazilian", "brasil"],
  CI: ["ivory coast"],
  CZ: ["czech republic"],
  DE: ["deutschland", "german"],
  ES: ["espana"],
  GB: ["uk", "great britain", "england"],
  HK: ["hong kong", "香港"],
  KR: ["korea"],
  MO: ["macao", "macau", "澳门"],
  MX: ["mexican"],
  SA: ["沙特"],
  TR: ["turkey"],
  US: ["usa", "united states of america"],
};

/** Bands that a device has to share with the networks of a region: with one alone it stands still where that is not run. */
export const ENOUGH_BANDS = 2;

/** The bands of a region that a device has. */
export function bandsIn({ bands }: Region, codes: readonly string[]): readonly string[] {
  return bands.filter((band) => codes.includes(band));
}

/** The same of the device that has most of them, where a product is sold as several. */
export function mostBandsIn(region: Region, devices: readonly (readonly string[])[]): readonly string[] {
  return devices.map((codes) => bandsIn(region, codes)).reduce((most, bands) => (bands.length > most.length ? bands : most), []);
}

/** How good the network is where a product is used. */
export const COVERAGE_NAMES: Record<Coverage, Bilingual> = {
  good: { zh: "良好", en: "Good" },
  fair: { zh: "一般", en: "Fair" },
  weak: { zh: "较弱", en: "Weak" },
};

/** How long a product lasts where and as it is used. */
export function reckonedName(days: number, language: Language): string {
  return nameIn({ zh: "约 # 天", en: "about # days" }, language).replace("#", String(days));
}

/** What they are called beside a line. */
export const USE_NAMES = {
  variant: { zh: "订货号", en: "Order code" },
  every: { zh: "上报间隔", en: "Report interval" },
  temperature: { zh: "平均温度", en: "Average temperature" },
  coverage: { zh: "信号覆盖", en: "Network coverage" },
  standby: { zh: "推算可用", en: "Calculated standby" },
  regions: { zh: "使用地区", en: "Used in" },
} as const satisfies Names;
