import type { Change, Source } from "#cms/cache/event-bus.ts";
import { materializedView, readThrough, type Choice, type Id } from "#cms/cache/materialized-view.ts";

interface ListedSource<Entry> {
  /** The collection that is listed. */
  collection: Source;
  /** Other collections that entries take something from. */
  also?: Source[];
  /** Reads the entries of some published records. Records that are gone or not published are left out. */
  read: (choice: Choice) => Promise<Entry[]>;
  /** The order of the list. */
  compare: (one: Entry, other: Entry) => number;
  /** Whether an entry shows something of a changed record of the other collections; if it is not said, all may. */
  shows?: (entry: Entry, change: Change) => boolean;
}

/** The published records of a collection as small entries in memory, in the order of their list, in step with what editors change. */
export function listing<Entry extends { id: Id }>({
  collection,
  also = [],
  read,
  compare,
  shows,
}: ListedSource<Entry>): () => Promise<readonly Entry[]> {
  let entries = new Map<Id, Entry>();
  let sorted: readonly Entry[] | undefined;

  const upToDate = materializedView({
    collection,
    also,
    ...(shows && {
      affectedBy: (change: Change) =>
        // The rows of specifications are those of all products.
        change.collection === "spec-rows" ? null : [...entries.values()].filter((entry) => shows(entry, change)).map(({ id }) => id),
    }),
    async rebuild() {
      const next = new Map<Id, Entry>();
      await readThrough(read, (entries) => {
        for (const entry of entries) next.set(entry.id, entry);
      });
      entries = next;
      sorted = undefined;
    },
    async refresh(ids) {
      const changed = new Map((await read({ ids })).map((entry) => [entry.id, entry]));
      for (const id of ids) {
        const entry = changed.get(id);
        if (entry) entries.set(id, entry);
        else entries.delete(id);
      }
      sorted = undefined;
    },
  });

  return async () => {
    await upToDate();
    return (sorted ??= [...entries.values()].sort(compare));
  };
}
