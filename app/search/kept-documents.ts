import { checksum } from "#app/lib/fingerprint.ts";
import { SEARCH_KINDS, type SearchDocument, type SearchKind } from "./document.ts";
import { OrdinalsOfKeys } from "./ordinals-of-keys.ts";
import { PackedTexts } from "./packed-texts.ts";
import type { Stated } from "./quantities.ts";
import { withRoom } from "./room.ts";
import { plainText } from "./words.ts";

/** A document as it is kept: what it is found by is in the index. */
export type KeptDocument = Omit<SearchDocument, "words" | "texts" | "body" | "other">;

type Packed = [
  key: string,
  title: string,
  path: string,
  excerpt: string,
  code: string | null,
  picture: NonNullable<KeptDocument["picture"]> | null,
];

/**
 * The documents of an engine, by the ordinals of its index. Of tens of thousands a few are shown at a time, so that each is one text
 * outside of the heap, of which objects and texts are made when it is asked for.
 */
export class KeptDocuments {
  readonly #packed = new PackedTexts();
  readonly #ordinals = new OrdinalsOfKeys();
  /** What products state. */
  readonly #stated = new Map<number, Stated>();
  /** By what each document may be called, as numbers, which are gone through in a fraction of a millisecond: as texts they would be many. */
  #titles = new Uint32Array();
  #codes = new Uint32Array();
  /** The place of each document's kind, beside the documents, so that ten thousands need not be unpacked for it. */
  #kinds = new Uint8Array();

  /** Takes in a document with a key and an ordinal that no other has. */
  put(ordinal: number, { kind, key, title, path, excerpt, code, picture, stated }: KeptDocument): void {
    const packed: Packed = [key, title, path, excerpt, code ?? null, picture ?? null];
    this.#packed.set(ordinal, JSON.stringify(packed));
    this.#ordinals.set(key, ordinal);
    if (stated) this.#stated.set(ordinal, stated);
    const [called, coded] = namesOf({ title, code });
    this.#titles = withRoom(this.#titles, ordinal + 1);
    this.#titles[ordinal] = checksum(called);
    this.#codes = withRoom(this.#codes, ordinal + 1);
    this.#codes[ordinal] = checksum(coded ?? called);
    this.#kinds = withRoom(this.#kinds, ordinal + 1);
    this.#kinds[ordinal] = SEARCH_KINDS.indexOf(kind);
  }

  /** Forgets a document. @returns the ordinal that it had, or undefined if there is none with the key */
  remove(key: string): number | undefined {
    const ordinal = this.#ordinals.get(key);
    if (ordinal === undefined) return undefined;
    this.#stated.delete(ordinal);
    this.#ordinals.delete(key);
    this.#packed.delete(ordinal);
    return ordinal;
  }

  /** The document with an ordinal. */
  at(ordinal: number): KeptDocument | undefined {
    const packed = this.#packed.get(ordinal);
    if (packed === undefined) return undefined;
    const [key, title, path, excerpt, code, picture] = JSON.parse(packed) as Packed;
    const stated = this.#stated.get(ordinal);
    return {
      key,
      kind: SEARCH_KINDS[this.kindAt(ordinal)] as SearchKind,
      title,
      path,
      excerpt,
      picture,
      ...(code !== null && { code }),
      ...(stated && { stated }),
    };
  }

  /** The place of a document's kind among the kinds. */
  kindAt(ordinal: number): number {
    return this.#kinds[ordinal] ?? 0;
  }

  ordinalOf(key: string): number | undefined {
    return this.#ordinals.get(key);
  }

  /** The ids of a collection's documents, each with its ordinal: thousands of them need not be unpacked for that. */
  ordinalsIn(collection: string): Iterable<[id: number | string, ordinal: number]> {
    return this.#ordinals.in(collection);
  }

  get size(): number {
    return this.#ordinals.size;
  }

  keys(): string[] {
    return this.#ordinals.keys();
  }

  /** What the document with an ordinal states; undefined for what is no product. */
  statedAt(ordinal: number): Stated | undefined {
    return this.#stated.get(ordinal);
  }

  /** What is stated by the documents that state something, by their ordinals. */
  stated(): Iterable<[ordinal: number, stated: Stated]> {
    return this.#stated;
  }

  /** The documents that are called by one of these names, as somebody would type it. */
  calledSo(names: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const name of new Set(names)) {
      const number = checksum(name);
      for (const numbers of [this.#titles, this.#codes]) {
        for (let ordinal = numbers.indexOf(number); ordinal >= 0; ordinal = numbers.indexOf(number, ordinal + 1)) {
          const document = this.at(ordinal);
          if (document && namesOf(document).includes(name)) found.add(ordinal);
        }
      }
    }
    return found;
  }
}

/** What a document is called, as somebody would type it who knows it. */
function namesOf({ code, title }: { code?: string | undefined; title: string }): [title: string, code?: string] {
  return code ? [plainText(title), code.toLowerCase()] : [plainText(title)];
}
