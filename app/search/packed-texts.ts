import { withRoom } from "./room.ts";

/** Bytes that are asked for at a time. */
const BLOCK = 1024 * 1024;
/** All is packed anew when so large a part of it is of texts that are gone, and more than a block. */
const GONE = 1 / 3;

/**
 * Texts by small numbers, as bytes outside of the heap: of tens of thousands a few are asked for at a time, and the garbage collector has
 * none of them to go through. What lives in the heap costs twice its size, since the heap grows to that before it is collected.
 */
export class PackedTexts {
  #blocks: Buffer[] = [];
  /** Where each text begins, counted as if every block had its full length, and its bytes; none for a text that is not there. */
  #starts = new Uint32Array();
  #lengths = new Uint32Array();
  /** Bytes of the last block that are taken, and of all that are there and gone. */
  #used = BLOCK;
  #alive = 0;
  #gone = 0;

  /** Keeps a text that is not empty in the place of the one that had the number. */
  set(number: number, text: string): void {
    this.delete(number);
    this.#starts = withRoom(this.#starts, number + 1);
    this.#lengths = withRoom(this.#lengths, number + 1);
    this.#put(number, Buffer.from(text));
  }

  get(number: number): string | undefined {
    return this.#bytes(number)?.toString();
  }

  delete(number: number): void {
    const length = this.#lengths[number] ?? 0;
    if (length === 0) return;
    this.#lengths[number] = 0;
    this.#alive -= length;
    this.#gone += length;
    if (this.#gone > BLOCK && this.#gone > (this.#alive + this.#gone) * GONE) this.#packAnew();
  }

  #bytes(number: number): Buffer | undefined {
    const length = this.#lengths[number] ?? 0;
    if (length === 0) return undefined;
    const start = this.#starts[number] ?? 0;
    const within = start % BLOCK;
    return this.#blocks[Math.floor(start / BLOCK)]?.subarray(within, within + length);
  }

  #put(number: number, bytes: Buffer): void {
    if (this.#used + bytes.length > BLOCK) {
      // One that is longer than a block has one of its own.
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK, bytes.length)));
      this.#used = 0;
    }
    bytes.copy(this.#blocks.at(-1) as Buffer, this.#used);
    this.#starts[number] = (this.#blocks.length - 1) * BLOCK + this.#used;
    this.#lengths[number] = bytes.length;
    this.#used += bytes.length;
    this.#alive += bytes.length;
  }

  #packAnew(): void {
    const left = Array.from(this.#lengths.keys()).flatMap((number) => {
      const bytes = this.#bytes(number);
      return bytes ? [{ number, bytes }] : [];
    });
    this.#blocks = [];
    this.#used = BLOCK;
    this.#alive = 0;
    this.#gone = 0;
    for (const { number, bytes } of left) this.#put(number, bytes);
  }
}
