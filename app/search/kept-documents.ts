import { SEARCH_KINDS, type SearchDocument, type SearchKind } from "./document.ts";
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
 * The documents of an engine, by the ordinals of its index. Of tens of thousands a few are shown at a time, so that each is one text, of
 * which the others' objects and texts are made when it is asked for: the garbage collector has a tenth as much to go through.
 */
export class KeptDocuments {
  readonly #packed: (string | undefined)[] = [];
  readonly #ordinals = new Map<string, number>();
  /** What products state. */
  readonly #stated = new Map<number, Stated>();
  /** Documents by what they are called: mostly one. */
  readonly #called = new Map<string, number | Set<number>>();
  /** The place of each document's kind, beside the documents, so that ten thousands need not be unpacked for it. */
  #kinds = new Uint8Array();

  /** Takes in a document with a key and an ordinal that no other has. */
  put(ordinal: number, { kind, key, title, path, excerpt, code, picture, stated }: KeptDocument): void {
    const packed: Packed = [key, title, path, excerpt, code ?? null, picture ?? null];
    this.#packed[ordinal] = JSON.stringify(packed);
    this.#ordinals.set(key, ordinal);
    if (stated) this.#stated.set(ordinal, stated);
    for (const name of namesOf({ title, code })) this.#call(name, ordinal);
    this.#kinds = withRoom(this.#kinds, ordinal + 1);
    this.#kinds[ordinal] = SEARCH_KINDS.indexOf(kind);
  }

  /** Forgets a document. @returns the ordinal that it had, or undefined if there is none with the key */
  remove(key: string): number | undefined {
    const ordinal = this.#ordinals.get(key);
    const document = ordinal === undefined ? undefined : this.at(ordinal);
    if (ordinal === undefined || !document) return undefined;
    for (const name of namesOf(document)) this.#callNoMore(name, ordinal);
    this.#stated.delete(ordinal);
    this.#ordinals.delete(key);
    this.#packed[ordinal] = undefined;
    return ordinal;
  }

  /** The document with an ordinal. */
  at(ordinal: number): KeptDocument | undefined {
    const packed = this.#packed[ordinal];
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

  get size(): number {
    return this.#ordinals.size;
  }

  keys(): string[] {
    return [...this.#ordinals.keys()];
  }

  /** What is stated by the documents that state something, by their ordinals. */
  stated(): Iterable<[ordinal: number, stated: Stated]> {
    return this.#stated;
  }

  /** The documents that are called so, as somebody would type it. */
  calledSo(name: string): Iterable<number> {
    const known = this.#called.get(name) ?? [];
    return typeof known === "number" ? [known] : known;
  }

  #call(name: string, ordinal: number): void {
    const known = this.#called.get(name);
    if (known === undefined) this.#called.set(name, ordinal);
    else if (typeof known === "number") this.#called.set(name, new Set([known, ordinal]));
    else known.add(ordinal);
  }

  #callNoMore(name: string, ordinal: number): void {
    const known = this.#called.get(name);
    if (typeof known === "object") known.delete(ordinal);
    else if (known === ordinal) this.#called.delete(name);
  }
}

/** What a document is called, as somebody would type it who knows it. */
function namesOf({ code, title }: { code?: string | undefined; title: string }): string[] {
  return [plainText(title), ...(code ? [code.toLowerCase()] : [])];
}
