import { dependsOn } from "#cms/changes/dependencies.ts";
import { onChange, type Change, type Source } from "#cms/changes/hub.ts";

type Id = number | string;

/** Records read at a time while a listing is filled: enough to be quick, few enough that other requests are answered in between. */
const CHUNK = 250;

/** Which records to read: those with an id above `after`, at most `limit` of them in the order of their ids, or the ones named. */
export type Choice = { after: Id; limit: number } | { ids: Id[] };

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

/**
 * The published records of a collection as small entries in memory, in the order of their list. It is filled when it is
 * first asked for; after that, what changes is read again, and nothing else. Whoever asks waits for an update that is due,
 * so that a page made after a change shows it. If the database fails, asking fails, and the next one tries again.
 */
export function listing<Entry extends { id: Id }>({
  collection,
  also = [],
  read,
  compare,
  shows,
}: ListedSource<Entry>): () => Promise<readonly Entry[]> {
  const known = new Map<Id, Entry>();
  let sorted: readonly Entry[] | undefined;
  // Everything, or the ids of what changed.
  let due = new Set<Id>();
  let dueWhole = true;
  let updating: Promise<void> | undefined;

  onChange((change) => {
    if (change.collection === collection) {
      if (change.id === null) dueWhole = true;
      else due.add(change.id);
    } else if (also.includes(change.collection)) {
      if (change.id === null || !shows) dueWhole = true;
      else for (const entry of known.values()) if (shows(entry, change)) due.add(entry.id);
    }
  });

  async function update(): Promise<void> {
    const [whole, ids] = [dueWhole, [...due]];
    dueWhole = false;
    due = new Set();
    try {
      if (whole) await fill();
      else await mend(ids);
    } catch (error) {
      dueWhole ||= whole;
      for (const id of ids) due.add(id);
      throw error;
    }
  }

  async function fill(): Promise<void> {
    const found = new Map<Id, Entry>();
    for (let after: Id = 0, last = CHUNK; last === CHUNK;) {
      const entries = await read({ after, limit: CHUNK });
      for (const entry of entries) found.set(entry.id, entry);
      after = entries.at(-1)?.id ?? after;
      last = entries.length;
    }
    known.clear();
    for (const [id, entry] of found) known.set(id, entry);
    sorted = undefined;
  }

  async function mend(ids: Id[]): Promise<void> {
    const found = new Map((await read({ ids })).map((entry) => [entry.id, entry]));
    for (const id of ids) {
      const entry = found.get(id);
      if (entry) known.set(id, entry);
      else known.delete(id);
    }
    sorted = undefined;
  }

  return async () => {
    dependsOn(collection, ...also);
    while (dueWhole || due.size > 0 || updating) {
      updating ??= update().finally(() => {
        updating = undefined;
      });
      await updating;
    }
    return (sorted ??= [...known.values()].sort(compare));
  };
}
