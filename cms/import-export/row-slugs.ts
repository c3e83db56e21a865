import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { slugOf } from "../fields/made-slug.ts";
import { comparedCode, modelCode } from "../fields/model-code.ts";
import { isSlugOfPage } from "../lib/record-paths.ts";
import { inLocale, isData, type Line } from "../schema/data.ts";
import { latest } from "./stored-records.ts";

/** The field by which products are found where a file does not have their slugs: each value is there once. */
const CODE = "code";
/** Numbers that are tried behind a slug that is taken. */
const MAX_SUFFIX = 1000;

type Models = ReadonlyMap<string, { slug: string; code: string }>;

/** The slugs of lines that name no record: that of the record that has their code or title, or one that is made of it. */
export class RowSlugs {
  readonly #payload: Payload;
  readonly #collection: CollectionSlug;
  readonly #identity: string;
  /** The field of which slugs are made; undefined where they are not. */
  readonly source: string | undefined;
  /** Those that were made, by what they were made of. */
  readonly #slugs = new Map<string, string>();
  /** The products that are stored, by their models as they are compared. */
  #models: Promise<Models> | undefined;

  constructor(payload: Payload, collection: CollectionSlug, identity: string) {
    this.#payload = payload;
    this.#collection = collection;
    this.#identity = identity;
    const field = payload.collections[collection].config.flattenedFields.find(({ name }) => name === identity);
    const source: unknown = field?.custom?.["madeFrom"];
    this.source = typeof source === "string" ? source : undefined;
  }

  /** Gives lines that name no record their slug. @param req within whose transaction records are read, if it has one */
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

  /** Puts models into the form in which they are stored, and finds the products that have them, whatever their capitals. */
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

  /** The slug of the record that is called so, or else one that neither a record nor another line has; empty where none can be made. */
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
