import { createHash } from "node:crypto";
import type { Reading } from "#cms/cache/dependencies.ts";
import { isText, compress, decompress, BEST_QUALITY, WORTH_COMPRESSING, type Encoding } from "../http/encodings.ts";

/** Approximate bytes of an answer besides its bodies. */
const OVERHEAD = 2000;
/** Headers that are written anew for each encoding. */
const OWN_HEADERS = new Set(["content-length", "content-encoding", "etag"]);

/**
 * A whole answer: its status, its headers, and its body in every compressed encoding that somebody has asked for. A text is not stored
 * uncompressed, which takes five times the room: whoever asks for that gets it unpacked.
 */
export class CachedResponse {
  readonly status: number;
  readonly headers: [string, string][];
  readonly etag: string;
  /** What the answer was made of, and when. */
  readonly reading: Omit<Reading<Response>, "value">;
  /** Whether it may be given to another visitor. */
  readonly isShareable: boolean;
  /** Whether it may be given to visitors who come later. */
  readonly isKeepable: boolean;
  /** Whether rendering it, or a part of it, failed. */
  readonly isFailed: boolean;
  /** Called when its size in memory changes. */
  onResize: () => void = () => undefined;
  readonly #isPackable: boolean;
  readonly #bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  readonly #underway: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};

  private constructor({ value: response, since, sources, degraded }: Reading<Response>, body: Buffer<ArrayBuffer>) {
    const control = response.headers.get("Cache-Control") ?? "";
    this.status = response.status;
    this.headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
    this.reading = { since, sources, degraded };
    this.isShareable = !/no-store|private/.test(control) && !response.headers.has("Set-Cookie");
    this.isFailed = degraded || response.status >= 500;
    this.isKeepable = this.isShareable && !this.isFailed && (response.status === 200 || response.status === 404);
    this.#isPackable = isText(response.headers.get("Content-Type")) && body.length >= WORTH_COMPRESSING;
    this.#bodies = { identity: body };
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    if (degraded) this.#setHeader("Cache-Control", "no-store");
    if (this.#isPackable) this.#setHeader("Vary", [response.headers.get("Vary"), "Accept-Encoding"].filter(Boolean).join(", "));
  }

  static async of(reading: Reading<Response>): Promise<CachedResponse> {
    return new CachedResponse(reading, Buffer.from(await reading.value.arrayBuffer()));
  }

  /** The encoding for a client; none for short bodies and for those that are no text. */
  encoding(preferred: Encoding): Encoding {
    return this.#isPackable ? preferred : "identity";
  }

  /** The body in an encoding, if it is there. */
  stored(encoding: Encoding): Buffer<ArrayBuffer> | undefined {
    return this.#bodies[encoding];
  }

  /** The body in an encoding, compressed quickly and once for all waiting requests. */
  async body(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const stored = this.#bodies[encoding];
    // Replaces the uncompressed body in the background.
    if (stored && encoding === "identity" && this.#isPackable) this.body("br").catch(() => undefined);
    return stored ?? (this.#underway[encoding] ??= this.#encode(encoding));
  }

  /** Compresses the body at the best quality, unless it is compressed already. Too slow to do while a visitor waits. */
  async compress(): Promise<void> {
    if (this.#isPackable && !this.#bodies.br) this.#store("br", await compress(await this.#plain(), "br", BEST_QUALITY));
  }

  async #encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    try {
      const plain = await this.#plain();
      return encoding === "identity" ? plain : this.#store(encoding, await compress(plain, encoding));
    } finally {
      delete this.#underway[encoding];
    }
  }

  async #plain(): Promise<Buffer<ArrayBuffer>> {
    const { identity, br, gzip } = this.#bodies;
    if (identity) return identity;
    return br ? decompress.br(br) : decompress.gzip(gzip ?? Buffer.alloc(0));
  }

  #store(encoding: "br" | "gzip", body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    this.#bodies[encoding] = body;
    delete this.#bodies.identity;
    this.onResize();
    return body;
  }

  /** Bytes in memory. */
  get size(): number {
    return OVERHEAD + Object.values(this.#bodies).reduce((sum, { length }) => sum + length, 0);
  }

  #setHeader(name: string, value: string): void {
    const lower = name.toLowerCase();
    const index = this.headers.findIndex(([existing]) => existing.toLowerCase() === lower);
    this.headers.splice(index < 0 ? this.headers.length : index, 1, [name, value]);
  }
}
