import { withCapacity } from "./grow-array.ts";

/** Packs longer lists: most words are in a few documents, a few words in most. */
const PACKED_FROM = 16;
/** Maximum bytes of a packed number. */
const MAX_BYTES = 5;

const NONE: readonly number[] = [];

/**
 * A growing list of small numbers. Short ones are arrays without spare room, because there are as many as words. Long ones are packed:
 * each number as its distance from the one before, seven bits a byte, so that a word in every few documents takes one byte for each.
 */
export class OrdinalList {
  size = 0;
  #few = NONE;
  #packed: Uint8Array | undefined;
  #used = 0;
  #last = 0;

  push(number: number): void {
    this.size += 1;
    if (!this.#packed && this.size < PACKED_FROM) {
      this.#few = this.#few.concat(number);
      return;
    }
    if (!this.#packed) {
      this.#packed = new Uint8Array(2 * PACKED_FROM);
      for (const early of this.#few) this.#pack(early);
      this.#few = NONE;
    }
    this.#pack(number);
  }

  /** Writes the numbers, in insertion order, to the beginning of an array with room for them. */
  copyTo(target: Uint32Array): void {
    const packed = this.#packed;
    if (!packed) {
      target.set(this.#few);
      return;
    }
    let last = 0;
    for (let at = 0, place = 0; at < this.#used; place += 1) {
      let byte = packed[at++] ?? 0;
      let folded = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = packed[at++] ?? 0;
        folded |= (byte & 0x7f) << shift;
      }
      last += (folded >>> 1) ^ -(folded & 1);
      target[place] = last;
    }
  }

  /** The list of the numbers that pass a test. */
  filter(stays: (number: number) => boolean): OrdinalList {
    const numbers = new Uint32Array(this.size);
    this.copyTo(numbers);
    const remaining = new OrdinalList();
    for (const number of numbers) if (stays(number)) remaining.push(number);
    return remaining;
  }

  #pack(number: number): void {
    const packed = withCapacity(this.#packed ?? new Uint8Array(MAX_BYTES), this.#used + MAX_BYTES);
    const distance = number - this.#last;
    // The index reuses numbers of removed documents, so that a distance may be negative: its sign is the lowest bit.
    let folded = ((distance << 1) ^ (distance >> 31)) >>> 0;
    for (; folded > 0x7f; folded >>>= 7) packed[this.#used++] = (folded & 0x7f) | 0x80;
    packed[this.#used++] = folded;
    this.#last = number;
    this.#packed = packed;
  }
}
