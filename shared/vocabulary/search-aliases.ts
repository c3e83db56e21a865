/** Buyers' names for the finder's values. */
import type { APPROVALS } from "./spec-codes.ts";

/**
 * Radio approvals by the ISO 3166-1 code of their country, from its radio authority or customs union; the first is the one that decides. A
 * country's other requirements are a question for its authority.
 */
export const APPROVALS_OF_COUNTRY: Readonly<Record<string, readonly (keyof typeof APPROVALS)[]>> = {
  ...forEach("AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR", ["ce"]),
  ...forEach("AM BY KG KZ RU", ["eac"]),
  ...forEach("AU NZ", ["rcm"]),
  AE: ["tdra"],
  AR: ["enacom"],
  BR: ["anatel"],
  CA: ["ised"],
  CL: ["subtel"],
  CN: ["srrc", "nal"],
  // Great Britain goes on recognizing CE for radio equipment.
  GB: ["ce", "ukca"],
  ID: ["sdppi"],
  IN: ["wpc"],
  JP: ["giteki"],
  KR: ["kc"],
  MX: ["ift"],
  MY: ["sirim"],
  SA: ["cst"],
  SG: ["imda"],
  TH: ["nbtc"],
  TW: ["ncc"],
  US: ["fcc"],
  ZA: ["icasa"],
};

/** The same for each country of a list of codes. */
function forEach<Value>(countries: string, value: Value): Record<string, Value> {
  return Object.fromEntries(countries.split(" ").map((code) => [code, value]));
}

/** Buyers' other names for the values of facets, by the parameters of the finder. */
export const ALSO_CALLED = {
  network: {
    // A device of category 1 bis is one of category 1 with a single antenna (3GPP TS 36.306).
    cat1: ["4g", "lte", "cat 1", "cat 1 bis"],
    cat1bis: ["4g", "lte", "cat 1", "cat 1 bis"],
    cat4: ["4g", "lte", "cat 4"],
    cat6: ["4g", "lte", "cat 6"],
    "nb-iot": ["nb", "窄带物联网"],
    "lte-m": ["lte", "cat m", "cat m1", "emtc"],
    umts: ["3g", "umts", "wcdma"],
    gsm: ["gsm", "2g", "gsm fallback", "gsm 回落"],
    lorawan: ["lora"],
    satellite: ["satellite communication", "卫星网络"],
  },
  mount: {
    magnetic: ["强磁", "磁铁", "magnet", "magnets"],
    screws: ["螺丝", "screw"],
    tape: ["adhesive tape"],
    ties: ["cable tie", "zip tie", "zip ties"],
    strap: ["挂绳", "绑带", "cord", "strap"],
    clip: ["clip", "clamp"],
    plug: ["即插"],
    smd: ["贴片", "smd", "soldered"],
  },
  power: {
    primary: ["primary cell"],
    rechargeable: ["充电电池", "rechargeable battery"],
    vehicle: [],
    solar: ["光伏", "solar powered", "solar panel", "太阳能板"],
  },
  satellites: { gps: [], beidou: ["bds"], glonass: ["格洛纳斯"], galileo: ["伽利略"], qzss: ["准天顶"], navic: ["irnss"], sbas: [] },
  radio: { wifi: [], bluetooth: ["ble", "蓝芽"] },
  cert: {
    // 3C alone means three degrees.
    ccc: ["3c认证", "3c 认证", "3c certification"],
    srrc: ["型号核准"],
    // Beside other words it is a verb.
    reach: [
      "reach认证",
      "reach 认证",
      "reach certificate",
      "reach certified",
      "reach certification",
      "reach compliance",
      "reach compliant",
    ],
    un383: ["un38.3", "un383"],
    atex: ["atex"],
    iecex: ["iecex"],
    r10: ["ece r10", "r10"],
    anatel: ["anatel"],
    enacom: ["enacom"],
    subtel: ["subtel"],
    ift: ["ift homologation"],
    ised: ["ised"],
    rcm: ["rcm"],
    giteki: ["giteki", "telec", "技适"],
    ncc: ["ncc"],
    kc: ["kc certification", "kc认证", "kc 认证"],
    wpc: ["wpc eta", "wpc"],
    nbtc: ["nbtc"],
    imda: ["imda"],
    sirim: ["sirim"],
    sdppi: ["sdppi", "postel"],
    icasa: ["icasa"],
    tdra: ["tdra"],
    cst: ["citc"],
    eac: ["eac"],
    nal: ["nal", "入网许可", "进网许可", "network access licence", "network access license"],
  },
} as const;
