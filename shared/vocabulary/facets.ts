/** What of the rows in force buyers choose by, and by which parameters of an address the finder knows it. */
import { memoizeWeak } from "../lib/memoize-weak.ts";
import { FIRST_PARAMETERS, isFirstParameter, LAST_PARAMETERS } from "./finder-parameters.ts";
import type { Names } from "./names.ts";
import { OTHER_SUPPLIES } from "./spec-codes.ts";
import { specRows, type SpecDefinition, type SpecKey } from "./spec-rows.ts";

/** How a row is chosen by: any of its codes, from a number to another, or one number that lies in its range. */
type FacetKind = "codes" | "range" | "operatingCondition";

/** Parameters of rows that are not their keys: those of addresses that are promised, some of them for several rows. */
const PARAMETERS: Partial<Record<SpecKey, string>> = {
  mounting: "mount",
  battery_type: "power",
  bluetooth: "radio",
  wifi: "radio",
  vehicle_bus: "interface",
  serial: "interface",
  inputs_outputs: "interface",
  certification: "cert",
  input_voltage: "voltage",
  protection: "ip",
};
/** What products are chosen by that is no row of theirs. */
const OF_RECORDS = ["need", "series", "use", "life"];
/** The parameters of a finder's address that no row can have: those of rows that are called otherwise there, and the finder's own. */
const TAKEN = new Set([...Object.values(PARAMETERS), ...OF_RECORDS, "country", "interval", ...LAST_PARAMETERS, "product", "ids"]);

/** Whether a row of this key would have a parameter of its own. */
export function isParameterFree(key: string): boolean {
  return Object.hasOwn(PARAMETERS, key) || !TAKEN.has(key);
}

/** How buyers can choose by a row; null where it states words alone. */
export function facetKind({ unit, better, codes }: Pick<SpecDefinition, "unit" | "better" | "codes">): FacetKind | null {
  if (unit !== null) return better === "wide" ? "operatingCondition" : "range";
  return codes && Object.keys(codes).length > 0 ? "codes" : null;
}

/** The facets in force. */
export interface Facets {
  /** Parameters whose values are codes, in the order of addresses. */
  coded: readonly string[];
  /** Those that take a range of numbers, and those that take an operating condition that has to be within the rating. */
  ranges: readonly string[];
  operatingConditions: readonly string[];
  /** Whether the degree of protection is asked for. */
  hasDegrees: boolean;
  /** The rows of each parameter. */
  rows: ReadonlyMap<string, readonly string[]>;
}

const facetsOf = memoizeWeak((all: ReturnType<typeof specRows>): Facets => {
  const rows = new Map<string, string[]>();
  const kinds = new Map<string, FacetKind>();
  for (const [key, definition] of all) {
    const kind = definition.isFacet ? facetKind(definition) : null;
    if (!kind) continue;
    const parameter = PARAMETERS[key as SpecKey] ?? key;
    rows.set(parameter, [...(rows.get(parameter) ?? []), key]);
    kinds.set(parameter, kind);
  }
  const hasDegrees = kinds.delete("ip");
  const place = (parameter: string) => (isFirstParameter(parameter) ? FIRST_PARAMETERS.indexOf(parameter) : FIRST_PARAMETERS.length);
  const ofKind = (kind: FacetKind, besides: readonly string[] = []) =>
    [...besides, ...[...kinds].flatMap(([parameter, other]) => (other === kind ? [parameter] : []))].sort(
      (one, other) => place(one) - place(other),
    );
  return {
    coded: ofKind("codes", OF_RECORDS),
    ranges: ofKind("range"),
    operatingConditions: ofKind("operatingCondition"),
    hasDegrees,
    rows,
  };
});

/** What buyers choose by on this site. */
export function facets(): Facets {
  return facetsOf(specRows());
}

const vocabularyOf = memoizeWeak((all: ReturnType<typeof specRows>): Readonly<Record<string, Names>> => {
  const { coded, rows } = facetsOf(all);
  const parameters = coded.filter((parameter) => rows.has(parameter));
  return Object.fromEntries(
    parameters.map((parameter) => {
      const codes = (rows.get(parameter) ?? []).map((key) => all.get(key)?.codes ?? {});
      return [parameter, Object.assign({}, ...codes, parameter === "power" ? OTHER_SUPPLIES : {}) as Names];
    }),
  );
});

/** The codes that buyers choose by, with their names, by the parameters of the finder. */
export function codeVocabulary(): Readonly<Record<string, Names>> {
  return vocabularyOf(specRows());
}
