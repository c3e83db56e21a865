import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrCode } from "./qr-codes.server.ts";

const LINKS = ["https://wechat.example.com/waymark", "https://apps.example.com/get", `https://example.com/?name=${encodeURIComponent("途标物联")}&from=footer`];

for (const link of LINKS) {
  test(`a phone that scans the code is led to ${link}`, async () => {
    const { size, path } = qrCode("Code", link);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}"><path fill="#fff" d="M-4-4h99v99h-99z"/><path stroke="#000" d="${path}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).resize(400).flatten().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(link);
  });
}
