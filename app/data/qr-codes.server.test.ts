import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrCodes, qrDrawing } from "./qr-codes.server.ts";

const LINKS = [
  "https://wechat.example.com/waymark",
  "https://apps.example.com/get",
  `https://example.com/?name=${encodeURIComponent("途标物联")}&from=footer`,
];

for (const link of LINKS) {
  test(`a phone that scans the code is led to ${link}`, async () => {
    const { data, info } = await sharp(Buffer.from(qrDrawing(link)))
      .resize(400)
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(link);
  });
}

test("the address of a drawing changes with its link", () => {
  const [before] = qrCodes([{ title: "App", link: "https://example.com/a" }], "en");
  const [after] = qrCodes([{ title: "App", link: "https://example.com/b" }], "en");
  expect(before?.drawing).toMatch(/^\/codes\/en-0\.svg\?v=/);
  expect(after?.drawing).not.toBe(before?.drawing);
});
