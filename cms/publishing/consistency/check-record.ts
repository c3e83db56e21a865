import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { codePattern, withoutBands } from "#shared/consistency/product-codes.ts";
import type { Data } from "../../schema/data.ts";
import { fieldTree } from "../../schema/field-tree.ts";
import type { LineContradiction } from "./compare-lines.ts";
import { compareTexts } from "./compare-texts.ts";
import { asSpecified, productsNamedIn, wordings } from "./products-named.ts";
import { linesOf } from "./text-lines.ts";

/** A figure of a record's texts that a product's record has otherwise. */
export interface FoundContradiction extends LineContradiction {
  /** Number of that product; null for one that was never stored. */
  product: number | null;
}

/** What a check found. */
export interface Checked {
  /** Codes of the products that the texts name; of a product its own first. */
  mentions: string[];
  contradictions: FoundContradiction[];
}

/**
 * Compares the figures of a record's texts with the records of the products that they name. A product is measured by itself as it is
 * given, the others by what is published.
 * @param record in all languages
 * @throws ComparisonAborted when that takes too long
 */
export async function checkRecord(
  payload: Payload,
  collection: CollectionSlug,
  record: Data,
  id: number | null,
  req?: PayloadRequest,
): Promise<Checked> {
  const lines = linesOf(fieldTree(payload.collections[collection].config), record);
  const named = await productsNamedIn(
    payload,
    lines.map(({ text }) => text),
    onlyLink(record),
    req,
  );
  const own = collection === "products" && typeof record["code"] === "string" ? record["code"] : null;
  const numbers = new Map<string, number | null>(Array.from(named, ([number, { code }]) => [code, number]));
  const products = new Map(Array.from(named.values(), (one) => [one.code, asSpecified(one)]));
  if (own !== null) {
    numbers.set(own, id);
    products.set(own, asSpecified(record));
  }
  const others = [...products.keys()].filter((code) => code !== own);
  const mentions = own === null ? others : [own, ...others];
  if (products.size === 0) return { mentions, contradictions: [] };
  const subjects = own === null ? subjectsOf(record, products, numbers) : [own];
  const contradictions = await compareTexts({ lines, subjects, products });
  return { mentions, contradictions: contradictions.map((one) => Object.assign(one, { product: numbers.get(one.code) ?? null })) };
}

/** The subject of sentences that name no product: the one product of the record's title, or the only one that it links to. */
function subjectsOf(record: Data, products: ReadonlyMap<string, object>, numbers: ReadonlyMap<string, number | null>): string[] {
  const titles = ["title", "name", "question"].flatMap((field) => wordings(record[field]));
  const pattern = codePattern([...products.keys()]);
  const named = new Set(titles.flatMap(({ text }) => [...withoutBands(text).matchAll(pattern)].map(([code]) => code)));
  if (named.size > 0) return named.size === 1 ? [...named] : [];
  const link = onlyLink(record);
  return [...numbers].filter(([, number]) => number === link).map(([code]) => code);
}

/** Number of the product that a record is linked to, where it is only one. */
function onlyLink({ products }: Data): unknown {
  return Array.isArray(products) && products.length === 1 ? products[0] : undefined;
}
