import sharp from "sharp";
import { expect, it } from "vitest";
import { countScans, withoutMetadata } from "./picture-metadata.ts";

const MAKER = "Secret Phone Co";
/** A picture as a phone takes it: turned, with its place, its maker and a colour profile. */
const photo = (format: "jpeg" | "png" | "webp" | "avif") =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
    .withIccProfile("p3")
    .withExif({ IFD0: { Make: MAKER, Model: "X1" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><author>${MAKER}</author></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

async function removeMetadata(data: Buffer): Promise<Buffer> {
  return withoutMetadata(data, await sharp(data).metadata());
}

it.each(["jpeg", "png", "webp", "avif"] as const)("takes place and maker out of a %s, and leaves how it looks", async (format) => {
  const sent = await photo(format);
  expect(sent.includes(MAKER)).toBe(true);
  const stripped = await removeMetadata(sent);
  expect(stripped.includes(MAKER)).toBe(false);
  const [before, after] = await Promise.all([sharp(sent).metadata(), sharp(stripped).metadata()]);
  expect([after.icc?.equals(before.icc ?? Buffer.alloc(0)), after.autoOrient]).toEqual([true, before.autoOrient]);
  const pixels = (data: Buffer) => sharp(data).autoOrient().raw().toBuffer();
  expect((await pixels(stripped)).equals(await pixels(sent))).toBe(true);
  // A stored file sent again stays the same.
  expect((await removeMetadata(stripped)).equals(stripped)).toBe(true);
});

it("leaves a picture as it came in which nothing is noted", async () => {
  for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const) {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#00f" } })
      .toFormat(format)
      .toBuffer();
    expect([format, (await removeMetadata(plain)) === plain]).toEqual([format, true]);
  }
});

it("drops a film and a preview behind the end of a JPEG, and text of any size in a PNG", async () => {
  const jpeg = await photo("jpeg");
  expect((await removeMetadata(Buffer.concat([jpeg, Buffer.from(`ftypmp42 ${MAKER}`)]))).includes("ftypmp42")).toBe(false);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const text = Buffer.from(`\0\0\0\x10tEXtAuthor\0somebody\0`, "latin1");
  const noted = Buffer.concat([png.subarray(0, 33), text, Buffer.alloc(4), png.subarray(33)]);
  expect((await removeMetadata(noted)).equals(png)).toBe(true);
});

it("leaves what breaks off or is built otherwise as it is", async () => {
  const jpeg = await photo("jpeg");
  const metadata = await sharp(jpeg).metadata();
  for (const odd of [
    jpeg.subarray(0, 200),
    Buffer.from([0xff, 0xd8]),
    Buffer.alloc(0),
    Buffer.from("RIFF\0\0\0\0WEBPVP8X\xff\xff\xff\xff", "latin1"),
  ])
    for (const format of ["jpeg", "png", "webp"]) expect(withoutMetadata(odd, { ...metadata, format })).toBe(odd);
});

it("counts the scans of a JPEG", async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#0f0" } });
  const [plain, progressive] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
  ]);
  expect(countScans(plain)).toBe(1);
  expect(countScans(progressive)).toBeGreaterThan(5);
  expect(countScans(progressive)).toBeLessThan(20);
  expect(countScans(Buffer.from("words"))).toBe(0);
});
