import { LRUCache } from "lru-cache";
import type { KeptParts } from "#app/lib/html-fragments.ts";
import { memoizeWeak } from "#shared/lib/once-per.ts";
import { MARK } from "./page-policy.server.ts";

/** Bytes that all parts may take, and those that one takes beside its HTML, about. */
const ROOM = 4_000_000;
const OVERHEAD = 200;
/** The attribute that `CachedFragment` writes its mark into. It holds the process's own mark, which nobody else can write. */
const ATTRIBUTE = new RegExp(` data-kept="${MARK}(\\d+)"`, "g");

/**
 * HTML of parts, by the texts that they were made with and what else they are made of. What is made of something else is another part;
 * the one from before makes room when others need it.
 */
const known = new LRUCache<string, string>({
  maxSize: ROOM,
  // A text with Chinese in it takes two bytes a character.
  sizeCalculation: (html, key) => 2 * (html.length + key.length) + OVERHEAD,
});

let numbered = 0;
/** What parts are made of, by number: nothing is kept alive for them. */
const numberOf = memoizeWeak(() => ++numbered);

/** What one page takes of the parts that are kept, and adds to them. */
export class FragmentsOfPage implements KeptParts {
  readonly #texts: number;
  readonly #wanted: string[] = [];

  /** @param texts of the page, the same object for as long as they do not change */
  constructor(texts: object) {
    this.#texts = numberOf(texts);
  }

  readonly find: KeptParts["find"] = (of, by) => {
    const key = `${this.#texts} ${numberOf(of)} ${JSON.stringify(by)}`;
    const html = known.get(key);
    return html === undefined ? { mark: MARK + (this.#wanted.push(key) - 1) } : { html };
  };

  /**
   * Keeps the parts that were rendered for a page.
   * @param html of the page
   * @returns the page without their marks
   */
  keep(html: string): string {
    if (this.#wanted.length === 0) return html;
    for (const { 1: number, index } of html.matchAll(ATTRIBUTE)) {
      const key = this.#wanted[Number(number)];
      const inner = within(html, index);
      // A copy: a part of a text keeps the whole text in memory. Parts that are in it have marks of their own.
      if (key !== undefined && inner !== null) known.set(key, Buffer.from(inner.replaceAll(ATTRIBUTE, "")).toString());
    }
    return html.replaceAll(ATTRIBUTE, "");
  }
}

/** What stands in the element whose tag an index lies in; null if it has no end. */
function within(html: string, index: number): string | null {
  const [, name = ""] = /^<([a-z]+)/.exec(html.slice(html.lastIndexOf("<", index), index)) ?? [];
  const begin = html.indexOf(">", index) + 1;
  const tags = new RegExp(`<(/?)${name}[ >]`, "g");
  tags.lastIndex = begin;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(begin, found.index);
  }
  return null;
}
