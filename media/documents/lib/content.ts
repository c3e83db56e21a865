/** Reads the demonstration content, so that a document never states a number of its own. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { accessory, claim, product, series, service, site, solution } from "../../../content/schema.ts";
import { SPEC_GROUPS, SPEC_ROWS, type SpecGroup, type SpecKey } from "../../../content/spec-rows.ts";
import { field, type Language, pick, type Text } from "./language.ts";

const CONTENT = new URL("../../../content/", import.meta.url);

export type Product = z.infer<typeof product>;
export type SpecRow = Product["specs"][number];
export type Accessory = z.infer<typeof accessory>;
export type Series = z.infer<typeof series>;
export type Service = z.infer<typeof service>;
export type Site = z.infer<typeof site>;

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

/** The file of a picture below content/media, or undefined while it has not been rendered. */
export function mediaFile(path: string): URL | undefined {
  const url = new URL(`media/${path}`, CONTENT);
  return existsSync(url) ? url : undefined;
}

/** A number as it is printed: grouped thousands and a true minus sign. */
export function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 4 }).replace("-", "−");
}

/** The value of a row without its unit and condition, e.g. "±3", "−40…+85", "9–36". */
export function specValue(row: SpecRow, language: Language): string {
  if (row.text !== undefined) return field(row as SpecRow & { text: string }, "text", language);
  const prefix = row.prefix === undefined ? "" : row.prefix;
  if (row.min !== undefined && row.max !== undefined) {
    const signed = row.min < 0;
    return prefix + (signed ? `${number(row.min)}…${row.max > 0 ? "+" : ""}${number(row.max)}` : `${number(row.min)}–${number(row.max)}`);
  }
  return prefix + number(row.value ?? 0);
}

const DAYS: Text = ["天", "days"];

/** The unit of a row as a reader of this language writes it, or an empty string. */
export function specUnit(row: SpecRow, language: Language): string {
  if (row.text !== undefined) return "";
  const unit = SPEC_ROWS[row.key].unit ?? "";
  return unit === "d" ? pick(DAYS, language) : unit;
}

/** Value, unit and condition in one line. */
export function specText(row: SpecRow, language: Language): string {
  const unit = specUnit(row, language);
  const quantity = unit === "" ? specValue(row, language) : `${specValue(row, language)} ${unit}`;
  if (row.condition === undefined) return quantity;
  const condition = field(row as SpecRow & { condition: string }, "condition", language);
  return language === "zh" ? `${quantity}（${condition}）` : `${quantity} (${condition})`;
}

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
