/**
 * The values of facets: codes that specification rows store beside their text, so that the finder depends on facts instead of wording. Its
 * addresses use the same keys.
 */
import type { Bilingual, Names } from "./names.ts";

/** Names that are the same in both languages. */
function sameInLanguages<Key extends string>(names: Record<Key, string>): Record<Key, Bilingual> {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, { zh: name, en: name }])) as Record<Key, Bilingual>;
}

export const NETWORKS = {
  cat1: { zh: "4G（LTE Cat 1）", en: "4G (LTE Cat 1)" },
  cat1bis: { zh: "4G（LTE Cat 1 bis）", en: "4G (LTE Cat 1 bis)" },
  cat4: { zh: "4G（LTE Cat 4）", en: "4G (LTE Cat 4)" },
  cat6: { zh: "4G（LTE Cat 6）", en: "4G (LTE Cat 6)" },
  "nb-iot": { zh: "NB-IoT", en: "NB-IoT" },
  "lte-m": { zh: "LTE-M", en: "LTE-M" },
  umts: { zh: "3G（UMTS/WCDMA）", en: "3G (UMTS/WCDMA)" },
  gsm: { zh: "2G（GSM）", en: "2G (GSM)" },
  lorawan: { zh: "LoRaWAN", en: "LoRaWAN" },
  satellite: { zh: "卫星通信", en: "Satellite network" },
} as const satisfies Names;

/**
 * LTE bands of 3GPP TS 36.101 that networks use for devices of this kind, those of GSM (TS 45.005) and UMTS (TS 25.101), and the plans of
 * LoRaWAN's regional parameters (RP002).
 */
export const BANDS = sameInLanguages({
  b1: "B1",
  b2: "B2",
  b3: "B3",
  b4: "B4",
  b5: "B5",
  b7: "B7",
  b8: "B8",
  b12: "B12",
  b13: "B13",
  b14: "B14",
  b17: "B17",
  b18: "B18",
  b19: "B19",
  b20: "B20",
  b25: "B25",
  b26: "B26",
  b27: "B27",
  b28: "B28",
  b34: "B34",
  b38: "B38",
  b39: "B39",
  b40: "B40",
  b41: "B41",
  b66: "B66",
  b71: "B71",
  b85: "B85",
  gsm850: "GSM 850",
  gsm900: "GSM 900",
  gsm1800: "GSM 1800",
  gsm1900: "GSM 1900",
  umts850: "UMTS 850",
  umts900: "UMTS 900",
  umts1700: "UMTS 1700",
  umts1900: "UMTS 1900",
  umts2100: "UMTS 2100",
  eu868: "EU868",
  us915: "US915",
  as923: "AS923",
  au915: "AU915",
  cn470: "CN470",
  in865: "IN865",
  kr920: "KR920",
});

/**
 * Degrees of IEC 60529 and, for 9K, of ISO 20653: the first digit is against solids, the second against water, X means untested. Sorted as
 * in the tables of both standards, which is not the order of inclusion: see `protectionOf`.
 */
export const PROTECTION = sameInLanguages({
  ip20: "IP20",
  ip30: "IP30",
  ip40: "IP40",
  ip41: "IP41",
  ip42: "IP42",
  ip43: "IP43",
  ip44: "IP44",
  ip50: "IP50",
  ip52: "IP52",
  ip53: "IP53",
  ip54: "IP54",
  ip55: "IP55",
  ip56: "IP56",
  ip64: "IP64",
  ip65: "IP65",
  ip66: "IP66",
  ip67: "IP67",
  ip68: "IP68",
  ip69: "IP69",
  ip69k: "IP69K",
  ipx4: "IPX4",
  ipx5: "IPX5",
  ipx6: "IPX6",
  ipx7: "IPX7",
  ipx8: "IPX8",
  ipx9k: "IPX9K",
});

/** The two digits of a protection code, with 0 for an untested one; null for other text. */
export function degreeOf(code: string): number | null {
  const [, solids, water] = /^ip([\dx])(\d)k?$/.exec(code) ?? [];
  return solids === undefined ? null : Number(solids === "x" ? 0 : solids) * 10 + Number(water);
}

/** The protection of a device: the first digit against solids, and all second digits against water that its codes include. */
export interface Protection {
  solids: number;
  water: readonly number[];
}

/**
 * The second digits that each one includes, by clause 6 of IEC 60529: up to 6 all below it; immersion (7, and 8, which is harder) no jets
 * (5, 6); and hot jets (9) neither jets nor immersion. A device tested for both has both codes.
 */
const INCLUDED: Readonly<Record<number, readonly number[]>> = { 7: [1, 2, 3, 4, 7], 8: [1, 2, 3, 4, 7, 8], 9: [1, 2, 3, 4, 9] };

function includedIn(water: number): readonly number[] {
  return INCLUDED[water] ?? Array.from({ length: water }, (_, index) => index + 1);
}

/** The combined protection of a device's codes: IP54/IPX7 is against dust and immersion. Null if none is a degree. */
export function protectionOf(codes: readonly string[]): Protection | null {
  const degrees = codes.flatMap((code) => degreeOf(code) ?? []);
  if (degrees.length === 0) return null;
  const water = new Set(degrees.flatMap((degree) => includedIn(degree % 10)));
  return { solids: Math.max(...degrees.map((degree) => Math.floor(degree / 10))), water: [...water].sort((one, other) => one - other) };
}

/** Whether a protection includes a degree, given as two digits: against solids and against water. */
export function isProtected(protection: Protection | null, required: number): boolean {
  if (!protection) return false;
  const water = required % 10;
  return protection.solids >= Math.floor(required / 10) && (water === 0 || protection.water.includes(water));
}

/** Whether a protection includes another one. */
export function includesProtection(one: Protection, other: Protection): boolean {
  return one.solids >= other.solids && other.water.every((digit) => one.water.includes(digit));
}

/** Whether no other degree includes this one. */
export function isHighestDegree(degree: number): boolean {
  return Math.floor(degree / 10) === 6 && [6, 8, 9].includes(degree % 10);
}

export const MOUNTS = {
  magnetic: { zh: "磁吸", en: "Magnetic" },
  screws: { zh: "螺钉", en: "Screws" },
  tape: { zh: "胶带", en: "Tape" },
  ties: { zh: "扎带", en: "Cable ties" },
  strap: { zh: "挂绳或绑带", en: "Cord or strap" },
  clip: { zh: "夹持", en: "Clip or clamp" },
  plug: { zh: "插接", en: "Plug-in" },
  smd: { zh: "贴片焊接", en: "Soldered (SMD)" },
} as const satisfies Names;

export const BATTERIES = {
  primary: { zh: "一次电池", en: "Primary battery" },
  rechargeable: { zh: "可充电", en: "Rechargeable" },
} as const satisfies Names;

/** Nominal supplies, in volts. */
export const SUPPLIES = sameInLanguages({
  "12v": "12 V",
  "24v": "24 V",
  "36v": "36 V",
  "48v": "48 V",
  "60v": "60 V",
  "72v": "72 V",
  "80v": "80 V",
});

export const SATELLITES = {
  gps: { zh: "GPS", en: "GPS" },
  beidou: { zh: "北斗", en: "BeiDou" },
  glonass: { zh: "GLONASS", en: "GLONASS" },
  galileo: { zh: "Galileo", en: "Galileo" },
  qzss: { zh: "QZSS（准天顶）", en: "QZSS" },
  navic: { zh: "NavIC", en: "NavIC" },
  sbas: { zh: "SBAS 增强", en: "SBAS" },
} as const satisfies Names;

export const RADIOS = {
  wifi: { zh: "Wi-Fi", en: "Wi-Fi" },
  bluetooth: { zh: "蓝牙", en: "Bluetooth" },
} as const satisfies Names;

/** The connections of other devices, by the row that names them. */
export const SERIAL_PORTS = {
  rs232: { zh: "RS-232", en: "RS-232" },
  rs485: { zh: "RS-485", en: "RS-485" },
  uart: { zh: "UART（TTL）", en: "UART (TTL)" },
  usb: { zh: "USB", en: "USB" },
  "1-wire": { zh: "1-Wire", en: "1-Wire" },
} as const satisfies Names;

export const VEHICLE_BUSES = {
  can: { zh: "CAN", en: "CAN" },
  obd2: { zh: "OBD-II", en: "OBD-II" },
  "k-line": { zh: "K-Line", en: "K-Line" },
} as const satisfies Names;

export const INPUTS_OUTPUTS = {
  "digital-in": { zh: "数字输入", en: "Digital input" },
  "analogue-in": { zh: "模拟输入", en: "Analogue input" },
  output: { zh: "输出", en: "Output" },
  relay: { zh: "继电器", en: "Relay" },
} as const satisfies Names;

export const APPROVALS = {
  ...sameInLanguages({
    ce: "CE",
    fcc: "FCC",
    ccc: "CCC",
    srrc: "SRRC",
    rohs: "RoHS",
    reach: "REACH",
    un383: "UN 38.3",
    "e-mark": "E-mark",
    ukca: "UKCA",
    ptcrb: "PTCRB",
    gcf: "GCF",
    atex: "ATEX",
    iecex: "IECEx",
  }),
  r10: { zh: "E-mark R10（电磁兼容）", en: "E-mark R10 (EMC)" },
  anatel: { zh: "Anatel（巴西）", en: "Anatel (Brazil)" },
  enacom: { zh: "ENACOM（阿根廷）", en: "ENACOM (Argentina)" },
  subtel: { zh: "SUBTEL（智利）", en: "SUBTEL (Chile)" },
  ift: { zh: "IFT（墨西哥）", en: "IFT (Mexico)" },
  ised: { zh: "ISED（加拿大）", en: "ISED (Canada)" },
  rcm: { zh: "RCM（澳大利亚、新西兰）", en: "RCM (Australia, New Zealand)" },
  giteki: { zh: "技适（日本）", en: "Giteki (Japan)" },
  kc: { zh: "KC（韩国）", en: "KC (South Korea)" },
  ncc: { zh: "NCC（中国台湾）", en: "NCC (Taiwan)" },
  wpc: { zh: "WPC ETA（印度）", en: "WPC ETA (India)" },
  nbtc: { zh: "NBTC（泰国）", en: "NBTC (Thailand)" },
  imda: { zh: "IMDA（新加坡）", en: "IMDA (Singapore)" },
  sirim: { zh: "SIRIM（马来西亚）", en: "SIRIM (Malaysia)" },
  sdppi: { zh: "SDPPI（印度尼西亚）", en: "SDPPI (Indonesia)" },
  icasa: { zh: "ICASA（南非）", en: "ICASA (South Africa)" },
  tdra: { zh: "TDRA（阿联酋）", en: "TDRA (United Arab Emirates)" },
  cst: { zh: "CST（沙特阿拉伯）", en: "CST (Saudi Arabia)" },
  eac: { zh: "EAC（欧亚经济联盟）", en: "EAC (Eurasian Economic Union)" },
  nal: { zh: "进网许可（中国）", en: "NAL (China's network access licence)" },
} as const satisfies Names;

/** Power sources besides a battery, which the rows for input and solar panel imply. */
export const OTHER_SUPPLIES = {
  vehicle: { zh: "外部供电", en: "External supply" },
  solar: { zh: "太阳能", en: "Solar" },
} as const satisfies Names;

/** Short names of networks, for cards. */
export const SHORT_NETWORKS: Partial<Names> = {
  ...sameInLanguages({
    cat1: "Cat 1",
    cat1bis: "Cat 1 bis",
    cat4: "Cat 4",
    cat6: "Cat 6",
    "nb-iot": "NB-IoT",
    "lte-m": "LTE-M",
    umts: "3G",
    gsm: "2G",
    lorawan: "LoRaWAN",
  }),
  satellite: { zh: "卫星", en: "Satellite" },
};
