import { LRUCache } from "lru-cache";
import { previewSubject } from "../lib/preview-subject.ts";
import { dependsOn, isCurrent, noteFailure, trackReads, type Reading } from "./dependencies.ts";
import { currentVersion } from "./event-bus.ts";

/** Values kept of one reader, at most, unless it says otherwise. */
const MAX_VALUES = 200;

interface Entry<T> {
  begun: number;
  reading: Promise<Reading<T>>;
  done?: Reading<T>;
}

/**
 * Caches what `read` returns until something changes that was read for it. Whatever is made of it depends on the same.
 * A read that failed, even in part, is not cached.
 */
export function cached<T>(read: () => Promise<T>): () => Promise<T> {
  return cachedBy(read, { most: 1 });
}

/**
 * Like `cached`, for each list of arguments apart. Those that were asked for last are cached, `most` of them.
 * @param read takes plain data: arguments are the same if they are the same as JSON
 */
export function cachedBy<Args extends readonly unknown[], T>(
  read: (...args: Args) => Promise<T>,
  { most = MAX_VALUES } = {},
): (...args: Args) => Promise<T> {
  const entries = new LRUCache<string, Entry<T>>({ max: most });

  function begin(key: string, args: Args): Entry<T> {
    const entry: Entry<T> = { begun: currentVersion(), reading: trackReads(() => read(...args)) };
    entries.set(key, entry);
    const forget = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    entry.reading.then((done) => {
      entry.done = done;
      if (done.degraded) forget();
    }, forget);
    return entry;
  }

  return async (...args) => {
    // What is seen in a preview is for whoever asked alone.
    if (previewSubject()) return read(...args);
    const key = JSON.stringify(args);
    let entry = entries.get(key);
    // One that is underway is shared as long as nothing has changed since it began.
    if (!entry || !(entry.done ? isCurrent(entry.done) : entry.begun === currentVersion())) entry = begin(key, args);
    const { value, sources, degraded } = entry.done ?? (await entry.reading);
    dependsOn(...sources);
    if (degraded) noteFailure();
    return value;
  };
}
