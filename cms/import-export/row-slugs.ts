import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { slugOf } from "../fields/made-slug.ts";
import { comparedCode, modelCode } from "../fields/model-code.ts";
import { isSlugOfPage } from "../lib/record-paths.ts";
import { inLocale, isData, type Line } from "../schema/data.ts";
import { latest } from "./stored-records.ts";

/** The unique field that identifies products in a file without slugs. */
const CODE = "code";
/** Numbers to try after a taken slug. */
const MAX_SUFFIX = 1000;

type Models = ReadonlyMap<string, { slug: string; code: string }>;

/** The slugs of lines without one: that of the record with their code or title, or a new one. */
export class RowSlugs {
  readonly #payload: Payload;
  readonly #collection: CollectionSlug;
  readonly #identity: string;
  /** The field that slugs are generated from; undefined for none. */
  readonly source: string | undefined;
  /** The generated slugs, by their sources. */
  readonly #slugs = new Map<string, string>();
  /** The stored products, by their normalized codes. */
  #models: Promise<Models> | undefined;

  constructor(payload: Payload, collection: CollectionSlug, identity: string) {
    this.#payload = payload;
    this.#collection = collection;
    this.#identity = identity;
    const field = payload.collections[collection].config.flattenedFields.find(({ name }) => name === identity);
    const source: unknown = field?.custom?.["madeFrom"];
    this.source = typeof source === "string" ? source : undefined;
  }

  /** Adds slugs to lines without one. @param req the request with the transaction for reading records, if any */
  async nameLines(lines: Line[], req: PayloadRequest | undefined): Promise<void> {
    if (this.source === CODE) await this.#nameModels(lines, req);
    if (!this.source) return;
    for (const { cells } of lines) {
      const words = cells.get(this.source);
      if (cells.get(this.#identity) || !words) continue;
      const key = this.source === CODE ? comparedCode(words) : words;
      const slug = this.#slugs.get(key) ?? (await this.#slugFor(words, req));
      this.#slugs.set(key, slug);
      if (slug) cells.set(this.#identity, slug);
    }
  }

  /** Normalizes model codes, and finds the products with them, regardless of case. */
  async #nameModels(lines: Line[], req: PayloadRequest | undefined): Promise<void> {
    for (const { cells } of lines) {
      const code = modelCode(cells.get(CODE) ?? "");
      if (!code) continue;
      cells.set(CODE, code);
      if (cells.get(this.#identity)) continue;
      const product = (await this.#modelsByCode(req)).get(comparedCode(code));
      if (!product) continue;
      cells.set(this.#identity, product.slug);
      cells.set(CODE, product.code);
    }
  }

  #modelsByCode(req: PayloadRequest | undefined): Promise<Models> {
    this.#models ??= latest(this.#payload, this.#collection, {}, { limit: 0, select: { [CODE]: true, [this.#identity]: true }, req }).then(
      (stored) =>
        new Map(
          stored.map(({ data }) => [comparedCode(String(data[CODE])), { slug: String(data[this.#identity]), code: String(data[CODE]) }]),
        ),
    );
    return this.#models;
  }

  /** The slug of the record with this name, or a new one that neither a record nor another line has; empty if none can be generated. */
  async #slugFor(words: string, req: PayloadRequest | undefined): Promise<string> {
    const base = await slugOf(words);
    if (!base) return "";
    const usedSlugs = new Set(this.#slugs.values());
    for (let number = 1; number <= MAX_SUFFIX; number += 1) {
      const slug = number === 1 ? base : `${base}-${number}`;
      if (usedSlugs.has(slug) || isSlugOfPage(this.#collection, { slug })) continue;
      const [stored] = await latest(this.#payload, this.#collection, { [this.#identity]: { equals: slug } }, { limit: 1, req });
      if (!stored || this.#isCalled(stored.data[this.source ?? ""], words)) return slug;
    }
    return "";
  }

  #isCalled(value: unknown, words: string): boolean {
    return this.source !== CODE && (isData(value) ? inLocale(value, DEFAULT_LANGUAGE) : value) === words;
  }
}
