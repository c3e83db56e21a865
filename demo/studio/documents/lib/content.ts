/** Reads the demonstration content, so that a document never states a number of its own. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { accessory, claim, product, series, service, site, solution } from "../../../content/schema.ts";
import { SPEC_GROUPS, SPEC_ROWS, type SpecKey } from "../../../../shared/vocabulary/spec-rows.ts";
import { specificationText, specificationUnit, specificationValue, type StatedRow } from "../../../../shared/specification/format.ts";
import { field, type Language } from "./language.ts";

const CONTENT = new URL("../../../content/", import.meta.url);

export type Product = z.infer<typeof product>;
export type SpecRow = Product["specs"][number];
export type Accessory = z.infer<typeof accessory>;
export type Series = z.infer<typeof series>;
export type Service = z.infer<typeof service>;
export type Site = z.infer<typeof site>;
type SpecGroup = keyof typeof SPEC_GROUPS;

function readYaml(path: string): unknown {
  return parse(readFileSync(new URL(path, CONTENT), "utf8"));
}

/** All products, in the order of the site. Throws when a file does not fit the schema. */
export function readProducts(): Product[] {
  return readdirSync(new URL("products/", CONTENT))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => product.parse(readYaml(`products/${name}`)))
    .sort((a, b) => a.order - b.order);
}

export const readAccessories = (): Accessory[] => z.array(accessory).parse(readYaml("accessories.yaml"));
export const readSeries = (): Series[] => z.array(series).parse(readYaml("series.yaml"));
export const readSite = (): Site => site.parse(readYaml("site.yaml"));
export const readService = (slug: string): Service => service.parse(readYaml(`services/${slug}.yaml`));

/** The file of a picture below demo/content/media, or undefined while it has not been rendered. */
export function mediaFile(path: string): URL | undefined {
  const url = new URL(`media/${path}`, CONTENT);
  return existsSync(url) ? url : undefined;
}

/** A row in one language, as the formatter of the content takes it. */
function inOneLanguage(row: SpecRow, language: Language): StatedRow {
  return {
    ...row,
    text: row.text === undefined ? undefined : field(row as SpecRow & { text: string }, "text", language),
    condition: row.condition === undefined ? undefined : field(row as SpecRow & { condition: string }, "condition", language),
  };
}

/** The value of a row without its unit and condition, e.g. "±3", "−40…+85", "9–36". */
export const specValue = (row: SpecRow, language: Language): string => specificationValue(inOneLanguage(row, language), language);

/** The unit of a row as a reader of this language writes it, or an empty string. */
export const specUnit = (row: SpecRow, language: Language): string => specificationUnit(inOneLanguage(row, language), language);

/** Value, unit and condition in one line. */
export const specText = (row: SpecRow, language: Language): string => specificationText(inOneLanguage(row, language), language);

export const specName = (key: SpecKey, language: Language): string => SPEC_ROWS[key][language];
export const groupName = (group: SpecGroup, language: Language): string => SPEC_GROUPS[group][language];

/** The row of a product with this key, if it states one. */
export function spec(of: Product, key: SpecKey): SpecRow | undefined {
  return of.specs.find((row) => row.key === key);
}

/** The text of one row, or an empty string. */
export function specOf(of: Product, key: SpecKey, language: Language): string {
  const row = spec(of, key);
  return row === undefined ? "" : specText(row, language);
}

/** The value of one row without its condition, or an empty string. */
export function specValueOf(of: Product, key: SpecKey, language: Language): string {
  const row = spec(of, key);
  if (row === undefined) return "";
  const { condition: _condition, condition_en: _conditionEn, ...value } = row;
  return specText(value, language);
}

/** The rows of a product by group, in the dictionary's order. */
export function groupedSpecs(of: Product): { group: SpecGroup; rows: SpecRow[] }[] {
  const groups = Object.keys(SPEC_GROUPS) as SpecGroup[];
  return groups
    .map((group) => ({ group, rows: of.specs.filter((row) => SPEC_ROWS[row.key].group === group) }))
    .filter(({ rows }) => rows.length > 0);
}

export type Claim = z.infer<typeof claim>;
export const readClaims = (): Claim[] => z.array(claim).parse(readYaml("claims.yaml"));

export type Solution = z.infer<typeof solution>;
export const readSolution = (slug: string): Solution => solution.parse(readYaml(`solutions/${slug}.yaml`));
