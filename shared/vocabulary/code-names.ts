/** Codes of rows by the names that people write for them. */
import { memoizeWeak } from "../lib/memoize-weak.ts";
import { ALSO_CALLED } from "./search-aliases.ts";
import type { Names } from "./names.ts";
import { SHORT_NETWORKS } from "./selection.ts";
import { codesOf, specDefinition, specRows, type SpecKey } from "./spec-rows.ts";

/** The facet of the finder that rows are found by, where that has further names of their codes. */
const FACETS: Partial<Record<SpecKey, keyof typeof ALSO_CALLED>> = {
  network: "network",
  mounting: "mount",
  battery_type: "power",
  satellites: "satellites",
  bluetooth: "radio",
  wifi: "radio",
  certification: "cert",
};
/** What datasheets write for codes, where buyers do not ask in these words. */
const WRITTEN_AS: Partial<Record<SpecKey, Readonly<Record<string, readonly string[]>>>> = {
  network: {
    "lte-m": ["LTE Cat M1", "LTE Cat-M", "CAT-M1"],
    "nb-iot": ["NB1", "NB2", "Cat NB1", "Cat NB2"],
    gsm: ["EGPRS", "GSM/GPRS"],
    umts: ["HSPA", "HSPA+", "HSDPA", "DC-HSPA+"],
  },
  battery_type: {
    rechargeable: ["Li-ion", "Lithium-ion", "Li-Po", "Li-Polymer", "Lithium polymer", "LiFePO4", "Ni-MH"],
    primary: ["Li-SOCl2", "LiMnO2", "Li-MnO2", "LTC", "Alkaline", "Li-ion primary", "Lithium primary"],
  },
  inputs_outputs: { "digital-in": ["DIN", "DI"], "analogue-in": ["AIN", "AI", "Analog input"], output: ["DOUT", "DO", "Digital output"] },
  vehicle_bus: { can: ["J1939", "CAN bus", "CAN 2.0", "CAN 2.0A", "CAN 2.0B"] },
  mounting: {
    magnetic: ["Strong magnet", "Strong magnets", "Magnet mount"],
    screws: ["Bolts", "Bolt", "Screw mount", "Fixed installation", "Rivets"],
    tape: ["Double-sided tape", "3M tape", "Adhesive"],
    strap: ["Lanyard", "Collar", "Hook and loop", "Velcro"],
    clip: ["Carabiner", "Belt clip"],
    plug: ["OBD socket", "OBD-II socket", "OBD plug", "Plug and play"],
  },
  certification: { ce: ["RED", "CE RED"], ised: ["IC", "Industry Canada"] },
};
/** What is said beside the values of a row and is none of them: degrees of protection from impact (IEC 62262). */
const BESIDE: Partial<Record<SpecKey, RegExp>> = { protection: /^IK\s?\d{2}$/i };
/** How many of something there are, before its name or behind it: 2 DIN, RS-232 x 2. */
const COUNT = /^\d+\s*[×x]?\s+|\s*[×x]\s*\d+$/i;
/** What parts the names of several codes. */
const BETWEEN = /[,，、;；/|\n]|\s\+\s|(?:\s(?:and|or|und|oder|y|o)\s)|和|及|或/i;
/** Words that say that there is none. */
const NONE = /^(?:no|none|not|without|n\/?a|nein|ohne|sin|ninguno|无|没有|不)(?![a-z])|^[-–—]$/i;

/** A name as it is compared: small letters and digits alone. */
export function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Every name of the values of a vocabulary, by which each is known alone. @param also further names by value */
export function valuesByName(names: Names, also: Readonly<Record<string, readonly string[]>> = {}): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const shared = new Set<string>();
  for (const [value, called] of Object.entries(names))
    for (const name of [...Object.values(called), ...(also[value] ?? [])].map(plainName)) {
      if (known.has(name) && known.get(name) !== value) shared.add(name);
      known.set(name, value);
    }
  for (const name of shared) known.delete(name);
  // What a value is called in the database goes before all names.
  for (const value of Object.keys(names)) known.set(plainName(value), value);
  return known;
}

/** The names of the codes of rows, as they are in force. */
const namesInForce = memoizeWeak((_rows: ReturnType<typeof specRows>) => new Map<string, ReadonlyMap<string, string>>());

/** The code of a row that a name stands for, whatever its letters; null where there is none. */
export function codeNamed(key: string, name: string): string | null {
  const namesOfRow = namesInForce(specRows());
  let known = namesOfRow.get(key);
  if (!known) {
    const facet = FACETS[key as SpecKey];
    const also: Record<string, readonly string[]> = facet ? { ...ALSO_CALLED[facet] } : {};
    if (key === "network")
      for (const [code, short] of Object.entries(SHORT_NETWORKS))
        if (short) also[code] = [...(also[code] ?? []), short.zh, short.en, `LTE ${short.en}`];
    for (const [code, names] of Object.entries(WRITTEN_AS[key as SpecKey] ?? {})) also[code] = [...(also[code] ?? []), ...names];
    known = valuesByName(codesOf(key), also);
    namesOfRow.set(key, known);
  }
  return known.get(plainName(name)) ?? null;
}

/**
 * The codes that a text names and says nothing else: `GPS, BeiDou`, `12/24 V`, `IP67`. A row that has one code alone has it whatever its
 * text says of it: Bluetooth 5.0. Empty where any part of the text is no name.
 */
export function codesNamedIn(key: string, text: string): string[] {
  const [only, ...others] = Object.keys(codesOf(key));
  if (only === undefined || NONE.test(text.trim())) return [];
  const unit = specDefinition(key)?.unit ?? "";
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !BESIDE[key as SpecKey]?.test(part));
  const codeOf = (part: string) => codeNamed(key, /^\d+$/.test(part) ? part + unit : part) ?? codeNamed(key, part.replace(COUNT, ""));
  // Names of several words come before words that are a name each.
  const codes = parts.flatMap((part) => codeOf(part) ?? part.split(/\s+/).map(codeOf));
  if (codes.length > 0 && codes.every((code) => code !== null)) return [...new Set(codes)];
  return others.length === 0 && (/\d/.test(text) || parts.some((part) => plainName(part).includes(only))) ? [only] : [];
}
