import { withoutPreview } from "../lib/preview-subject.ts";
import { dependsOn } from "./dependencies.ts";
import { onChange, type Change, type Source } from "./event-bus.ts";

export type Id = number | string;

/**
 * Records of a chunk while everything is read: few enough that other requests run in between, and that the garbage collector frees them
 * while they are young. Ten times as many reach the old generation, so that the heap grows far larger and reading takes longer.
 */
const CHUNK = 25;

/** Which records to read: those with an id above `after`, at most `limit` of them in the order of their ids, or the ones named. */
export type Choice = { after: Id; limit: number } | { ids: Id[] };

interface ViewSource {
  /** The collection that the view shows. */
  collection: Source;
  /** Other collections that contribute to it. */
  also?: readonly Source[];
  /** The records that show something of a changed record of the other collections; all when missing or null. */
  affectedBy?: (change: Change) => Iterable<Id> | null;
  /** A value on which the whole view depends: a new one rebuilds it. */
  rebuildWhen?: () => Promise<unknown>;
  /** Reads everything again. */
  rebuild: () => Promise<void>;
  /** Reads some records again and removes those that it does not find. */
  refresh: (ids: Id[]) => Promise<void>;
}

/**
 * Keeps a view of a collection in step with its changes. The first call fills it; later ones read only the changed records again. A call
 * waits for the changes before it, so that a page rendered after a change shows it, and not for later ones. It fails if the database
 * does, and the next call tries again.
 * @returns a function that waits until the view is up to date
 */
export function materializedView({ collection, also = [], affectedBy, rebuildWhen, rebuild, refresh }: ViewSource): () => Promise<void> {
  let dueIds = new Set<Id>();
  let relatedChanges: Change[] = [];
  let isRebuildDue = true;
  let updating: Promise<void> | undefined;
  let builtFor: unknown;
  // Changes so far, counting the first filling, and those that the view includes.
  let changeCount = 1;
  let appliedCount = 0;

  onChange((change) => {
    if (change.collection === collection) {
      if (change.id === null) isRebuildDue = true;
      else dueIds.add(change.id);
    } else if (also.includes(change.collection)) {
      if (change.id === null || !affectedBy) isRebuildDue = true;
      else relatedChanges.push(change);
    } else return;
    changeCount += 1;
  });

  async function update(): Promise<void> {
    // Asks only now which records show a change, because the records of a read in progress are unknown until it ends.
    for (const change of relatedChanges) {
      const affected = affectedBy?.(change) ?? null;
      if (affected === null) isRebuildDue = true;
      else for (const id of affected) dueIds.add(id);
    }
    const [isRebuild, ids, upTo] = [isRebuildDue, [...dueIds], changeCount];
    isRebuildDue = false;
    relatedChanges = [];
    dueIds = new Set();
    try {
      if (isRebuild) await withoutPreview(rebuild);
      else if (ids.length > 0) await withoutPreview(() => refresh(ids));
      appliedCount = upTo;
    } catch (error) {
      isRebuildDue ||= isRebuild;
      for (const id of ids) dueIds.add(id);
      throw error;
    }
  }

  return async () => {
    dependsOn(collection, ...also);
    const condition = await rebuildWhen?.();
    if (condition !== builtFor) {
      [builtFor, isRebuildDue] = [condition, true];
      changeCount += 1;
    }
    const target = changeCount;
    while (appliedCount < target) {
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
 * @param take receives each part
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
