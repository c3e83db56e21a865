import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Product } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { specificationUnit, specificationValue } from "#shared/specification/format.ts";
import { VARIANT_ROWS, variantKey } from "#shared/specification/variants.ts";
import { inUsUnits } from "#shared/specification/us-units.ts";
import type { product } from "#shared/content/product.ts";
import { termsAmong } from "#app/data/content/terms.server.ts";
import { SHORT_NETWORKS } from "#shared/vocabulary/spec-codes.ts";
import { codesOf, specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { View } from "./definition/view.server.ts";
import { typesetName } from "./content/typeset.ts";

/** A specification in one language, ready to be shown. */
export interface SpecView {
  key: string;
  name: string;
  /** Number, range or text, without unit. */
  value: string;
  unit: string;
  condition: string;
}

/** A specification for programs: what the page writes, with the numbers and codes that it is written from. */
export interface SpecFact extends SpecView {
  group: string;
  /** The unit's symbol, which is the same in every language; none for words. */
  symbol?: string;
  number?: number;
  min?: number;
  max?: number;
  /** The sign of the number: `±`, `≤`. */
  prefix?: string;
  codes?: readonly string[];
}

export interface SpecGroupView {
  key: string;
  name: string;
  /** With the same in customary units of the United States, where readers may think in them. */
  rows: (SpecView & { us?: string })[];
}

/** What the variants of a product are headed by. */
const VARIANTS_NAME = { zh: "型号变体", en: "Variants" };

type SpecRow = NonNullable<Product["specs"]>[number];

export function specView(row: SpecRow, language: Language): SpecView {
  const definition = specDefinition(row.key);
  return {
    key: row.key,
    name: typesetName(definition ? nameIn(definition, language) : row.key),
    value: typesetName(specificationValue(row, language)),
    unit: specificationUnit(row, language),
    condition: row.condition ?? "",
  };
}

/** Specifications by group, in the dictionary's order of groups and the editors' order of rows. */
export function specGroups(rows: SpecRow[], language: Language): SpecGroupView[] {
  const groups = rows.flatMap((row) => specDefinition(row.key)?.group ?? []);
  return termsAmong("spec-groups", groups, language).map(({ key, name }) => {
    const inGroup = rows.filter((row) => specDefinition(row.key)?.group === key);
    return { key, name, rows: inGroup.map((row) => rowView(row, language)) };
  });
}

function rowView(row: SpecRow, language: Language): SpecGroupView["rows"][number] {
  const us = inUsUnits(row, language);
  return { ...specView(row, language), ...(us && { us }) };
}

/** What a variant is called and how it differs: where it is sold, and codes of the rows of these keys where it does not have those of the product. */
export type VariantFact = View<typeof product.fields.variants.fields>;

/** The key of the group of variants. No group of the vocabulary has a tilde. */
export const VARIANTS = "~variants";

/** Variants as a group of a specification, each by its order code; none where the product is sold as one. */
export function variantGroups(variants: readonly VariantFact[], language: Language): SpecGroupView[] {
  if (variants.length === 0) return [];
  const rows = variants.map(({ code, name, regions, network, bands, note }) => ({
    key: `variant-${variantKey(code)}`,
    name: code,
    value: [name, regions, ...VARIANT_ROWS.map((key) => specificationValue({ key, codes: { network, bands }[key] }, language))]
      .filter(Boolean)
      .join(" · "),
    unit: "",
    condition: note,
  }));
  return [{ key: VARIANTS, name: nameIn(VARIANTS_NAME, language), rows }];
}

/** The same rows for programs, in the editors' order. */
export function specFacts(rows: SpecRow[], language: Language): SpecFact[] {
  return rows.map((row) => {
    const definition = specDefinition(row.key);
    const view = specView(row, language);
    return {
      ...view,
      group: definition?.group ?? "",
      ...(view.unit && definition?.unit && { symbol: definition.unit }),
      ...(!row.text && {
        ...(row.value != null && { number: row.value }),
        ...(row.min != null && row.max != null && { min: row.min, max: row.max }),
        ...(row.prefix && { prefix: row.prefix }),
      }),
      ...(row.codes && row.codes.length > 0 && { codes: row.codes }),
    };
  });
}

/** Figures that a product leads with, at most: two rows of three. */
const MAX_LEADING = 6;

/**
 * The rows that a product leads with: those that its series tells its products apart by, and at the end those that the product itself marks.
 * @param leading keys of the series' rows, the most important first
 */
export function leadingFigures(rows: readonly SpecRow[], leading: readonly string[], language: Language): SpecView[] {
  const ofSeries = leading.flatMap((key) => rows.find((row) => row.key === key) ?? []);
  const own = rows.filter((row) => row.highlight && !leading.includes(row.key)).slice(0, MAX_LEADING);
  return [...ofSeries.slice(0, MAX_LEADING - own.length), ...own].map((row) => leadingFigure(row, language));
}

/** A row as a figure that stands alone, with its networks in a few letters. */
export function leadingFigure(row: SpecRow, language: Language): SpecView {
  const view = specView(row, language);
  return row.key === "network" ? { ...view, value: shortNetworks(row.codes ?? [], language) || view.value } : view;
}

/** Networks that are named only where a device has no newer one to fall back from. */
const FALLBACKS: ReadonlySet<string> = new Set(["umts", "gsm"]);

/** The networks in a few letters: “LTE Cat 1”, “NB-IoT / LTE-M”. Fallback networks are left out. */
export function shortNetworks(codes: readonly string[], language: Language): string {
  const main = codes.filter((code) => !FALLBACKS.has(code));
  const shown = main.length > 0 ? main : codes;
  const names = Object.entries(codesOf("network")).flatMap(([code, name]) =>
    shown.includes(code) ? [nameIn(SHORT_NETWORKS[code] ?? name, language)] : [],
  );
  return typesetName(names.length === 1 ? names.join("").replace(/^Cat/, "LTE Cat") : names.join(" / "));
}
