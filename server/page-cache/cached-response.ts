import { createHash } from "node:crypto";
import type { Reading } from "#cms/cache/dependencies.ts";
import { isText, pack, SMALLEST, unpackBrotli, WORTH_PACKING, type Encoding } from "../http/encodings.ts";

/** Bytes that an answer takes beside its bodies, about. */
const OVERHEAD = 2000;
/** Headers that are written anew for each encoding. */
const OWN_HEADERS = new Set(["content-length", "content-encoding", "etag"]);

/**
 * A whole answer: its status, its headers, and its body, in every encoding that somebody has asked for. As it was made it is there until it
 * has been packed as small as it gets.
 */
export class Answer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly etag: string;
  /** What the answer was made of, and when. */
  readonly reading: Omit<Reading<Response>, "value">;
  /** Whether it may be given to another visitor. */
  readonly isShareable: boolean;
  /** Whether it may be given to visitors who come later. */
  readonly isKeepable: boolean;
  /** Whether it, or a part of it, could not be made. */
  readonly isFailed: boolean;
  readonly #isPackable: boolean;
  readonly #bodies: Partial<Record<Encoding, Buffer>>;
  readonly #underway: Partial<Record<Encoding, Promise<Buffer>>> = {};
  #isPlainWanted = false;
  #isTight = false;

  private constructor({ value: response, since, sources, degraded }: Reading<Response>, body: Buffer) {
    const control = response.headers.get("Cache-Control") ?? "";
    this.status = response.status;
    this.headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
    this.reading = { since, sources, degraded };
    this.isShareable = !/no-store|private/.test(control) && !response.headers.has("Set-Cookie");
    this.isFailed = degraded || response.status >= 500;
    this.isKeepable = this.isShareable && !this.isFailed && (response.status === 200 || response.status === 404);
    this.#isPackable = isText(response.headers.get("Content-Type")) && body.length >= WORTH_PACKING;
    this.#bodies = { identity: body };
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    if (degraded) this.#setHeader("Cache-Control", "no-store");
    if (this.#isPackable) this.#setHeader("Vary", [response.headers.get("Vary"), "Accept-Encoding"].filter(Boolean).join(", "));
  }

  static async of(reading: Reading<Response>): Promise<Answer> {
    return new Answer(reading, Buffer.from(await reading.value.arrayBuffer()));
  }

  /** The body in an encoding, if it is there; text is packed, and small or other bodies are sent as they are. What is asked for unpacked stays so. */
  body(wanted: Encoding): { encoding: Encoding; bytes: Buffer | undefined } {
    const encoding = this.#isPackable ? wanted : "identity";
    if (encoding === "identity") this.#isPlainWanted = true;
    return { encoding, bytes: this.#bodies[encoding] };
  }

  /** Makes the body in an encoding, once however many ask. */
  async make(encoding: Encoding): Promise<Buffer> {
    return this.#bodies[encoding] ?? (this.#underway[encoding] ??= this.#recode(encoding));
  }

  async #recode(encoding: Encoding): Promise<Buffer> {
    const { identity, br = Buffer.alloc(0) } = this.#bodies;
    try {
      const plain = identity ?? (await unpackBrotli(br));
      return (this.#bodies[encoding] = encoding === "identity" ? plain : await pack(plain, encoding));
    } finally {
      delete this.#underway[encoding];
    }
  }

  /**
   * Packs the body once more, as small as it gets, if it has been packed with brotli before. Then it is kept unpacked only if somebody wants
   * it so: unpacked it takes five times the room.
   */
  async tighten(): Promise<void> {
    const { identity, br } = this.#bodies;
    if (!identity || !br || this.#isTight) return;
    this.#isTight = true;
    const smallest = await pack(identity, "br", SMALLEST);
    if (smallest.length < br.length) this.#bodies.br = smallest;
    if (!this.#isPlainWanted) delete this.#bodies.identity;
  }

  /** Bytes in memory. */
  get size(): number {
    return OVERHEAD + Object.values(this.#bodies).reduce((sum, { length }) => sum + length, 0);
  }

  #setHeader(name: string, value: string): void {
    const lower = name.toLowerCase();
    const index = this.headers.findIndex(([known]) => known.toLowerCase() === lower);
    this.headers.splice(index < 0 ? this.headers.length : index, 1, [name, value]);
  }
}
