import { noteFailure } from "#cms/cache/dependencies.ts";
import type { Optional } from "#app/lib/optional.ts";

/** Waits for a list. Logs an unexpected failure, shows it in the list only and keeps the page out of the cache; rethrows responses such as a 404. */
export async function optional<T>(reading: Promise<T>): Promise<Optional<T>> {
  try {
    return { failed: false, value: await reading };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error("A list could not be read:", error);
    noteFailure();
    return { failed: true };
  }
}

/**
 * Waits for a page of a list.
 * @param missing creates the error when the list has no such page
 */
export async function optionalPage<T>(reading: Promise<T | null>, missing: () => unknown): Promise<Optional<T>> {
  const page = await optional(reading);
  if (page.failed) return page;
  if (page.value === null) throw missing();
  return { failed: false, value: page.value };
}

/** Waits for a list without pages. */
export function optionalItems<T>(reading: Promise<T[]>): Promise<Optional<{ items: T[] }>> {
  return optional(reading.then((items) => ({ items })));
}

/** Waits for an optional part of a page; falls back to `otherwise` if it fails. */
export async function optionalOr<T, Otherwise>(otherwise: Otherwise, reading: Promise<T>): Promise<T | Otherwise> {
  const value = await optional(reading);
  return value.failed ? otherwise : value.value;
}
