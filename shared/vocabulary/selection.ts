/**
 * What buyers choose by: the codes that rows of a specification keep beside their text, so that a product is found by what
 * it is and not by how a sentence words it. Addresses of the finder use the same keys.
 */
import type { Bilingual, Names } from "./names.ts";

/** Names that are alike in both languages. */
function alike<Key extends string>(names: Record<Key, string>): Record<Key, Bilingual> {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, { zh: name, en: name }])) as Record<Key, Bilingual>;
}

export const NETWORKS = {
  cat1: { zh: "4G（LTE Cat 1）", en: "4G (LTE Cat 1)" },
  cat4: { zh: "4G（LTE Cat 4）", en: "4G (LTE Cat 4)" },
  "nb-iot": { zh: "NB-IoT", en: "NB-IoT" },
  "lte-m": { zh: "LTE-M", en: "LTE-M" },
  gsm: { zh: "GSM 回落", en: "GSM fallback" },
} as const satisfies Names;

/** LTE bands of 3GPP TS 36.101 that networks use for devices of this kind, then those of GSM. */
export const BANDS = alike({
  b1: "B1",
  b2: "B2",
  b3: "B3",
  b4: "B4",
  b5: "B5",
  b7: "B7",
  b8: "B8",
  b12: "B12",
  b13: "B13",
  b17: "B17",
  b18: "B18",
  b19: "B19",
  b20: "B20",
  b25: "B25",
  b26: "B26",
  b28: "B28",
  b34: "B34",
  b38: "B38",
  b39: "B39",
  b40: "B40",
  b41: "B41",
  b66: "B66",
  b71: "B71",
  gsm850: "GSM 850",
  gsm900: "GSM 900",
  gsm1800: "GSM 1800",
  gsm1900: "GSM 1900",
});

/** Degrees of IEC 60529: the first digit is against solids, the second against water. */
export const PROTECTION = alike({
  ip20: "IP20",
  ip30: "IP30",
  ip40: "IP40",
  ip54: "IP54",
  ip55: "IP55",
  ip65: "IP65",
  ip66: "IP66",
  ip67: "IP67",
  ip68: "IP68",
});

/** Whether a protection, as its two digits, is that degree or better: against solids and against water. */
export function isProtected(ip: number | null, wanted: number): boolean {
  return ip !== null && Math.floor(ip / 10) >= Math.floor(wanted / 10) && ip % 10 >= wanted % 10;
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
export const SUPPLIES = alike({ "12v": "12 V", "24v": "24 V", "36v": "36 V", "48v": "48 V", "60v": "60 V", "72v": "72 V", "80v": "80 V" });

export const SATELLITES = {
  gps: { zh: "GPS", en: "GPS" },
  beidou: { zh: "北斗", en: "BeiDou" },
  glonass: { zh: "GLONASS", en: "GLONASS" },
  galileo: { zh: "Galileo", en: "Galileo" },
} as const satisfies Names;

export const RADIOS = {
  wifi: { zh: "Wi-Fi", en: "Wi-Fi" },
  bluetooth: { zh: "蓝牙", en: "Bluetooth" },
} as const satisfies Names;

export const APPROVALS = alike({
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
});

/** Where the current comes from: the kinds of battery, and what the rows of input and solar panel imply. */
export const POWER_SOURCES = {
  ...BATTERIES,
  vehicle: { zh: "外部供电", en: "External supply" },
  solar: { zh: "太阳能", en: "Solar" },
} as const satisfies Names;

/** The networks where there is no room, as on a card. */
export const SHORT_NETWORKS: Record<keyof typeof NETWORKS, string> = {
  cat1: "Cat 1",
  cat4: "Cat 4",
  "nb-iot": "NB-IoT",
  "lte-m": "LTE-M",
  gsm: "GSM",
};
