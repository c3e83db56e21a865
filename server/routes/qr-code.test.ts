import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, it } from "vitest";
import { qrCode } from "./qr-code.ts";

const routes = qrCode({ siteUrl: "https://example.com" });

/** What a camera reads of a code. */
async function read(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).resize(480).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

it("draws the address of a page that is shared, which a camera reads", async () => {
  for (const path of ["/products/v3", "/en/article/12", "/de/services/videos/v3-wiring"]) {
    const answer = await routes.request(`/qr${path}.svg`);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, "image/svg+xml; charset=utf-8"]);
    expect(await read(await answer.text())).toBe(`https://example.com${path}`);
  }
});

it("draws no other address", async () => {
  for (const path of ["//evil.example/products/v3", "/products/v3%2F..", "/admin", "/products/", `/products/${"a".repeat(121)}`]) {
    expect([path, (await routes.request(`/qr${path}.svg`)).status]).toEqual([path, 404]);
  }
});
