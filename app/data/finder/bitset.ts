const BITS = 32;

/** Ones in a word of 32 bits, added up in pairs, nibbles and bytes (Warren, Hacker's Delight, section 5-1). */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of items of a list, one bit for each: it joins and counts sets of ten thousand in microseconds. */
export class Bitset {
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  /** The items that pass a test. */
  static of<Item>(items: readonly Item[], isMember: (item: Item, place: number) => boolean): Bitset {
    const words = new Uint32Array(Math.ceil(items.length / BITS));
    items.forEach((item, place) => {
      if (isMember(item, place)) words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & (BITS - 1)));
    });
    return new Bitset(words);
  }

  /** The intersection of sets of one list. */
  static inAll(first: Bitset, others: Iterable<Bitset>): Bitset {
    const words = first.#words.slice();
    for (const other of others) other.#words.forEach((word, index) => (words[index] = (words[index] ?? 0) & word));
    return new Bitset(words);
  }

  /** The union of sets of a list. */
  static inAny(items: readonly unknown[], sets: Iterable<Bitset>): Bitset {
    const words = new Uint32Array(Math.ceil(items.length / BITS));
    for (const set of sets) set.#words.forEach((word, index) => (words[index] = (words[index] ?? 0) | word));
    return new Bitset(words);
  }

  /** The number of items. */
  get size(): number {
    return this.countIn(this);
  }

  /** Whether the set has the item at an index. */
  has(place: number): boolean {
    return (((this.#words[place >>> 5] ?? 0) >>> (place & (BITS - 1))) & 1) === 1;
  }

  /** The number of items shared with another set of the same list. */
  countIn(other: Bitset): number {
    return this.#words.reduce((sum, word, index) => sum + countOnes(word & (other.#words[index] ?? 0)), 0);
  }

  /** Calls back with the index of each item, in order: an array of them would be garbage as long as the list. */
  each(take: (place: number) => void): void {
    this.#words.forEach((word, index) => {
      for (let bits = word; bits !== 0; bits &= bits - 1) take(index * BITS + (BITS - 1 - Math.clz32(bits & -bits)));
    });
  }
}
