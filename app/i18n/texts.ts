import { fillPlaces } from "#shared/lib/fill-places.ts";
import type { Texts } from "./locales/built-in.ts";
import type zh from "./locales/zh.ts";

type Leaves<Node> = { [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaves<Node[Key]>}` }[keyof Node & string];

/** The dotted keys of all texts; the other language has the same ones. */
export type TextKey = Leaves<typeof zh>;

/** The values for the names in braces of a text. */
export type TextValues = Record<string, string | number>;

/**
 * The translate function: `t("pager.status", { page, total })`. A key without a text is shown as it is. A word that goes with a number has
 * two forms, of which the first is for one: `{number} {number:product|products}`.
 */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Editors' changes to the built-in texts: dotted key to text. */
export type TextOverrides = Record<string, string>;

/** One translate function for the texts of a language, however often they are asked for. */
const functions = new WeakMap<Texts, Translate>();

/** The translate function of a language's texts. */
export function translateWith(texts: Texts): Translate {
  const cached = functions.get(texts);
  if (cached) return cached;
  const made = translating(texts);
  functions.set(texts, made);
  return made;
}

/** A page asks some two hundred times, mostly for the same few texts, of which few have something to fill in. */
function translating(texts: Texts): Translate {
  const byKey = new Map<TextKey, string>();
  return (key, values = {}) => {
    let text = byKey.get(key);
    if (text === undefined) byKey.set(key, (text = textAt(texts, key) ?? key));
    return fillPlaces(text, values);
  };
}

/** The text of a key; undefined when there is none. */
export function textAt(texts: Texts, key: string): string | undefined {
  let node: Texts | string | undefined = texts;
  for (const part of key.split(".")) node = typeof node === "object" && Object.hasOwn(node, part) ? node[part] : undefined;
  return typeof node === "string" ? node : undefined;
}

/** The texts of the page: those that it began with, and later ones, fetched or stored in the browser. */
export class TextStore {
  #texts: Texts;
  #translate: Translate;
  readonly #listeners = new Set<() => void>();

  constructor(texts: Texts) {
    this.#texts = texts;
    this.#translate = translateWith(texts);
  }

  readonly texts = (): Texts => this.#texts;
  readonly translate = (): Translate => this.#translate;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows other texts at once. */
  replace(texts: Texts): void {
    this.#texts = texts;
    this.#translate = translateWith(texts);
    for (const listener of this.#listeners) listener();
  }
}
