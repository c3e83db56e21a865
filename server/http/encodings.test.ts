import { describe, expect, it } from "vitest";
import { compress, decompress } from "./encodings.ts";

const TEXT = Buffer.from("A sentence of a page. ".repeat(4000));

describe("compress", () => {
  it.each(["br", "gzip"] as const)("holds no more memory than its %s result has bytes, which are the text's", async (encoding) => {
    const packed = await compress(TEXT, encoding);
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(packed.length).toBeLessThan(TEXT.length / 10);
    expect((await decompress[encoding](packed)).equals(TEXT)).toBe(true);
  });
});
