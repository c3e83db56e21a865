import { useSyncExternalStore } from "react";
import type { PictureSource } from "./picture.ts";

/** As many products stand side by side in a comparison. */
export const MOST_COMPARED = 4;

/** A product that was chosen for comparison, with what the bar at the foot shows of it. */
export interface Compared {
  slug: string;
  code: string;
  /** A few words: “365 days · IP67”. */
  line: string;
  picture: PictureSource | null;
}

const KEY = "compare";
const CHANGED = "compare-list";
const NONE: readonly Compared[] = [];

let read: { text: string | null; list: readonly Compared[] } = { text: null, list: NONE };

/** The list that the browser keeps, over visits and languages. What cannot be read counts as none. */
function list(): readonly Compared[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Storage is switched off; then nothing is kept.
  }
  if (text !== read.text) read = { text, list: parsed(text) };
  return read.list;
}

function parsed(text: string | null): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function isCompared(entry: unknown): entry is Compared {
  const { slug, code, line } = (entry ?? {}) as Partial<Compared>;
  return [slug, code, line].every((text) => typeof text === "string");
}

function keep(next: readonly Compared[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    read = { text: read.text, list: next };
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGED, "storage"]) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, "storage"]) removeEventListener(event, listener);
  };
}

/** What is chosen for comparison; nothing on the server and until the client has taken over. */
export function useCompareList(): readonly Compared[] {
  return useSyncExternalStore(subscribe, list, () => NONE);
}

/** Adds a product, unless there are four already. */
export function addToCompare(product: Compared): void {
  const chosen = list();
  if (chosen.length < MOST_COMPARED && !chosen.some(({ slug }) => slug === product.slug)) keep([...chosen, product]);
}

/** Takes a product out again. */
export function removeFromCompare(slug: string): void {
  keep(list().filter((product) => product.slug !== slug));
}

/** Empties the list. */
export function clearCompare(): void {
  keep(NONE);
}
