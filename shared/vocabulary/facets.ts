/** The facets of the current specification rows, with their parameters in the finder's addresses. */
import { memoizeWeak } from "../lib/memoize-weak.ts";
import { FIRST_PARAMETERS, isFirstParameter, LAST_PARAMETERS } from "./finder-parameters.ts";
import type { Names } from "./names.ts";
import { OTHER_SUPPLIES } from "./spec-codes.ts";
import { specDefinition, specRows, type SpecDefinition, type SpecKey } from "./spec-rows.ts";

/** The filter of a row: any of its codes, a range of numbers, or one number within its range. */
type FacetKind = "codes" | "range" | "operatingCondition";

/** Parameters that differ from their rows' keys: those of published addresses, some of them for several rows. */
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
/** Facets of products without a row: those of codes, and those of numbers with their unit. */
const OF_RECORDS = ["need", "series", "use", "life"];
const MEASURES: Readonly<Record<string, string>> = { size: "mm" };
/** The parameters of a finder's address that no row can have: those of rows with another parameter, and the finder's own. */
const TAKEN = new Set([
  ...Object.values(PARAMETERS),
  ...OF_RECORDS,
  ...Object.keys(MEASURES),
  "country",
  "interval",
  ...LAST_PARAMETERS,
  "product",
  "ids",
]);

/** Whether a row with this key could have a parameter of its own. */
export function isParameterFree(key: string): boolean {
  return Object.hasOwn(PARAMETERS, key) || !TAKEN.has(key);
}

/** The filter of a row; null for a row of text. */
export function facetKind({ unit, better, codes }: Pick<SpecDefinition, "unit" | "better" | "codes">): FacetKind | null {
  if (unit !== null) return better === "wide" ? "operatingCondition" : "range";
  return codes && Object.keys(codes).length > 0 ? "codes" : null;
}

/** The current facets. */
export interface Facets {
  /** Parameters whose values are codes, in the order of addresses. */
  coded: readonly string[];
  /** Parameters with a range of numbers, and those with an operating condition that must be within the rating. */
  ranges: readonly string[];
  operatingConditions: readonly string[];
  /** Whether the degree of protection is a facet. */
  hasDegrees: boolean;
  /** The rows of each parameter. */
  rows: ReadonlyMap<string, readonly string[]>;
}

const facetsOf = memoizeWeak((all: ReturnType<typeof specRows>): Facets => {
  const rows = new Map<string, string[]>();
  const kinds = new Map<string, FacetKind>();
  for (const [key, definition] of all) {
    // A row can be older than a parameter of the finder.
    const kind = definition.isFacet && isParameterFree(key) ? facetKind(definition) : null;
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
    ranges: ofKind("range", Object.keys(MEASURES)),
    operatingConditions: ofKind("operatingCondition"),
    hasDegrees,
    rows,
  };
});

/** The facets of this site. */
export function facets(): Facets {
  return facetsOf(specRows());
}

/** The unit of a parameter's numbers; empty for one of codes. */
export function unitOfParameter(parameter: string): string {
  const [row = ""] = facets().rows.get(parameter) ?? [];
  return MEASURES[parameter] ?? specDefinition(row)?.unit ?? "";
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

/** The codes of facets with their names, by the parameters of the finder. */
export function codeVocabulary(): Readonly<Record<string, Names>> {
  return vocabularyOf(specRows());
}
