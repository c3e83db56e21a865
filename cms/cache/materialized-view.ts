import { withoutPreview } from "../lib/preview-subject.ts";
import { dependsOn } from "./dependencies.ts";
import { onChange, type Change, type Source } from "./event-bus.ts";

export type Id = number | string;

/**
 * Records read at a time while everything is read: few enough that other requests are answered in between, and that what is read is let go
 * while it is new. With ten times as many it lives on among what stays, so that the heap grows far larger, and it takes longer.
 */
const CHUNK = 25;

/** Which records to read: those with an id above `after`, at most `limit` of them in the order of their ids, or the ones named. */
export type Choice = { after: Id; limit: number } | { ids: Id[] };

interface ViewSource {
  /** The collection that is followed. */
  collection: Source;
  /** Other collections that something is taken from. */
  also?: readonly Source[];
  /** The records that show something of a changed record of the other collections; if it is not said, or null, all may. */
  affectedBy?: (change: Change) => Iterable<Id> | null;
  /** A choice that everything is made by: once it has another value, everything is read anew. */
  rebuildWhen?: () => Promise<unknown>;
  /** Reads everything anew. */
  rebuild: () => Promise<void>;
  /** Reads some records anew; those that are not found are gone. */
  refresh: (ids: Id[]) => Promise<void>;
}

/**
 * Keeps something that is made of a collection in step with what editors change. It is filled when it is first asked for; after
 * that, what changes is read again, and nothing else. Whoever asks waits for the changes that came before, so that a page made after a
 * change shows it, and not for those that come meanwhile. If the database fails, asking fails, and the next one tries again.
 * @returns waits until everything is up to date
 */
export function materializedView({ collection, also = [], affectedBy, rebuildWhen, rebuild, refresh }: ViewSource): () => Promise<void> {
  let due = new Set<Id>();
  let elsewhere: Change[] = [];
  let dueWhole = true;
  let updating: Promise<void> | undefined;
  let madeBy: unknown;
  // Changes that have come, the first filling among them, and how many of them the view shows.
  let come = 1;
  let shown = 0;

  onChange((change) => {
    if (change.collection === collection) {
      if (change.id === null) dueWhole = true;
      else due.add(change.id);
    } else if (also.includes(change.collection)) {
      if (change.id === null || !affectedBy) dueWhole = true;
      else elsewhere.push(change);
    } else return;
    come += 1;
  });

  async function update(): Promise<void> {
    // Who shows a change is asked only now: what is being read while it comes may have been read before it, and is not known until then.
    for (const change of elsewhere) {
      const affected = affectedBy?.(change) ?? null;
      if (affected === null) dueWhole = true;
      else for (const id of affected) due.add(id);
    }
    const [whole, ids, upTo] = [dueWhole, [...due], come];
    dueWhole = false;
    elsewhere = [];
    due = new Set();
    try {
      if (whole) await withoutPreview(rebuild);
      else if (ids.length > 0) await withoutPreview(() => refresh(ids));
      shown = upTo;
    } catch (error) {
      dueWhole ||= whole;
      for (const id of ids) due.add(id);
      throw error;
    }
  }

  return async () => {
    dependsOn(collection, ...also);
    const chosen = await rebuildWhen?.();
    if (chosen !== madeBy) {
      [madeBy, dueWhole] = [chosen, true];
      come += 1;
    }
    const asked = come;
    while (shown < asked) {
      updating ??= update().finally(() => {
        updating = undefined;
      });
      await updating;
    }
  };
}

/**
 * Reads all records of a collection, some at a time.
 * @param read reads the records of a choice, in the order of their ids
 * @param take is given each part
 */
export async function readThrough<Entry extends { id: Id }>(
  read: (choice: Choice) => Promise<Entry[]>,
  take: (entries: Entry[]) => void | Promise<void>,
): Promise<void> {
  for (let after: Id = 0, last = CHUNK; last === CHUNK;) {
    const entries = await read({ after, limit: CHUNK });
    await take(entries);
    after = entries.at(-1)?.id ?? after;
    last = entries.length;
  }
}
