const BITS = 32;

/** Ones in a word of 32 bits, added up in pairs, nibbles and bytes (Warren, Hacker's Delight, section 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Some of the items of a list, one bit for each: sets of ten thousand are joined and counted in microseconds. */
export class Members {
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  /** The items that a question is true of. */
  static of<Item>(items: readonly Item[], isMember: (item: Item) => boolean): Members {
    const words = new Uint32Array(Math.ceil(items.length / BITS));
    items.forEach((item, place) => {
      if (isMember(item)) words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & (BITS - 1)));
    });
    return new Members(words);
  }

  /** Those that are in all of some sets of one list. */
  static inAll(first: Members, others: Iterable<Members>): Members {
    const words = first.#words.slice();
    for (const other of others) other.#words.forEach((word, at) => (words[at] = (words[at] ?? 0) & word));
    return new Members(words);
  }

  /** Those that are in any of some sets of a list. */
  static inAny(items: readonly unknown[], sets: Iterable<Members>): Members {
    const words = new Uint32Array(Math.ceil(items.length / BITS));
    for (const set of sets) set.#words.forEach((word, at) => (words[at] = (words[at] ?? 0) | word));
    return new Members(words);
  }

  /** How many of them are in another set of the same list. */
  countIn(other: Members): number {
    return this.#words.reduce((sum, word, at) => sum + ones(word & (other.#words[at] ?? 0)), 0);
  }

  /** The items themselves, of the list that the set was made of or of one with something for each of its items, in its order. */
  from<Item>(items: readonly Item[]): Item[] {
    return items.filter((_, place) => ((this.#words[place >>> 5] ?? 0) >>> (place & (BITS - 1))) & 1);
  }
}
