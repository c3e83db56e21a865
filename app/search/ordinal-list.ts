/** From so many numbers on a list is packed: most words are in a few documents, a few words in most. */
const PACKED_FROM = 32;

/** A list of small numbers that grows. Long ones take four bytes a number. */
export class OrdinalList {
  size = 0;
  #numbers: number[] | Uint32Array = [];

  /** The number at a place within `size`. */
  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  push(number: number): void {
    if (this.size === this.#numbers.length && this.size >= PACKED_FROM) {
      const roomier = new Uint32Array(Math.ceil(this.size * 1.5));
      roomier.set(this.#numbers);
      this.#numbers = roomier;
    }
    this.#numbers[this.size] = number;
    this.size += 1;
  }

  /** Those of the numbers that are to stay. */
  filter(stays: (number: number) => boolean): OrdinalList {
    const left = new OrdinalList();
    for (let index = 0; index < this.size; index += 1) if (stays(this.at(index))) left.push(this.at(index));
    return left;
  }
}
