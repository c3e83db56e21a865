import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openAsEditor } from "../../test/cms.ts";
import { ANIMATED, animation } from "../../test/animations.ts";
import { FILM } from "../../test/films.ts";
import { sendUpload, type Answer } from "../../test/send-upload.ts";
import { readUpload } from "./uploads.ts";
import { SLOW } from "../../test/slow.ts";

let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

const send = (name: string, data: Uint8Array | string, more: { type?: string; id?: number; query?: string; language?: Language } = {}) =>
  sendUpload(name, { token, data, ...more });

/** A picture, red above and blue below. */
async function picture(width: number, height: number, format: "png" | "jpeg" | "webp" | "gif" = "png", orientation = 1) {
  const half = sharp({ create: { width, height: Math.ceil(height / 2), channels: 3, background: "#00f" } });
  const lower = await half.png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: lower, left: 0, top: Math.floor(height / 2) }])
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

async function readStored({ doc }: Answer): Promise<Buffer> {
  const upload = await test.cms.findByID({ collection: "media", id: doc.id });
  return (await readUpload(test.cms, upload)) ?? Buffer.alloc(0);
}

const pixel = await sharp({ create: { width: 3, height: 3, channels: 3, background: "#f00" } })
  .png()
  .toBuffer();

it.each([
  ["con.jpg", "file-con.jpg"],
  ["aux.jpg", "file-aux.jpg"],
  ["..jpg", "file.jpg"],
  [".hidden.jpg", "hidden.jpg"],
  ["picture", "picture.png"],
  ["PHOTO.PNG", "PHOTO.png"],
  ["gpj\u202E.png", "gpj.png"],
  ["z\u200Bero\u00AD.png", "zero.png"],
  ["Mu\u0308nchen.png", "München.png"],
  ["a\u2028b.png", "a b.png"],
  ["100% a#b&c+d.png", "100% a#b&c+d.png"],
])("a file that is called %j is kept as %j", async (name, expected) => {
  const sent = await send(name, pixel);
  expect([sent.status, sent.message, sent.doc?.filename]).toEqual([201, "", expected]);
  const served = await test.api(`/media/file/${encodeURIComponent(expected)}`, { token });
  expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});

it.each([
  ["notes.md", "# Words", "", "text/markdown"],
  ["table.csv", "a,b", "application/vnd.ms-excel", "text/csv"],
  ["notes.txt", "words", "application/octet-stream", "text/plain"],
  ["words", "words", "text/plain", "text/plain"],
  ["part.step", "ISO-10303-21;", "", "application/octet-stream"],
  ["film.mp4", FILM.bytes, "application/octet-stream", "video/mp4"],
])("%s is kept as of the type of its end, whatever its sender says", async (name, data, type, expected) => {
  const sent = await send(name, data, { type });
  expect([sent.status, sent.message, sent.doc?.mimeType]).toEqual([201, "", expected]);
});

it("a vector drawing is kept and sent as a picture alone, by whatever name and type it comes", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#f00"/></svg>`;
  for (const [name, type, expectedType] of [
    ["logo.svg", "image/svg+xml", "logo.png"],
    ["LOGO-DARK.SVG", "", "LOGO-DARK.png"],
  ] as const) {
    const sent = await send(name, drawing, { type });
    expect([sent.status, sent.message, sent.doc?.filename, sent.doc?.mimeType]).toEqual([201, "", expectedType, "image/png"]);
    const { format, width, height } = await sharp(await readStored(sent)).metadata();
    expect([format, width, height]).toEqual(["png", 1600, 400]);
  }
  for (const [name, data] of [
    ["logo.png", drawing],
    ["logo.svg", drawing.replace("<rect", "<script>alert(1)</script><rect")],
    ["logo.svg", pixel],
  ] as const)
    expect((await send(name, data, { type: "image/svg+xml" })).status).toBe(400);
});

it.each([
  ["page.html", pixel, "image/png"],
  ["picture.exe.scr", pixel, "image/png"],
  ["words.xyz", "words", "text/plain"],
  ["noend", "words", "application/octet-stream"],
  ["page.svgz", pixel, "image/png"],
  ["data.json", "{}", "application/json"],
])("%s of no kind that is known is refused", async (name, data, type) => {
  expect(await send(name, data, { type })).toMatchObject({ status: 400, message: expect.stringContaining("cannot be uploaded") });
});

it.each([
  ["IMG_0001.HEIC", "image/heic", "HEIC", "export this one as JPEG"],
  ["IMG_0001.heif", "", "HEIC", "export this one as JPEG"],
  ["IMG_0002.MOV", "video/quicktime", "MOV", "convert this one to MP4"],
  ["IMG_0002.qt", "", "MOV", "convert this one to MP4"],
])("%s as a telephone takes it is refused with the way out", async (name, type, kind, wayOut) => {
  const { status, message } = await send(name, FILM.bytes, { type });
  expect(status).toBe(400);
  for (const part of [kind, "Most Compatible", wayOut]) expect(message).toContain(part);
});

it.each(["jpeg", "webp", "png"] as const)("a %s that its camera marked to be turned has the size at which it is seen", async (format) => {
  const sent = await send(`turned.${format}`, await picture(120, 80, format, 6));
  expect(sent).toMatchObject({ status: 201, doc: { width: 80, height: 120 } });
  // As it came.
  expect((await sharp(await readStored(sent)).metadata()).orientation).toBe(6);
});

const cutOut =
  "?uploadEdits[crop][x]=0&uploadEdits[crop][y]=50&uploadEdits[crop][unit]=%25&uploadEdits[widthInPixels]=80&uploadEdits[heightInPixels]=60";

it("cuts what is seen out of a turned picture, as it comes in and when it is stored", async () => {
  // Turned by a quarter to the right: its left half, red, is above then.
  const lying = await sharp({ create: { width: 120, height: 80, channels: 3, background: "#f00" } })
    .composite([{ input: { create: { width: 60, height: 80, channels: 3, background: "#00f" } }, left: 60, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const cut = await send("cut.jpg", lying, { query: cutOut });
  const whole = await send("whole.jpg", lying);
  const later = await cutStored(whole.doc.id);
  for (const one of [cut, later]) {
    expect(one.doc).toMatchObject({ width: 80, height: 60 });
    const [red, , blue] = (await sharp(await readStored(one)).stats()).channels.map(({ mean }) => mean);
    expect(blue).toBeGreaterThan(240);
    expect(red).toBeLessThan(20);
  }
  expect(later.doc.filename).toBe("whole.jpg");
});

/** Asks for a part of a stored picture, and for another place that it is about. */
async function cutStored(id: number): Promise<Answer> {
  const answer = await test.api(`/media/${id}${cutOut}&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`, {
    method: "PATCH",
    body: {},
    token,
  });
  const { doc } = (await answer.json()) as { doc: Answer["doc"] };
  expect([answer.status, doc]).toMatchObject([200, { focalX: 20, focalY: 80 }]);
  return { status: answer.status, message: "", doc };
}

it("refuses a part that is none", async () => {
  const wrong = cutOut.replace("[x]=0", "[x]=900");
  expect(await send("wrong.png", pixel, { query: wrong })).toMatchObject({
    status: 400,
    message: expect.stringContaining("to be cut out"),
  });
});

it.each(ANIMATED)("keeps what moves as it came: %s", async (kind) => {
  const data = await animation(kind, 30, 20);
  const sent = await send(`moves.${kind}`, data);
  expect([sent.status, sent.doc]).toMatchObject([201, { width: 30, height: 20, mimeType: `image/${kind}` }]);
  expect((await readStored(sent)).equals(data)).toBe(true);
});

it.each(["gif", "webp"] as const)("cuts a part out of each picture of what moves: %s", async (kind) => {
  const sent = await send(`cut.${kind}`, await animation(kind, 100, 80), { query: cutOut });
  expect([sent.status, sent.message]).toEqual([201, ""]);
  expect(await sharp(await readStored(sent)).metadata()).toMatchObject({ format: kind, pages: 2, width: 80 });
});

it("says of an animated PNG that a part of it would stand still, and cuts none out", async () => {
  const data = await animation("png", 100, 80);
  for (const [language, message] of [
    ["en", "would stand still"],
    ["zh", "就不动了"],
  ] as const)
    expect(await send("cut.png", data, { query: cutOut, language })).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
});

it.each([
  [750, 20_000],
  [1, 4000],
  [20_000, 600],
  [1, 1],
])("takes a picture of %i × %i", async (width, height) => {
  expect(await send(`size-${width}.png`, await picture(width, height))).toMatchObject({ status: 201, doc: { width, height } });
});

/** A lossless WebP of one colour, in some 30 bytes: its header tells its size. */
function webpClaiming(side: number): Buffer {
  const bits = (side - 1) | ((side - 1) << 14);
  const data = Buffer.from([0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, (bits >> 24) & 15, 0x88, 0x88, 0x08]);
  const chunk = Buffer.concat([Buffer.from("VP8L"), Buffer.from([data.length, 0, 0, 0]), data]);
  return Buffer.concat([Buffer.from("RIFF"), Buffer.from([chunk.length + 4, 0, 0, 0]), Buffer.from("WEBP"), chunk]);
}

it("refuses pixels that are not borne before it decodes them, those of all pictures of an animation together", SLOW, async () => {
  const png = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#f00" }, limitInputPixels: false })
    .png()
    .toBuffer();
  const frame = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const other = await sharp(frame).negate().png().toBuffer();
  const gif = await sharp(
    Array.from({ length: 16 }, (_, index) => (index % 2 ? frame : other)),
    { join: { animated: true } },
  )
    .gif({ effort: 1 })
    .toBuffer();
  const before = process.memoryUsage.rss();
  for (const [name, data, language, words] of [
    ["bomb.webp", webpClaiming(16_380), "en", "has 268 million pixels"],
    ["large.png", png, "zh", "它有 81 百万像素"],
    ["many.gif", gif, "en", "has 64 million pixels"],
  ] as const) {
    const sent = await send(name, data, { language });
    expect([name, sent.status, sent.message]).toEqual([name, 400, expect.stringContaining(words)]);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
});

/** The film with a word of its head changed for another of the same length. */
function replaceWord(word: string, other: string): Buffer {
  return Buffer.from(FILM.bytes.toString("latin1").replaceAll(word, other), "latin1");
}

it.each([
  ["HEVC", replaceWord("avc1", "hvc1"), "HEVC (H.265)", "画面是 HEVC (H.265) 编码"],
  ["MPEG-4 part 2", replaceWord("avc1", "mp4v"), "MPEG-4 Part 2", "画面是 MPEG-4 Part 2 编码"],
  ["sound alone", replaceWord("vide", "soun"), "sound only", "只有声音，没有画面"],
  ["H.264 of ten bits", replaceWord("avcC\u0001\u0064", "avcC\u0001\u006E"), "H.264 10-bit", "画面是 H.264 10-bit"],
  ["an index that is cut off", FILM.bytes.subarray(0, 5000), "damaged", "文件已损坏"],
  ["no index", Buffer.from(`\0\0\0\u0018ftypisom\0\0\0\0isommp41\0\0\0\u0008mdat`), "damaged", "文件已损坏"],
])("a film of %s is refused, with the reason", async (_name, data, en, zh) => {
  const messages = await Promise.all((["en", "zh"] as const).map((language) => send("film.mp4", data, { type: "video/mp4", language })));
  expect(messages.map(({ status, message }) => [status, message])).toEqual([
    [400, expect.stringContaining(en)],
    [400, expect.stringContaining(zh)],
  ]);
});

it("notes the length of a film that is sent whole", async () => {
  expect(await send("whole.mp4", FILM.bytes, { type: "video/mp4" })).toMatchObject({ status: 201, doc: { seconds: FILM.seconds } });
});

it("fetches no file from an address", async () => {
  const answer = await test.api("/media", {
    method: "POST",
    body: { alt: "x", url: "http://127.0.0.1:1/metrics", filename: "x.txt" },
    token,
    language: "en",
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("not fetched from an address")]);
});
