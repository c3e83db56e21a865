/** How and where a buyer means to use a product: what is asked of each line of the quote list. */
import type { Language } from "../languages.ts";
import { nameIn } from "../vocabulary/name-in.ts";
import type { Coverage } from "./standby.ts";
import { memoizeWeak } from "../lib/memoize-weak.ts";
import type { Device } from "./variants.ts";
import { codeNames } from "./format.ts";
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

type Band = keyof typeof BANDS;
/** What carries a device's data, as far as places run it on bands of its own. */
type Technology = "lte" | "lte-m" | "nb-iot" | "umts" | "gsm" | "lorawan";

export interface Region extends Bilingual {
  /** The bands that public networks of the region carry devices on, by technology. Empty: to be asked. */
  bands: Readonly<Partial<Record<Technology, readonly Band[]>>>;
  /** The countries of it, as codes of ISO 3166-1. Those of no region are elsewhere. */
  countries: string;
  /** What else the region, its parts or countries are called by those who look for it. */
  also: readonly string[];
}

/**
 * Where a product is used. The bands are those that operators of the region run widely. LTE: 3GPP TS 36.101, table 5.5-1, by the regions'
 * plans (MIIT for China, CEPT ECC/DEC/(15)01 and (06)13 for Europe, APT for Asia, FCC part 27 and 22 for North America, CITEL for Latin
 * America); LTE-M and NB-IoT: the few of them that GSMA's list of mobile IoT networks has there. GSM (TS 45.005) and UMTS (TS 25.101) stand
 * where they are not shut down: in North America both are, in China and Europe UMTS. LoRaWAN: RP002-1.0.4. They say what to check with an
 * operator, not that a network is there.
 */
export const REGIONS: Record<string, Region> = {
  china: {
    zh: "中国",
    en: "China",
    bands: {
      lte: ["b1", "b3", "b5", "b8", "b34", "b39", "b40", "b41"],
      "nb-iot": ["b3", "b5", "b8"],
      gsm: ["gsm900", "gsm1800"],
      lorawan: ["cn470"],
    },
    countries: "CN",
    also: [],
  },
  europe: {
    zh: "欧洲",
    en: "Europe",
    bands: {
      lte: ["b1", "b3", "b7", "b8", "b20", "b28", "b38"],
      "lte-m": ["b3", "b8", "b20", "b28"],
      "nb-iot": ["b3", "b8", "b20", "b28"],
      gsm: ["gsm900", "gsm1800"],
      lorawan: ["eu868"],
    },
    countries:
      "AD AL AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA",
    also: ["european union", "european", "eu", "欧盟"],
  },
  "southeast-asia": {
    zh: "东南亚",
    en: "Southeast Asia",
    bands: {
      lte: ["b1", "b3", "b5", "b7", "b8", "b28", "b40"],
      "lte-m": ["b3", "b8", "b28"],
      "nb-iot": ["b3", "b5", "b8", "b28"],
      umts: ["umts900", "umts2100"],
      gsm: ["gsm900", "gsm1800"],
      lorawan: ["as923"],
    },
    countries: "BN KH ID LA MM MY PH SG TH TL VN",
    also: ["south east asia", "southeast asian", "asean", "东盟"],
  },
  "middle-east-africa": {
    zh: "中东与非洲",
    en: "Middle East, Africa",
    bands: {
      lte: ["b1", "b3", "b7", "b8", "b20", "b28"],
      "lte-m": ["b3", "b8", "b20", "b28"],
      "nb-iot": ["b3", "b8", "b20", "b28"],
      umts: ["umts900", "umts2100"],
      gsm: ["gsm900", "gsm1800"],
      lorawan: ["eu868"],
    },
    countries:
      "AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IL IQ IR JO KE KM KW LB LR LS LY MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TG TN TZ UG YE YT ZA ZM ZW",
    also: ["mena", "middle eastern", "african", "gulf states", "海湾国家", "congo", "刚果"],
  },
  "north-america": {
    zh: "北美",
    en: "North America",
    bands: {
      lte: ["b2", "b4", "b5", "b12", "b13", "b25", "b26", "b66", "b71"],
      "lte-m": ["b2", "b4", "b5", "b12", "b13", "b25", "b26", "b66"],
      "nb-iot": ["b2", "b4", "b12", "b13", "b66", "b71"],
      lorawan: ["us915"],
    },
    countries: "CA PR US VI",
    also: ["北美洲", "north american"],
  },
  "latin-america": {
    zh: "拉美",
    en: "Latin America",
    bands: {
      lte: ["b2", "b3", "b4", "b5", "b7", "b28", "b66"],
      "lte-m": ["b2", "b3", "b4", "b5", "b28"],
      "nb-iot": ["b2", "b3", "b4", "b5", "b28"],
      umts: ["umts850", "umts1900"],
      gsm: ["gsm850", "gsm1900"],
      lorawan: ["au915", "us915"],
    },
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
    bands: {},
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

/**
 * Bands of one technology that a device has to share with the networks of a region: with one alone it stands still where that is not run.
 * A plan of LoRaWAN is that of a whole region.
 */
export const ENOUGH_BANDS = 2;
const enoughOf = (technology: Technology) => (technology === "lorawan" ? 1 : ENOUGH_BANDS);

/** The technologies that a device works by, of those that have LTE's bands; LTE as phones have it where nothing else is stated. */
function isOnBoard(technology: Technology, networks: readonly string[]): boolean {
  if (technology === "lte-m" || technology === "nb-iot") return networks.includes(technology);
  if (technology !== "lte") return true;
  return networks.some((network) => network.startsWith("cat")) || !networks.some((network) => network === "lte-m" || network === "nb-iot");
}

/** The networks of one technology in a region as a device meets them. */
export interface MetNetwork {
  technology: Technology;
  /** The bands that they run on, and whether the device has each. */
  bands: readonly { band: Band; isShared: boolean }[];
  /** It has enough of them to work. */
  isEnough: boolean;
}

/** The networks of a region by technology, of those that a device works by. */
export function metNetworks({ bands }: Region, device: Device): MetNetwork[] {
  return technologiesIn(bands)
    .filter(([technology]) => isOnBoard(technology, device.networks))
    .map(([technology, run]) => {
      const runBands = run.map((band) => ({ band, isShared: device.bands.includes(band) }));
      return { technology, bands: runBands, isEnough: sharedOf(runBands).length >= enoughOf(technology) };
    });
}

/** Those of some bands that a device has. */
export function sharedOf(bands: MetNetwork["bands"]): Band[] {
  return bands.flatMap(({ band, isShared }) => (isShared ? [band] : []));
}

/** The bands that a device shares with the networks of a region, and whether they are enough of one technology. */
export interface SharedBands {
  bands: readonly string[];
  isEnough: boolean;
}

/** The bands that a device has of a region's. */
export function sharedBands(region: Region, device: Device): SharedBands {
  const networks = metNetworks(region, device);
  return { bands: [...new Set(networks.flatMap(({ bands }) => sharedOf(bands)))], isEnough: networks.some(({ isEnough }) => isEnough) };
}

/** The one of some devices that suits a region best; undefined where there is none. */
export function bestDevice(region: Region, devices: readonly Device[]): Device | undefined {
  const rankOf = (device: Device) => {
    const { bands, isEnough } = sharedBands(region, device);
    return bands.length + (isEnough ? Object.keys(region.bands).length * 100 : 0);
  };
  return [...devices].sort((one, other) => rankOf(other) - rankOf(one))[0];
}

/** The same of the device that suits a region best, where a product is sold as several. */
export function bestSharedBands(region: Region, devices: readonly Device[]): SharedBands {
  const best = bestDevice(region, devices);
  return best ? sharedBands(region, best) : { bands: [], isEnough: false };
}

/** The regions in whose networks one of some devices has enough bands. */
export const regionsFitting: (devices: readonly Device[]) => ReadonlySet<string> = memoizeWeak(
  (devices) => new Set(Object.keys(REGIONS).filter((region) => bestSharedBands(REGIONS[region] as Region, devices).isEnough)),
);

/** The region of each country whose networks are known, by its code of ISO 3166-1. */
export const REGION_OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(REGIONS).flatMap(([region, { countries }]) =>
    countries ? countries.split(" ").map((code) => [code, region] as const) : [],
  ),
);

/** What the technologies are called before their bands; the bands of the others say it themselves. */
export const TECHNOLOGY_NAMES: Partial<Record<Technology, string>> = { lte: "LTE", "lte-m": "LTE-M", "nb-iot": "NB-IoT" };

/** The bands of a region's networks as they are listed: `LTE B1 / B3, GSM 900 / GSM 1800, EU868`; empty where they are not known. */
export function bandsText({ bands }: Region, language: Language): string {
  return technologiesIn(bands)
    .map(([technology, run]) => [TECHNOLOGY_NAMES[technology], codeNames("bands", run, language).join(" / ")].filter(Boolean).join(" "))
    .join("; ");
}

function technologiesIn(bands: Region["bands"]): [Technology, readonly Band[]][] {
  return Object.entries(bands) as [Technology, readonly Band[]][];
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
