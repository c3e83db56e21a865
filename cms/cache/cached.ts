import { LRUCache } from "lru-cache";
import { previewSubject } from "../lib/preview-subject.ts";
import { dependsOn, isCurrent, noteFailure, trackReads, type Reading } from "./dependencies.ts";
import { currentVersion } from "./event-bus.ts";

/** Cached values of one reader, at most, unless it sets its own limit. */
const MAX_VALUES = 200;

interface Entry<T> {
  startVersion: number;
  reading: Promise<Reading<T>>;
  result?: Reading<T>;
}

/**
 * Caches what `read` returns until one of its sources changes. The caller depends on the same sources. Does not cache a read that failed,
 * even in part.
 */
export function cached<T>(read: () => Promise<T>): () => Promise<T> {
  return cachedBy(read, { most: 1 });
}

/**
 * Like `cached`, for each list of arguments; keeps the most recently used `maxValues`.
 * @param read takes plain data: arguments are equal if their JSON is
 */
export function cachedBy<Args extends readonly unknown[], T>(
  read: (...args: Args) => Promise<T>,
  { most: maxValues = MAX_VALUES } = {},
): (...args: Args) => Promise<T> {
  const entries = new LRUCache<string, Entry<T>>({ max: maxValues });

  function startReading(key: string, args: Args): Entry<T> {
    const entry: Entry<T> = { startVersion: currentVersion(), reading: trackReads(() => read(...args)) };
    entries.set(key, entry);
    const evict = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    entry.reading.then((done) => {
      entry.result = done;
      if (done.degraded) evict();
    }, evict);
    return entry;
  }

  return async (...args) => {
    // A preview is for its reader alone.
    if (previewSubject()) return read(...args);
    const key = JSON.stringify(args);
    let entry = entries.get(key);
    // A read in progress is shared as long as nothing has changed since its start.
    if (!entry || !(entry.result ? isCurrent(entry.result) : entry.startVersion === currentVersion())) entry = startReading(key, args);
    const { value, sources, degraded } = entry.result ?? (await entry.reading);
    dependsOn(...sources);
    if (degraded) noteFailure();
    return value;
  };
}
