/**
 * Scores of documents, by ordinal. Kept as one number for every document rather than as a map, and what was found in an array as long:
 * a word that is in ten thousands of documents then costs as many additions, and leaves nothing for the garbage collector.
 */
export class Scores {
  /** The score of each document; zero for those that were not found. */
  readonly values: Float32Array;
  readonly #found: Uint32Array;
  #size = 0;

  /** @param capacity documents that there are, at least */
  constructor(capacity: number) {
    this.values = new Float32Array(capacity);
    this.#found = new Uint32Array(capacity);
  }

  /** How many documents were found. */
  get size(): number {
    return this.#size;
  }

  /** The documents that were found, in no order. */
  get ordinals(): Uint32Array {
    return this.#found.subarray(0, this.#size);
  }

  /** Adds to the score of a document; the score must be more than zero. */
  add(ordinal: number, score: number): void {
    this.set(ordinal, (this.values[ordinal] ?? 0) + score);
  }

  /** Gives a document a score, more than zero. */
  set(ordinal: number, score: number): void {
    if (this.values[ordinal] === 0) this.#found[this.#size++] = ordinal;
    this.values[ordinal] = score;
  }

  /** Forgets what was found. */
  clear(): void {
    for (const ordinal of this.ordinals) this.values[ordinal] = 0;
    this.#size = 0;
  }
}

/** Puts a document in its place among the best ones, of which there are `limit` at most; to sort tens of thousands for a few takes far longer. */
export function keepBest(best: number[], ordinal: number, limit: number, compare: (one: number, other: number) => number): void {
  const last = best.at(-1);
  if (best.length === limit && last !== undefined && compare(last, ordinal) <= 0) return;
  let at = best.length;
  while (at > 0 && compare(best[at - 1] ?? 0, ordinal) > 0) at -= 1;
  best.splice(at, 0, ordinal);
  best.length = Math.min(best.length, limit);
}
