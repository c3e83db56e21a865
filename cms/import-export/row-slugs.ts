import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { slugOf } from "../fields/made-slug.ts";
import { isSlugOfPage } from "../lib/record-paths.ts";
import type { Line } from "../schema/data.ts";
import { latest } from "./stored-records.ts";

/** The field by which a record is found where a file does not have the column that names it: each value is there once. */
export const ALSO_FOUND_BY: Partial<Record<CollectionSlug, string>> = { products: "code" };
/** Numbers that are tried behind a slug that is taken. */
const MOST_ALIKE = 1000;

/** The slugs of lines that name no record: that of the record that has their code, or one that is made of the code. */
export class RowSlugs {
  readonly #payload: Payload;
  readonly #collection: CollectionSlug;
  readonly #identity: string;
  /** Those that were made, by their codes. */
  readonly #made = new Map<string, string>();

  constructor(payload: Payload, collection: CollectionSlug, identity: string) {
    this.#payload = payload;
    this.#collection = collection;
    this.#identity = identity;
  }

  /** Gives lines that name no record their slug. @param req within whose transaction records are read, if it has one */
  async nameLines(lines: Line[], req: PayloadRequest | undefined): Promise<void> {
    const source = ALSO_FOUND_BY[this.#collection];
    const nameless = source ? lines.filter(({ cells }) => !cells.get(this.#identity) && cells.get(source)) : [];
    if (!source || nameless.length === 0) return;
    const codes = nameless.map(({ cells }) => cells.get(source) ?? "");
    const known = await latest(this.#payload, this.#collection, { [source]: { in: codes } }, { limit: 0, req });
    const slugs = new Map(known.map(({ data }) => [String(data[source]), String(data[this.#identity] ?? "")]));
    for (const { cells } of nameless) {
      const code = cells.get(source) ?? "";
      const slug = slugs.get(code) || this.#made.get(code) || (await this.#freeSlug(code, req));
      this.#made.set(code, slug);
      if (slug) cells.set(this.#identity, slug);
    }
  }

  /** A slug of a code that neither a record nor another line has; empty where none can be made. */
  async #freeSlug(code: string, req: PayloadRequest | undefined): Promise<string> {
    const base = await slugOf(code);
    if (!base) return "";
    const made = new Set(this.#made.values());
    for (let number = 1; number <= MOST_ALIKE; number += 1) {
      const slug = number === 1 ? base : `${base}-${number}`;
      if (made.has(slug) || isSlugOfPage(this.#collection, { slug })) continue;
      const where = { [this.#identity]: { equals: slug } };
      const { totalDocs } = await this.#payload.count({ collection: this.#collection, where, trash: true, ...(req && { req }) });
      if (totalDocs === 0) return slug;
    }
    return "";
  }
}
