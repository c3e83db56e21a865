import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { kindOf } from "../lib/kind-of.ts";
import type { DeskText } from "#shared/desk-texts/say.ts";
import type { Pictures } from "./pictures.ts";
import { plainName } from "#shared/vocabulary/read-codes.ts";
import { isData } from "../schema/data.ts";
import { identityOf } from "../schema/field-tree.ts";

/** Suggested names for an unknown one, and the similarity that they need. */
const MAX_SUGGESTIONS = 3;
const MIN_LIKENESS = 0.5;
/** Records of a small collection, of which a message lists all. */
const MAX_LISTED = 12;

interface NamedRecord {
  id: number;
  /** Type of a file; empty for other records. */
  type: string;
}

/** The records of a collection by their names in files. */
interface Names {
  byName: Map<string, NamedRecord>;
  /** By their titles in any language, in plain letters; null for an ambiguous title. */
  byTitle: Map<string, NamedRecord | null>;
  byId: Map<number, string>;
}

/** The names of records in files: slug, key, file name or title. Read once for each collection that a file refers to. */
export class References {
  readonly #payload: Payload;
  readonly #i18n: PayloadRequest["i18n"];
  readonly #names = new Map<CollectionSlug, Names>();
  readonly #pictures: Pictures | undefined;

  /** @param pictures sent with the file, which are not in the library yet */
  constructor(payload: Payload, i18n: PayloadRequest["i18n"], pictures?: Pictures) {
    this.#payload = payload;
    this.#i18n = i18n;
    this.#pictures = pictures;
  }

  /** Reads the names of collections, before the first `find`. */
  async read(collections: Iterable<CollectionSlug>, req: PayloadRequest): Promise<void> {
    for (const collection of new Set(collections)) this.#names.set(collection, await this.#read(collection, req));
  }

  /** @returns undefined for an unknown record */
  find(collection: CollectionSlug, name: string): NamedRecord | undefined {
    const names = this.#names.get(collection);
    const number = /^#(\d+)$/.exec(name)?.[1];
    if (number) return names?.byName.get(name) ?? (names?.byId.has(Number(number)) ? { id: Number(number), type: "" } : undefined);
    return names?.byName.get(name) ?? names?.byTitle.get(plainName(name)) ?? undefined;
  }

  /** The file with a name: one sent with the sheet, whose type is null if it is no picture, or one of the library. */
  findFile(name: string): { id: number; type: string | null } | undefined {
    return this.#pictures?.find(name) ?? this.find("media", name);
  }

  /** The name of a record; the number of a deleted one. */
  nameOf(collection: CollectionSlug, id: number): string {
    const sent = collection === "media" ? this.#pictures?.nameOf(id) : undefined;
    return this.#names.get(collection)?.byId.get(id) ?? sent ?? `#${id}`;
  }

  /** The name of a record of the collection. */
  kindOf(collection: CollectionSlug): DeskText {
    return kindOf(this.#payload, collection, this.#i18n);
  }

  /** Similar names, or all names of a small collection. */
  near(collection: CollectionSlug, name: string): { names: string[]; areAll: boolean } {
    const letters = pairs(name);
    const all = [...(this.#names.get(collection)?.byName.keys() ?? [])];
    if (all.length <= MAX_LISTED) return { names: all, areAll: true };
    const rated = all.map((candidate) => ({ candidate, likeness: likeness(letters, pairs(candidate)) }));
    const names = rated
      .filter(({ likeness: rate }) => rate >= MIN_LIKENESS)
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ candidate }) => candidate);
    return { names, areAll: false };
  }

  async #read(collection: CollectionSlug, req: PayloadRequest): Promise<Names> {
    const { config } = this.#payload.collections[collection];
    const identity = identityOf(config);
    const title = config.upload ? undefined : config.admin.useAsTitle;
    const { docs } = await this.#payload.find({
      collection,
      select: { [identity]: true, ...(title && { [title]: true }), ...(config.upload && { mimeType: true }) } as never,
      locale: "all",
      sort: "id",
      pagination: false,
      depth: 0,
      req: { transactionID: req.transactionID } as PayloadRequest,
      overrideAccess: true,
    });
    const names: Names = { byName: new Map(), byTitle: new Map(), byId: new Map() };
    for (const doc of docs as unknown as ({ id: number; mimeType?: string | null } & Record<string, unknown>)[]) {
      const name = identity === "id" ? `#${doc.id}` : String(doc[identity]);
      const entry: NamedRecord = { id: doc.id, type: doc.mimeType ?? "" };
      names.byName.set(name, entry);
      names.byId.set(doc.id, name);
      const titles = title ? titlesOf(doc[title]) : [];
      for (const title of titles) names.byTitle.set(title, names.byTitle.has(title) ? null : entry);
    }
    return names;
  }
}

/** A title in all languages, in plain letters, each once. @param value of a field that may have one for each language */
function titlesOf(value: unknown): Set<string> {
  const texts = isData(value) ? Object.values(value) : [value];
  return new Set(texts.flatMap((text) => (typeof text === "string" && text !== "" ? [plainName(text)] : [])));
}

/** The neighbouring letters of a word. */
function pairs(word: string): Set<string> {
  const text = ` ${word.toLowerCase()} `;
  return new Set(Array.from({ length: text.length - 1 }, (_, place) => text.slice(place, place + 2)));
}

/** The similarity of two words, from 0 to 1 (Dice’s coefficient). */
function likeness(a: Set<string>, b: Set<string>): number {
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}
