/**
 * Scores of documents, by ordinal. One number for every document rather than a map, and the matches in an array of the same length:
 * a word in ten thousands of documents then costs as many additions, and leaves nothing for the garbage collector.
 */
export class Scores {
  /** The score of each document; zero without a match. */
  readonly values: Float32Array;
  readonly #ordinals: Uint32Array;
  #size = 0;

  /** @param capacity minimum number of documents */
  constructor(capacity: number) {
    this.values = new Float32Array(capacity);
    this.#ordinals = new Uint32Array(capacity);
  }

  /** The number of matches. */
  get size(): number {
    return this.#size;
  }

  /** The matching documents, in no order. */
  get ordinals(): Uint32Array {
    return this.#ordinals.subarray(0, this.#size);
  }

  /** Adds to the score of a document; the addend must be positive. */
  add(ordinal: number, score: number): void {
    this.set(ordinal, (this.values[ordinal] ?? 0) + score);
  }

  /** Sets the score of a document; it must be positive. */
  set(ordinal: number, score: number): void {
    if (this.values[ordinal] === 0) this.#ordinals[this.#size++] = ordinal;
    this.values[ordinal] = score;
  }

  /** Clears all scores. */
  clear(): void {
    for (const ordinal of this.ordinals) this.values[ordinal] = 0;
    this.#size = 0;
  }
}

/** Inserts a document among the best ones, at most `limit`; sorting tens of thousands for a few would take far longer. */
export function keepBest(best: number[], ordinal: number, limit: number, compare: (one: number, other: number) => number): void {
  const last = best.at(-1);
  if (best.length === limit && last !== undefined && compare(last, ordinal) <= 0) return;
  let index = best.length;
  while (index > 0 && compare(best[index - 1] ?? 0, ordinal) > 0) index -= 1;
  best.splice(index, 0, ordinal);
  best.length = Math.min(best.length, limit);
}
