import { useSyncExternalStore } from "react";
import { storedString } from "./stored-json.ts";

/** A list that the browser keeps over visits and languages; every part of the page, and every open page, shows the same. */
export interface StoredList<Entry> {
  read: () => readonly Entry[];
  /** Stores another list in its place; where storage is switched off, only for this page. */
  keep: (next: readonly Entry[]) => void;
  /** The list as a hook; empty on the server and until the client has taken over. */
  use: () => readonly Entry[];
}

/**
 * @param key of the browser's storage
 * @param isEntry tells entries from other values, which reading leaves out
 * @param most entries that the list may have
 */
export function storedList<Entry>(key: string, isEntry: (value: unknown) => value is Entry, most: number): StoredList<Entry> {
  const none: readonly Entry[] = [];
  const changed = `${key}-list`;
  let cache: { text: string | null; list: readonly Entry[] } = { text: null, list: none };

  function parseEntries(text: string | null): readonly Entry[] {
    try {
      const stored: unknown = JSON.parse(text ?? "[]");
      return Array.isArray(stored) ? stored.filter(isEntry).slice(0, most) : none;
    } catch {
      return none;
    }
  }

  function read(): readonly Entry[] {
    const text = storedString(key);
    if (text !== cache.text) cache = { text, list: parseEntries(text) };
    return cache.list;
  }

  function keep(next: readonly Entry[]): void {
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      cache = { text: cache.text, list: next };
    }
    dispatchEvent(new Event(changed));
  }

  function subscribe(listener: () => void): () => void {
    for (const event of [changed, "storage"]) addEventListener(event, listener);
    return () => {
      for (const event of [changed, "storage"]) removeEventListener(event, listener);
    };
  }

  return { read, keep, use: () => useSyncExternalStore(subscribe, read, () => none) };
}
