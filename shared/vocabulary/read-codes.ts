/** Reads codes of rows from people's names for them. */
import { KNOWN_LANGUAGES } from "../languages.ts";
import { memoizeWeak } from "../lib/memoize-weak.ts";
import { ALSO_CALLED } from "./search-aliases.ts";
import { nameIn } from "./name-in.ts";
import { isNo, isYes } from "./yes-no.ts";
import type { Names } from "./names.ts";
import { SHORT_NETWORKS } from "./spec-codes.ts";
import { codesOf, SPEC_ROWS, specDefinition, specRows, type SpecDefinition, type SpecKey } from "./spec-rows.ts";

/** The finder's facet of rows whose codes have further names. */
const FACETS: Partial<Record<SpecKey, keyof typeof ALSO_CALLED>> = {
  network: "network",
  mounting: "mount",
  battery_type: "power",
  satellites: "satellites",
  bluetooth: "radio",
  certification: "cert",
};
/** Names of codes in datasheets that buyers do not use. */
const WRITTEN_AS: Partial<Record<SpecKey, Readonly<Record<string, readonly string[]>>>> = {
  network: {
    "lte-m": ["LTE Cat M1", "LTE Cat-M"],
    "nb-iot": ["NB1", "NB2", "Cat NB1", "Cat NB2"],
    gsm: ["GPRS", "EDGE", "EGPRS"],
    umts: ["HSPA", "HSDPA", "DC-HSPA"],
  },
  battery_type: {
    rechargeable: ["Li-ion", "Lithium-ion", "Li-Po", "Li-Polymer", "Lithium polymer", "LiFePO4", "Ni-MH"],
    primary: ["Li-SOCl2", "Li-MnO2", "LTC", "Alkaline", "Li-ion primary", "Lithium primary"],
  },
  inputs_outputs: {
    "digital-in": ["DIN", "DI", "Entradas digitales", "Digitaleingänge"],
    "analogue-in": ["AIN", "AI", "Analog input", "Entradas analógicas", "Analogeingänge"],
    output: ["DOUT", "DO", "OUT", "Digital output", "Salida digital", "Salidas digitales", "Digitalausgang", "Digitalausgänge", "Ausgänge"],
  },
  vehicle_bus: { can: ["J1939", "CAN bus", "CAN 2.0", "CAN 2.0A", "CAN 2.0B"] },
  mounting: {
    magnetic: ["Strong magnet", "Strong magnets", "Magnet mount"],
    screws: ["Bolts", "Bolt", "Screw mount", "Fixed installation", "Rivets"],
    tape: ["Double-sided tape", "3M tape", "Adhesive"],
    strap: ["Lanyard", "Collar", "Hook and loop", "Velcro"],
    clip: ["Carabiner", "Belt clip"],
    plug: ["OBD socket", "OBD-II socket", "OBD plug", "Plug and play", "Plug & Play OBD"],
  },
  certification: { ce: ["RED", "CE RED"], ised: ["IC", "Industry Canada"] },
  // The full names of LoRaWAN's regional parameters.
  bands: {
    eu868: ["EU863-870"],
    us915: ["US902-928"],
    au915: ["AU915-928"],
    cn470: ["CN470-510"],
    as923: ["AS923-1", "AS923-2", "AS923-3", "AS923-4"],
    kr920: ["KR920-923"],
    in865: ["IN865-867"],
  },
};
/** Additions to the values of a row that are none: degrees of protection from impact (IEC 62262). */
const BESIDE: Partial<Record<SpecKey, RegExp>> = { protection: /^IK\s?\d{2}$/i };
/** A count before or after a name: 2 DIN, RS-232 x 2, DOUT 2, DIN: 2. */
const COUNT = /^\d+\s*[×x]?\s+|(?:(?<!\s)\s*[×x:：]\s*|\s)\d+$/i;
/** The separators between names of codes. */
const BETWEEN = /[,，、;；/|\n()（）]|\s\+\s|\+(?=\p{L})|(?:\s(?:and|or|und|oder|y|o)\s)|和|及|或/iu;
/** Words of a list of bands, with their separators. */
const BAND_WORDS = /(?<![\s,，、;；/|:：()（）+])(?<before>[\s,，、;；/|:：()（）+]*)(?<word>[^\s,，、;；/|:：()（）+]+)/gu;
/** A band by its number, or by its megahertz. */
const BAND = /^(?:b|band)?(\d{1,4})[a-f]?(?:MHz)?$/i;
/** Technologies, as prefixes of the codes of their bands, by the words before or after numbers of bands. */
type Technology = "b" | "gsm" | "umts" | "lorawan";
const TECHNOLOGIES: readonly (readonly [Technology, RegExp])[] = [
  ["gsm", /^(?:[EPR]?-?GSM|E?GPRS|EDGE|DCS|PCS|2G)(?=$|-?B?\d)-?/i],
  ["umts", /^(?:W-?CDMA|UMTS|DC-HSPA\+?|HS[DU]?PA\+?|3G)(?=$|-?B?\d)-?/i],
  ["b", /^(?:E-UTRA|FDD-LTE|TDD-LTE|LTE-?M|LTE-?FDD|LTE-?TDD|LTE|FDD|TDD|NB-?IoT|4G)(?=$|-?B?\d)-?/i],
  ["lorawan", /^LoRa(?:WAN)?$/i],
];
/** Words without a meaning beside bands. */
const BESIDE_BANDS = /^(?:MHz|bands?|频段|Bänder|bandas?)?$/i;
/** Categories of LTE, whose numbers are not bands. */
const CATEGORY = /(?:LTE[-\s]?)?Cat[-.\s]*(?:NB[12]?|M[12]?|\d\d?(?:\s*bis)?)(?![\p{L}\d])/giu;
/**
 * The megahertz of bands by their numbers: those of GSM (3GPP TS 45.005 lists them with the numbers of TS 36.101) and UMTS (TS 25.101).
 */
const BANDS_IN_MHZ: Readonly<Partial<Record<Technology, Readonly<Record<number, number>>>>> = {
  gsm: { 2: 1900, 3: 1800, 5: 850, 8: 900 },
  umts: { 1: 2100, 2: 1900, 4: 1700, 5: 850, 8: 900 },
};
/** Words for missing or optional features. */
const RESERVED =
  /(?<!\p{L})(?:no|not|non|none|without|except|option|optional|optionally|ohne|nicht|kein|keine|sin)(?!\p{L})|无|不|没有|可选|选配/iu;
/** Words that state the absence. */
const NONE = /^(?:no|none|not|without|n\/?a|nein|ohne|sin|ninguno|无|没有|不)(?![a-z])|^[-–—]$/i;
/** Signs that make a value a limit: ≤36 V is not the supply of 36 V. */
const LIMIT = /[<>≤≥≦≧±~≈]/;

/** A name for comparison: only lower-case letters and digits. */
export function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The unambiguous names of a vocabulary's values. @param also further names by value */
export function valuesByName(names: Names, also: Readonly<Record<string, readonly string[]>> = {}): ReadonlyMap<string, string> {
  const codesByName = new Map<string, string>();
  const shared = new Set<string>();
  for (const [value, labels] of Object.entries(names))
    for (const name of [...Object.values(labels), ...(also[value] ?? [])].map(plainName)) {
      if (codesByName.has(name) && codesByName.get(name) !== value) shared.add(name);
      codesByName.set(name, value);
    }
  for (const name of shared) codesByName.delete(name);
  // The key of a value takes precedence over all names.
  for (const value of Object.keys(names)) codesByName.set(plainName(value), value);
  return codesByName;
}

/** The names of the current rows' codes. */
const namesInForce = memoizeWeak((_rows: ReturnType<typeof specRows>) => new Map<string, ReadonlyMap<string, string>>());

/** The code of a row by its name, regardless of case; null for none. */
export function codeNamed(key: string, name: string): string | null {
  if (LIMIT.test(name)) return null;
  const namesOfRow = namesInForce(specRows());
  let names = namesOfRow.get(key);
  if (!names) {
    const facet = FACETS[key as SpecKey];
    const also: Record<string, readonly string[]> = facet ? { ...ALSO_CALLED[facet] } : {};
    if (key === "network")
      for (const [code, short] of Object.entries(SHORT_NETWORKS))
        if (short) also[code] = [...(also[code] ?? []), short.zh, short.en, `LTE ${short.en}`];
    for (const [code, names] of Object.entries(WRITTEN_AS[key as SpecKey] ?? {})) also[code] = [...(also[code] ?? []), ...names];
    // The maker's own name of a code takes precedence over general names.
    names = new Map([...valuesByName(namesElsewhere(key)), ...valuesByName(codesOf(key), also)]);
    namesOfRow.set(key, names);
  }
  return names.get(plainName(name)) ?? null;
}

const BUILT_IN: Readonly<Record<string, SpecDefinition>> = SPEC_ROWS;

/** The built-in names of a row's codes in every language, because sheets may be in other languages than the site. */
function namesElsewhere(key: string): Names {
  const builtIn = BUILT_IN[key]?.codes;
  if (!builtIn) return {};
  const present = Object.entries(builtIn).filter(([code]) => code in codesOf(key));
  return Object.fromEntries(
    present.map(([code, name]) => [
      code,
      { zh: name.zh, en: name.en, ...Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, nameIn(name, language)])) },
    ]),
  );
}

/** The codes of a text that consists only of their names in a language, `Magnetic, Screws`; empty for any other. */
export function codesSpelt(key: string, text: string): string[] {
  const spellings = spellingsOf(key);
  const codes = text
    .split(BETWEEN)
    .filter((part) => part.trim() !== "")
    .map((part) => (LIMIT.test(part) ? undefined : spellings.get(plainName(part))));
  return codes.every((code) => code !== undefined) ? codes : [];
}

const spellingsInForce = memoizeWeak((_rows: ReturnType<typeof specRows>) => new Map<string, ReadonlyMap<string, string>>());

/** The codes of a row by their names in every language; the first one of an ambiguous name. */
function spellingsOf(key: string): ReadonlyMap<string, string> {
  const ofRows = spellingsInForce(specRows());
  const cached = ofRows.get(key);
  if (cached) return cached;
  const spellings = new Map<string, string>();
  for (const [code, names] of Object.entries(codesOf(key)))
    for (const language of KNOWN_LANGUAGES) {
      const name = plainName(nameIn(names, language));
      if (!spellings.has(name)) spellings.set(name, code);
    }
  ofRows.set(key, spellings);
  return spellings;
}

/** The codes that a text names, and its words that name none. */
export interface NamedCodes {
  codes: string[];
  unknown: string[];
}

/**
 * Reads the codes of a text: `GPS, BeiDou`, `12/24 V`, `IP67`, `CAN (J1939)`. A row with a single code has it whatever the details:
 * Bluetooth 5.0. Ignores absent and optional features.
 */
export function codesNamedIn(key: string, text: string): NamedCodes {
  const [only, ...others] = Object.keys(codesOf(key));
  if (only === undefined || isNo(text) || NONE.test(text.trim())) return { codes: [], unknown: [] };
  if (key === "bands") return bandsNamedIn(text);
  if (others.length === 0 && isYes(text)) return { codes: [only], unknown: [] };
  const whole = codeNamed(key, text);
  if (whole !== null) return { codes: [whole], unknown: [] };
  const unit = specDefinition(key)?.unit ?? "";
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !BESIDE[key as SpecKey]?.test(part));
  const codeOf = (name: string) => codeNamed(key, /^\d+$/.test(name) ? name + unit : name) ?? codeNamed(key, name.replace(/s$/i, ""));
  const read = parts.flatMap((part) => {
    if (RESERVED.test(part)) return [{ name: part, code: null }];
    const bare = part.replace(COUNT, "");
    const code = codeOf(part) ?? codeOf(bare);
    // Names of several words take precedence over those of one.
    const words = code === null ? bare.split(/\s+/).map((name) => ({ name, code: codeOf(name) })) : [];
    return words.some((word) => word.code !== null) ? words : [{ name: part, code }];
  });
  const codes = [...new Set(read.flatMap(({ code }) => code ?? []))];
  if (codes.length > 0 && others.length > 0) return { codes, unknown: read.flatMap(({ name, code }) => (code === null ? [name] : [])) };
  const isStated = !RESERVED.test(text) && (/\d/.test(text) || plainName(text).includes(only));
  return { codes: others.length === 0 && (codes.length > 0 || isStated) ? [only] : [], unknown: [] };
}

/** A band in a list, with the technology of the words before it. */
interface WrittenBand {
  word: string;
  technology: Named;
}
/** A technology; none, or several possible ones. */
type Named = Technology | "several" | null;

/**
 * Reads bands in datasheets: `LTE B1/B3, GSM 900/1800 MHz`, with the technology before or after all numbers: `B3/B8 (GSM)`. A number is a
 * band of its technology; megahertz with no or several technologies name none.
 */
function bandsNamedIn(text: string): NamedCodes {
  const codes = new Set<string>();
  const unknown: string[] = [];
  let last: Named = null;
  for (const part of text
    .normalize("NFKC")
    .replaceAll(CATEGORY, " LTE ")
    .split(/[;；\n]/)) {
    const { bands, technology } = bandsOfPart(part, last);
    last = technology;
    for (const { word, technology: bandTechnology } of bands) {
      const code = bandNamed(word, bandTechnology);
      if (code === null) unknown.push(word);
      else codes.add(code);
    }
  }
  return { codes: [...codes], unknown: codes.size > 0 ? unknown : [] };
}

/** The bands of a part of a list. @param before the last technology of the previous part */
function bandsOfPart(part: string, before: Named): { bands: WrittenBand[]; technology: Named } {
  const bands: WrittenBand[] = [];
  let technology = before;
  let count = 0;
  /** Whether the last word was a technology, so that a following one belongs to the same bands: LTE/GSM B3. */
  let isOpen = false;
  for (const { groups: { before: between = "", word: whole = "" } = {} } of part.matchAll(BAND_WORDS)) {
    const [match, pattern] = TECHNOLOGIES.find(([, names]) => names.test(whole)) ?? [];
    const word = pattern ? whole.replace(pattern, "") : whole;
    if (match) {
      const isOther = isOpen && match !== technology && /^[\s/|+]*$/.test(between);
      technology = isOther ? "several" : match;
      count += 1;
      isOpen = true;
    }
    if (word === "" || BESIDE_BANDS.test(word)) continue;
    isOpen = false;
    bands.push({ word, technology });
  }
  // 900/1800 MHz GSM: the only technology follows its bands.
  const isBehind = count === 1 && isOpen;
  return { bands: isBehind ? bands.map((band) => ({ ...band, technology })) : bands, technology };
}

/** The code of one band: by its number, its megahertz, or its name. Only LTE's bands have names like B3 without the technology. */
function bandNamed(word: string, technology: Named): string | null {
  const figures = BAND.exec(word)?.[1];
  if (figures === undefined) return codeNamed("bands", word);
  const number = Number(figures);
  const isNumbered = /^b/i.test(word);
  if (technology === "several" || technology === "lorawan" || (!technology && !isNumbered)) return null;
  const inMegahertz = technology && BANDS_IN_MHZ[technology];
  if (!inMegahertz) return codeNamed("bands", `b${number}`);
  return codeNamed("bands", `${technology}${isNumbered || number in inMegahertz ? inMegahertz[number] : number}`);
}
