/** Number of new words that may wait unsorted. */
const UNSORTED = 500;

/** Words of the same length, with the letters of each as bits. */
interface Alike {
  words: string[];
  letters: number[];
}

/** The words of an index, by their beginnings and by similarity. */
export class Vocabulary {
  #sorted: string[] = [];
  #unsorted: string[] = [];
  /** Words of plain letters, by their length: only these may have slips. */
  readonly #byLength = new Map<number, Alike>();

  /** Adds a new word. */
  add(word: string): void {
    this.#unsorted.push(word);
    if (!isPlain(word)) return;
    const alike = this.#byLength.get(word.length) ?? { words: [], letters: [] };
    this.#byLength.set(word.length, alike);
    alike.words.push(word);
    alike.letters.push(lettersOf(word));
  }

  /** Removes the words that fail a test. */
  keep(stays: (word: string) => boolean): void {
    this.#sorted = this.#sorted.filter(stays);
    this.#unsorted = this.#unsorted.filter(stays);
    for (const [length, { words }] of this.#byLength) {
      const remaining = words.filter(stays);
      this.#byLength.set(length, { words: remaining, letters: remaining.map(lettersOf) });
    }
  }

  /** The longer words that begin with a text. */
  beginningWith(text: string): string[] {
    if (this.#unsorted.length > UNSORTED) {
      this.#sorted = this.#sorted.concat(this.#unsorted).sort();
      this.#unsorted = [];
    }
    const matches = this.#unsorted.filter((word) => word.length > text.length && word.startsWith(text));
    for (let index = firstFrom(this.#sorted, text); index < this.#sorted.length; index += 1) {
      const word = this.#sorted[index] ?? "";
      if (!word.startsWith(text)) break;
      if (word.length > text.length) matches.push(word);
    }
    return matches;
  }

  /** The longer words that end in a word, with the part before it: only plain letters. */
  *endingIn(word: string): Generator<[longer: string, before: string]> {
    const letters = lettersOf(word);
    for (const [length, { words, letters: signatures }] of this.#byLength) {
      if (length <= word.length) continue;
      for (let index = 0; index < words.length; index += 1) {
        const longer = words[index] ?? "";
        if (((signatures[index] ?? 0) & letters) === letters && longer.endsWith(word)) yield [longer, longer.slice(0, -word.length)];
      }
    }
  }

  /**
   * The words within `distance` inserted, missing, changed or swapped letters,
   * and their number. With a distance of one, not the first letter: slips seldom occur there, and short words then hardly resemble.
   */
  *like(word: string, distance: number): Generator<[word: string, letters: number]> {
    const letters = lettersOf(word);
    for (let length = word.length - distance; length <= word.length + distance; length += 1) {
      const { words, letters: signatures } = this.#byLength.get(length) ?? { words: [], letters: [] };
      for (let index = 0; index < words.length; index += 1) {
        // A changed letter removes one bit and adds one.
        if (bits(letters ^ (signatures[index] ?? 0)) > 2 * distance) continue;
        const other = words[index] ?? "";
        if (distance === 1 && other[0] !== word[0]) continue;
        const edits = editDistance(word, other, distance);
        if (edits > 0 && edits <= distance) yield [other, edits];
      }
    }
  }
}

function isPlain(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

/** The index of the first word not before a text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

/** How many bits of a number of 32 are set (Warren, “Hacker's Delight”, 5-1). */
function bits(number: number): number {
  let sum = number - ((number >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Levenshtein's distance of two words, counting a swap of neighbours as one; more than `most` when it is larger. */
function editDistance(one: string, other: string, most: number): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  let twoAbove: number[] = [];
  let leastAbove = 0;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const areSwapped = !isSame && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const value = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + Number(!isSame),
        areSwapped ? (twoAbove[column - 2] ?? 0) + 1 : Infinity,
      );
      current.push(value);
      least = Math.min(least, value);
    }
    // The row after the next one may begin from the one above.
    if (least > most && leastAbove >= most) return least;
    twoAbove = above;
    above = current;
    leastAbove = least;
  }
  return above[other.length] ?? 0;
}
