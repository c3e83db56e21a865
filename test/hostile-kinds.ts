/** Some two hundred files of more than thirty kinds that are made to end, to hold up or to deceive whoever reads them. */
import { readFileSync } from "node:fs";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { FILM } from "./films.ts";
import { drawingOfEffects, ENDLESS_WEBM, filmPromising, jpegOfScans } from "./hostile-files.ts";

/** One of them, made on demand. */
export interface HostileFile {
  kind: string;
  name: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
}

type Made = Uint8Array | string | Promise<Uint8Array>;
type Kind = Record<string, () => Made>;

const MEGABYTE = 1024 * 1024;
/** Bytes of the largest sheet that the desk takes, nearly. */
const LARGE_SHEET = 38_000_000;
/** A photograph of 253 kB in 882 scans, which took half a minute of a processor. */
const SCANS = "test/hostile/scans.jpg";

const text = (bytes: Uint8Array | string) => (typeof bytes === "string" ? Buffer.from(bytes) : bytes);
const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const le16 = (value: number) => u16(value).toReversed();
const le32 = (value: number) => u32(value).toReversed();
const repeatParts = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join("");
const nest = (count: number, opening: string, inner: string, closing: string) => opening.repeat(count) + inner + closing.repeat(count);
/** Bytes without order that are the same each time. */
function noise(count: number): Buffer {
  let state = 12_345;
  return Buffer.from(Array.from({ length: count }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 24));
}

// --- Archives

interface Entry {
  name: string;
  data: Uint8Array;
  /** The bytes that the archive tells of it, where they are other than there are. */
  declared?: number;
  /** Where it begins, if it lies in the place of another one. */
  at?: number;
}

/** A ZIP archive whose entries declare any sizes given. */
function archive(entries: Entry[], { count = entries.length, isShared = false } = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  let first: { packed: Buffer; crc: number } | undefined;
  for (const { name, data, declared = data.length } of entries) {
    const { packed, crc } = isShared && first ? first : { packed: deflateRawSync(data), crc: crc32(data) };
    first ??= { packed, crc };
    const common = [le16(20), le16(0x800), le16(8), le16(0), le16(33), le32(crc), le32(packed.length), le32(declared)];
    const bytes = Buffer.from(name);
    const start = isShared && locals.length > 0 ? 0 : at;
    central.push(
      Buffer.concat([
        le32(0x02014b50),
        le16(20),
        ...common,
        le16(bytes.length),
        le16(0),
        le16(0),
        le16(0),
        le16(0),
        le32(0),
        le32(start),
        bytes,
      ]),
    );
    if (isShared && locals.length > 0) continue;
    const local = Buffer.concat([le32(0x04034b50), ...common, le16(bytes.length), le16(0), bytes, packed]);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = [le32(0x06054b50), le16(0), le16(0), le16(count & 0xffff), le16(count & 0xffff), le32(directory.length), le32(at), le16(0)];
  return Buffer.concat([...locals, directory, ...end]);
}

const SHEET = strToU8("code,name,pictures\r\nZIP-1,甲,a.png\r\n");
const zeros = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE);

/** A workbook of these parts; the others are as small as they can be. */
function workbook(parts: Record<string, string | Uint8Array> = {}, level: 0 | 6 = 6): Uint8Array {
  const whole = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "_rels/.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheetXml(row(1, ["code", "name"])),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, text(part)])), { level });
}
const sheetXml = (rows: string, after = "") => `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;
const row = (number: number, cells: string[]) =>
  `<row r="${number}">${cells.map((cell, place) => `<c r="${String.fromCharCode(65 + place)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
const sheet = (rows: string, after = "", parts: Record<string, string | Uint8Array> = {}) =>
  workbook({ "xl/worksheets/sheet1.xml": sheetXml(row(1, ["code", "name"]) + rows, after), ...parts });
const ENTITIES = `<!DOCTYPE x [<!ENTITY a0 "ha">${repeatParts(30, (n) => `<!ENTITY a${n + 1} "&a${n};&a${n};&a${n};&a${n};">`)}]>`;

// --- Pictures

function pngChunk(name: string, data: Uint8Array, declared = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([u32(declared), body, u32(crc32(body))]);
}
const PNG_HEAD = Buffer.from("89504e470d0a1a0a", "hex");
const ihdr = (width: number, height: number) => pngChunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]));
function png(width: number, height: number, ...more: Buffer[]): Buffer {
  const data = deflateSync(Buffer.alloc(Math.min((width * 3 + 1) * height, MEGABYTE)));
  return Buffer.concat([PNG_HEAD, ihdr(width, height), ...more, pngChunk("IDAT", data), pngChunk("IEND", new Uint8Array())]);
}
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a7" }, limitInputPixels: false });
const grainy = (side: number) => sharp(noise(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

/** A GIF of so many pictures of one point on a ground of that size. */
function gif(width: number, height: number, pictures: number, side = 1): Buffer {
  const head = Buffer.concat([Buffer.from("GIF89a"), le16(width), le16(height), Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const one = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    le16(side),
    le16(side),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([head, ...Array.from({ length: pictures }, () => one), Buffer.from([0x3b])]);
}

/** A JPEG with this segment behind its beginning. */
async function jpegWith(marker: number, data: Uint8Array, count = 1): Promise<Buffer> {
  const jpeg = await flat(64, 64).jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => segment), jpeg.subarray(2)]);
}
/** Exif data of directories, each of which says that the next one is at `next`. */
function exif(entries: number, next: number, declared = entries): Buffer {
  const entry = Buffer.concat([u16(0x8769), u16(4), u32(1), u32(8)]);
  return Buffer.concat([Buffer.from("Exif\0\0MM\0*"), u32(8), u16(declared), ...Array.from({ length: entries }, () => entry), u32(next)]);
}
/** A picture whose head tells another size than it has. */
async function resizedPicture(format: "jpeg" | "webp", write: (bytes: Buffer) => void): Promise<Buffer> {
  const bytes = await flat(64, 64)[format]().toBuffer();
  write(bytes);
  return bytes;
}
const jpegHead = (bytes: Buffer, value: number) => {
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(value, at + 5);
  bytes.writeUInt16BE(value, at + 7);
};

// --- Drawings

const svg = (inner: string, more = 'viewBox="0 0 100 100"') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`;
const withFilter = (filter: string) => svg(`<filter id="f">${filter}</filter><rect width="100" height="100" filter="url(#f)"/>`);
/** Definitions of which each uses the one before it twice and more. */
const levels = (count: number, level: (index: number) => string, last: string) => svg(`<defs>${repeatParts(count, level)}</defs>${last}`);

// --- Films

const box = (name: string, data: Uint8Array = new Uint8Array(), declared = data.length + 8) =>
  Buffer.concat([u32(declared), Buffer.from(name), data]);
const ftyp = box("ftyp", Buffer.from("isom\0\0\0\0isommp42"));
/** The film of the demonstration, with something else in it. */
function film(change: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(FILM.bytes);
  change(bytes);
  return bytes;
}
const tableOf = (name: string, count: number) => film((bytes) => bytes.writeUInt32BE(count, bytes.indexOf(name) + 8));
const WEBM = () => readFileSync("demo/content/media/videos/v3-inside.webm");
const EBML = ENDLESS_WEBM.subarray(0, 36);

// --- Papers, models and typefaces

const pdf = (body: string, trailer = "<< /Size 4 /Root 1 0 R >>", start = 9) =>
  `%PDF-1.7\n${body}\nxref\n0 1\n0000000000 65535 f \ntrailer ${trailer}\nstartxref\n${start}\n%%EOF\n`;
const glb = (json: string, { declared = json.length, whole = json.length + 20 } = {}) =>
  Buffer.concat([Buffer.from("glTF"), le32(2), le32(whole), le32(declared), le32(0x4e4f534a), Buffer.from(json)]);
const woff = (tables: number, list: Uint8Array, { declared = 48 + list.length } = {}) =>
  Buffer.concat([
    Buffer.from("wOF2"),
    u32(0x10000),
    u32(declared),
    u16(tables),
    u16(0),
    u32(0xffffffff),
    u32(0xffffffff),
    Buffer.alloc(24),
    list,
  ]);
const docx = (document: string | Uint8Array, declared?: number) =>
  archive([
    { name: "[Content_Types].xml", data: strToU8('<Types><Override PartName="/word/document.xml"/></Types>') },
    { name: "word/document.xml", data: text(document), ...(declared !== undefined && { declared }) },
  ]);
/** A file of the older Office in which the chain of parts leads back to its beginning. */
const compound = (chain: number) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(16),
    le16(0x3e),
    le16(3),
    le16(0xfffe),
    le16(9),
    le16(6),
    Buffer.alloc(10),
    ...Array.from({ length: 118 }, () => le32(chain)),
    Buffer.alloc(4096),
  ]);

const CUE = (index: number) => `${index}\n00:00:00,000 --> 00:00:01,000\nA\n\n`;

const KINDS: Record<string, Kind> = {
  "workbook that unpacks": {
    "zeros.xlsx": () => workbook({ "xl/worksheets/sheet1.xml": zeros(150) }),
    "too-many-zeros.xlsx": () => workbook({ "xl/worksheets/sheet1.xml": zeros(400) }),
    "many-parts.xlsx": () => workbook(Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`xl/worksheets/x${n}.xml`, zeros(11)]))),
    "false-length.xlsx": () => archive([{ name: "xl/workbook.xml", data: zeros(100), declared: 10 }]),
    "promised-length.xlsx": () => archive([{ name: "xl/workbook.xml", data: strToU8("x"), declared: 0x7fffffff }]),
    "blanks.xlsx": () => sheet(" ".repeat(100 * MEGABYTE)),
  },
  "workbook of many strings": {
    "million.xlsx": () => sheet("", "", { "xl/sharedStrings.xml": `<sst>${"<si><t>ab</t></si>".repeat(1_000_000)}</sst>` }),
    "runs.xlsx": () => sheet("", "", { "xl/sharedStrings.xml": `<sst><si>${"<r><t>a</t></r>".repeat(2_000_000)}</si></sst>` }),
    "one.xlsx": () => sheet("", "", { "xl/sharedStrings.xml": `<sst><si><t>${"a".repeat(120 * MEGABYTE)}</t></si></sst>` }),
    "wrong-index.xlsx": () => sheet(repeatParts(1000, (n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>${n * 1e9}</v></c></row>`)),
  },
  "workbook of entities": {
    "laughs.xlsx": () => workbook({ "xl/worksheets/sheet1.xml": `${ENTITIES}${sheetXml(row(1, ["code", "&a30;"]))}` }),
    "laughing-strings.xlsx": () => sheet("", "", { "xl/sharedStrings.xml": `${ENTITIES}<sst><si><t>&a30;</t></si></sst>` }),
    "external.xlsx": () =>
      workbook({
        "xl/worksheets/sheet1.xml": `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetXml(row(1, ["code", "&e;"]))}`,
      }),
    "numbered.xlsx": () => sheet(row(2, ["A", "&#x110000;&#0;&#xD800;"])),
  },
  "workbook of many cells": {
    "far.xlsx": () => sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    "farther.xlsx": () => sheet('<row r="99999999999"><c r="ZZZZ1"><v>1</v></c></row>'),
    "wide.xlsx": () => sheet(repeatParts(1200, (n) => `<row r="${n + 2}"><c r="XFD${n + 2}"><v>1</v></c></row>`)),
    "rows.xlsx": () => sheet(repeatParts(1_000_000, (n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>1</v></c></row>`)),
    "full.xlsx": () =>
      sheet(
        repeatParts(60_000, (n) =>
          row(
            n + 2,
            Array.from({ length: 20 }, () => "abcdefgh"),
          ),
        ),
      ),
    "nameless.xlsx": () => sheet("<row>".repeat(2_000_000)),
  },
  "workbook of other lists": {
    "merged.xlsx": () => sheet("", `<mergeCells>${repeatParts(1_000_000, (n) => `<mergeCell ref="A${n}:B${n}"/>`)}</mergeCells>`),
    "hidden.xlsx": () => sheet("", `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(200_000)}</cols>`),
    "styles.xlsx": () =>
      sheet("", "", {
        "xl/styles.xml": `<styleSheet><numFmts>${repeatParts(500_000, (n) => `<numFmt numFmtId="${n}" formatCode="0&quot; J&quot;"/>`)}</numFmts><cellXfs>${repeatParts(500_000, (n) => `<xf numFmtId="${n}"/>`)}</cellXfs></styleSheet>`,
      }),
    "sheets.xlsx": () =>
      workbook({ "xl/workbook.xml": `<workbook><sheets>${'<sheet name="A" r:id="r1"/>'.repeat(20_000)}</sheets></workbook>` }),
    "relations.xlsx": () =>
      workbook({
        "xl/_rels/workbook.xml.rels": `<R>${repeatParts(500_000, (n) => `<Relationship Id="r${n}" Type="x/worksheet" Target="../../../a"/>`)}</R>`,
      }),
    "quotes.xlsx": () => sheet(`<c r="${'"'.repeat(500_000)}`),
  },
  "workbook of nesting": {
    "rows.xlsx": () => sheet(nest(200_000, "<row><c><is>", "", "</is></c></row>")),
    "unclosed.xlsx": () => sheet("<c><is><t>".repeat(500_000)),
    "tags.xlsx": () => sheet("<".repeat(2_000_000)),
    "attributes.xlsx": () => sheet(`<row ${repeatParts(300_000, (n) => `a${n}="1" `)}>`),
  },
  "archive of bombs": {
    "picture.zip": () => zipSync({ "a.csv": SHEET, "a.png": zeros(95) }),
    "too-large.zip": () => zipSync({ "a.csv": SHEET, "a.png": zeros(300) }),
    "nested.zip": () => zipSync({ "a.csv": SHEET, "b.zip": zipSync({ "c.zip": zipSync({ "d.png": zeros(100) }) }) }),
    "false-length.zip": () =>
      archive([
        { name: "a.csv", data: SHEET },
        { name: "a.png", data: zeros(150), declared: 100 },
      ]),
    "promised-length.zip": () =>
      archive([
        { name: "a.csv", data: SHEET },
        { name: "a.png", data: strToU8("x"), declared: 99 * MEGABYTE },
      ]),
    "sheet.zip": () => zipSync({ "a.csv": zeros(150) }),
  },
  "archive of many": {
    "entries.zip": () => archive(Array.from({ length: 65_000 }, (_, n) => ({ name: `${n}.png`, data: new Uint8Array() }))),
    "overlapping.zip": () =>
      archive(
        Array.from({ length: 4000 }, (_, n) => ({ name: `${n}.png`, data: n ? new Uint8Array() : zeros(10), declared: 10 })),
        { isShared: true },
      ),
    "overlapping-large.zip": () =>
      archive(
        Array.from({ length: 4000 }, (_, n) => ({ name: `${n}.png`, data: zeros(n ? 0 : 10), declared: 10 * MEGABYTE })),
        { isShared: true },
      ),
    "told.zip": () => archive([{ name: "a.csv", data: SHEET }], { count: 65_535 }),
    "sheets.zip": () => zipSync(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`${n}.csv`, SHEET]))),
    "same.zip": () => archive(Array.from({ length: 4000 }, () => ({ name: "a.csv", data: SHEET }))),
  },
  "archive of names": {
    "paths.zip": () => zipSync({ "a.csv": SHEET, "../../../../etc/a.png": png(4, 4), "/root/b.png": png(4, 4), "C:\\c.png": png(4, 4) }),
    "nothing.zip": () =>
      archive([
        { name: "a\0.csv", data: SHEET },
        { name: "a.png\0.exe", data: png(4, 4) },
      ]),
    "long.zip": () =>
      archive([
        { name: "a.csv", data: SHEET },
        { name: `${"x".repeat(60_000)}.png`, data: png(4, 4) },
      ]),
    "deep.zip": () =>
      archive([
        { name: "a.csv", data: SHEET },
        { name: `${"a/".repeat(30_000)}a.png`, data: png(4, 4) },
      ]),
    "properties.zip": () =>
      archive([
        { name: "__proto__", data: SHEET },
        { name: "constructor.csv", data: SHEET },
        { name: "a.png", data: png(4, 4) },
      ]),
  },
  "CSV of one line": {
    "letters.csv": () => `code,name\r\nA,${"x".repeat(LARGE_SHEET)}`,
    "head.csv": () => "code".repeat(LARGE_SHEET / 4),
    "figures.csv": () => `code,specs.weight\r\nA,${"1".repeat(2_000_000)}`,
    "blanks.csv": () => `code,name\r\nA,${" ".repeat(5_000_000)}x`,
    "words.csv": () => `code,name,description\r\nA,B,${"V3 and A9 and ".repeat(100_000)}#`,
    "marks.csv": () => `code,name,description\r\nA,B,${"**_[](<".repeat(300_000)}`,
  },
  "CSV of cells": {
    "commas.csv": () => `code,name\r\n${",".repeat(LARGE_SHEET)}`,
    "names.csv": () => Array.from({ length: 2_000_000 }, (_, n) => `c${n}`).join(","),
    "lines.csv": () => `code\r\n${"\n".repeat(LARGE_SHEET)}`,
    "short-lines.csv": () => `code\r\n${"A\n".repeat(LARGE_SHEET / 2)}`,
    "unknown.csv": () =>
      `code,${repeatParts(20_000, (n) => `specs.x${n},`)}\r\n${repeatParts(100, (n) => `A${n},${"1,".repeat(20_000)}\r\n`)}`,
    "rows-of-lists.csv": () => `code,${repeatParts(3000, (n) => `variants.${n * 1e6}.code,`)}\r\nA,${"1,".repeat(3000)}`,
  },
  "CSV of quotes": {
    "unclosed.csv": () => `code,name\r\nA,"${"x\r\n".repeat(LARGE_SHEET / 3)}`,
    "quotes.csv": () => `code,name\r\nA,${'"'.repeat(LARGE_SHEET)}`,
    "wrong.csv": () => `code,name\r\n${'A,"b"c\r\n'.repeat(100_000)}`,
    // Codes of no product on the site: a renamed one would be rendered anew, which is not what these files try.
    "formulas.csv": () => `code,name\r\n${repeatParts(500, (n) => `FORMULA${n},"=cmd|' /C calc'!A0"\r\n`)}`,
    "apostrophes.csv": () => `code,name\r\nA,${"'".repeat(5_000_000)}=`,
  },
  "CSV of other bytes": {
    "zeros.csv": () => Buffer.concat([Buffer.from("code,name\r\n"), Buffer.alloc(LARGE_SHEET)]),
    "utf16.csv": () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`code,name\r\n${"甲,乙\r\n".repeat(2_000_000)}`, "utf16le")]),
    "half.csv": () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from([0x00, 0xd8, 0x41])]),
    "noise.csv": () => noise(5_000_000),
    "gbk.csv": () => Buffer.concat([Buffer.from("code,name\r\nA,"), Buffer.alloc(10_000_000, 0x81)]),
    "surrogates.csv": () => Buffer.concat([Buffer.from("code,name\r\nA,"), Buffer.from("eda080".repeat(100_000), "hex")]),
    "directions.csv": () => `code,name\r\nA,${"\u202E\u200F\u2066".repeat(1_000_000)}`,
    "marks.csv": () => `code,name\r\nA,a${"\u0301".repeat(2_000_000)}`,
  },
  JSON: {
    "deep.json": () => nest(2_000_000, "[", "", "]"),
    "deep-records.json": () => `[${nest(300_000, '{"a":', "1", "}")}]`,
    "records.json": () => `[${"{},".repeat(12_000_000)}{}]`,
    "keys.json": () => `[{${repeatParts(1_000_000, (n) => `"k${n}":1,`)}"code":"A"}]`,
    "numbers.json": () => `[{"code":"A","specs":{"weight":${"9".repeat(5_000_000)}}}]`,
    "properties.json": () => '[{"code":"A","__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}]',
    "lists.json": () => `[{"code":"A","variants":[${"{},".repeat(2_000_000)}{}]}]`,
    "values.json": () => '[1, null, "a", [], {"code":{"a":[{}]}}]',
  },
  "PNG of false sizes": {
    "huge.png": () => png(0x7fffffff, 0x7fffffff),
    "wide.png": () => png(60_000_000, 1),
    "high.png": () => png(1, 59_999_999),
    "empty.png": () => png(0, 0),
    "large.png": async () => flat(7700, 7700).png().toBuffer(),
    "larger.png": async () => flat(20_000, 20_000).png().toBuffer(),
  },
  "PNG of chunks": {
    "texts.png": () => png(8, 8, ...Array.from({ length: 100_000 }, () => pngChunk("tEXt", strToU8("a\0b")))),
    "unpacks.png": () => png(8, 8, pngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(zeros(200))]))),
    "profile.png": () => png(8, 8, pngChunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), deflateSync(zeros(200))]))),
    "long.png": () => png(8, 8, pngChunk("tEXt", strToU8("a"), 0x7fffffff)),
    "data.png": () => Buffer.concat([PNG_HEAD, ihdr(8, 8), pngChunk("IDAT", deflateSync(zeros(300)))]),
    "moving.png": () => png(8, 8, pngChunk("acTL", Buffer.concat([u32(0x7fffffff), u32(0)]))),
  },
  "JPEG of scans": {
    "reviewed.jpg": () => readFileSync(SCANS),
    "many.jpg": () => jpegOfScans(500, 900),
    "large.jpg": () => jpegOfScans(5000, 90),
    "few.jpg": () => jpegOfScans(7000, 20),
    "progressive.jpg": () => flat(7700, 7700).jpeg({ progressive: true }).toBuffer(),
    "grainy.jpg": () => grainy(3000).jpeg({ progressive: true, quality: 95 }).toBuffer(),
  },
  "JPEG of segments": {
    "huge.jpg": () => resizedPicture("jpeg", (bytes) => jpegHead(bytes, 65_500)),
    "empty.jpg": () => resizedPicture("jpeg", (bytes) => jpegHead(bytes, 0)),
    "exif-loop.jpg": () => jpegWith(0xe1, exif(1, 8)),
    "exif-many.jpg": () => jpegWith(0xe1, exif(5000, 8)),
    "exif-promise.jpg": () => jpegWith(0xe1, exif(1, 0xffffffff, 65_535)),
    "profiles.jpg": () => jpegWith(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\u0001\u00FF", "latin1"), Buffer.alloc(60_000, 1)]), 255),
    "comments.jpg": () => jpegWith(0xfe, Buffer.alloc(65_000, 32), 600),
    "tables.jpg": () => jpegWith(0xdb, Buffer.from([0xff, 1, 2, 3])),
  },
  GIF: {
    "pictures.gif": () => gif(1, 1, 300_000),
    "ground.gif": () => gif(65_535, 65_535, 10),
    "large-ground.gif": () => gif(7000, 7000, 1),
    "many-grounds.gif": () => gif(2000, 2000, 14),
    "false-side.gif": () => gif(10, 10, 5, 65_535),
    "endless.gif": () => Buffer.concat([gif(10, 10, 1).subarray(0, -1), Buffer.alloc(2_000_000, 0x21)]),
  },
  WebP: {
    "huge.webp": () => resizedPicture("webp", (bytes) => bytes.fill(0xff, 26, 30)),
    "long.webp": () => resizedPicture("webp", (bytes) => bytes.writeUInt32LE(0xffffffff, 4)),
    "part.webp": () => resizedPicture("webp", (bytes) => bytes.writeUInt32LE(0xfffffffe, 16)),
    "large.webp": () => flat(7700, 7700).webp({ effort: 0 }).toBuffer(),
    "lossless.webp": () => grainy(1500).webp({ lossless: true, effort: 0 }).toBuffer(),
    "moving.webp": () =>
      sharp(gif(100, 100, 3000), { animated: true })
        .webp({ effort: 0 })
        .toBuffer(),
  },
  AVIF: {
    "large.avif": () => flat(4400, 4400).avif({ effort: 0 }).toBuffer(),
    "larger.avif": () => flat(7000, 7000).avif({ effort: 0 }).toBuffer(),
    "place.avif": async () => changeNumber(await flat(64, 64).avif({ effort: 0 }).toBuffer(), "iloc", 8, 0xff, 12),
    "size.avif": async () => changeNumber(await flat(64, 64).avif({ effort: 0 }).toBuffer(), "ispe", 8, 0x7f, 8),
    "boxes.avif": () =>
      Buffer.concat([
        box("ftyp", Buffer.from("avif\0\0\0\0avifmif1")),
        ...Array.from({ length: 5000 }, () => box("meta", Buffer.alloc(4))),
      ]),
    "nested.avif": () => Buffer.concat([box("ftyp", Buffer.from("avif\0\0\0\0avifmif1")), nestedBoxes("meta", 2000)]),
  },
  "drawing of filters": {
    "effects.svg": () => drawingOfEffects(2000),
    "some-effects.svg": () => drawingOfEffects(40),
    "noise.svg": () => withFilter('<feTurbulence baseFrequency="9" numOctaves="2000000000"/>'),
    "spread.svg": () => withFilter('<feMorphology operator="dilate" radius="99999"/>'),
    "blur.svg": () => withFilter('<feGaussianBlur stdDeviation="99999"/>'.repeat(500)),
    "kernel.svg": () => withFilter(`<feConvolveMatrix order="300" kernelMatrix="${"1 ".repeat(90_000)}"/>`),
    "light.svg": () => withFilter('<feDiffuseLighting surfaceScale="9"><fePointLight x="1" y="1" z="1"/></feDiffuseLighting>'.repeat(300)),
  },
  "drawing of drawings": {
    "uses.svg": () =>
      levels(
        40,
        (n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`,
        '<rect id="a0" width="1" height="1"/><use href="#a40"/>',
      ),
    "patterns.svg": () =>
      levels(
        30,
        (n) => `<pattern id="a${n + 1}" width=".01" height=".01"><rect width="9" height="9" fill="url(#a${n})"/></pattern>`,
        '<rect width="100" height="100" fill="url(#a30)"/>',
      ),
    "masks.svg": () =>
      levels(
        200,
        (n) => `<mask id="a${n + 1}"><rect width="99" height="99" fill="#fff" mask="url(#a${n})"/></mask>`,
        '<rect width="100" height="100" mask="url(#a200)"/>',
      ),
    "clips.svg": () =>
      levels(
        200,
        (n) => `<clipPath id="a${n + 1}" clip-path="url(#a${n})"><rect width="99" height="99"/></clipPath>`,
        '<rect width="100" height="100" clip-path="url(#a200)"/>',
      ),
    "markers.svg": () =>
      levels(
        20,
        (n) => `<marker id="a${n + 1}"><path d="M0 0L1 1L2 2L3 3" marker-mid="url(#a${n})"/></marker>`,
        `<path d="M0 0${"L9 9".repeat(5000)}" marker-mid="url(#a20)"/>`,
      ),
    "itself.svg": () =>
      svg(
        '<pattern id="a" width="9" height="9"><rect width="9" height="9" fill="url(#a)"/></pattern><use id="b" href="#b"/><rect width="99" height="99" fill="url(#a)"/>',
      ),
  },
  "drawing of nesting": {
    "groups.svg": () => svg(nest(120_000, "<g>", "", "</g>")),
    "seen-groups.svg": () => svg(nest(40_000, '<g opacity=".9">', '<rect width="9" height="9"/>', "</g>")),
    "drawings.svg": () => svg(nest(9000, '<svg viewBox="0 0 9 9">', "", "</svg>")),
    "entities.svg": () => `${ENTITIES}${svg("&a30;")}`,
    "attributes.svg": () =>
      svg(
        "",
        repeatParts(60_000, (n) => `a${n}="1" `),
      ),
  },
  "drawing of shapes": {
    "path.svg": () => svg(`<path d="M0 0${"L9 9".repeat(220_000)}"/>`),
    "dashes.svg": () => svg('<path d="M0 0L1000000000 1000000000" stroke="#000" stroke-width="1" stroke-dasharray=".0001"/>'),
    "curves.svg": () =>
      svg(`<path stroke="#000" stroke-width="90" stroke-linejoin="round" d="M0 0${"a1e9 1e9 0 1 1 9 9".repeat(20_000)}"/>`),
    "stops.svg": () =>
      svg(
        `<linearGradient id="a">${'<stop offset=".1" stop-color="#123"/>'.repeat(20_000)}</linearGradient><rect width="99" height="99" fill="url(#a)"/>`,
      ),
    "letters.svg": () => svg(`<text font-size="9">${"字".repeat(200_000)}</text>`),
    "styles.svg": () =>
      svg(
        `<style>${repeatParts(9000, (n) => `g>g>g .a${n}~.b${n}{fill:red}`)}</style>${'<g class="a1">'.repeat(2000)}${"</g>".repeat(2000)}`,
      ),
  },
  "drawing of blanks": {
    "blanks.svg": () => svg("", " ".repeat(1_000_000)),
    "doctype.svg": () => `<!DOCTYPE${" ".repeat(1_000_000)}`,
    "declaration.svg": () => `<?xml${" ".repeat(500_000)}encoding${" ".repeat(500_000)}`,
    "handlers.svg": () => svg(`<g ${"on".repeat(400_000)}>`),
    "links.svg": () => svg(`<g ${"href ".repeat(200_000)}>`),
    "huge.svg": () => svg('<rect width="9e99" height="9e99"/>', 'width="9e30" height="1e-30" viewBox="-1e38 -1e38 2e38 2e38"'),
  },
  "MP4 of promises": {
    "lengths.mp4": () => filmPromising("stts", 0xffffffff),
    "sizes.mp4": () => filmPromising("stsz", 0xffffffff),
    "some-lengths.mp4": () => filmPromising("stts", 5_000_000),
    "places.mp4": () => tableOf("stco", 0xffffffff),
    "chunks.mp4": () => tableOf("stsc", 0xffffffff),
    "keys.mp4": () => tableOf("stss", 0xffffffff),
    "descriptions.mp4": () => tableOf("stsd", 0xffffffff),
  },
  "MP4 of boxes": {
    "nested.mp4": () => Buffer.concat([ftyp, nestedBoxes("moov", 3000)]),
    "tracks.mp4": () => Buffer.concat([ftyp, box("moov", Buffer.concat(Array.from({ length: 200_000 }, () => box("trak"))))]),
    "endless.mp4": () => Buffer.concat([ftyp, Buffer.alloc(1_000_000)]),
    "ones.mp4": () =>
      Buffer.concat([ftyp, ...Array.from({ length: 1000 }, () => Buffer.concat([u32(1), Buffer.from("free"), u32(0), u32(16)]))]),
    "beyond.mp4": () => Buffer.concat([ftyp, u32(1), Buffer.from("moov"), u32(0x7fffffff), u32(0xffffffff)]),
    "small.mp4": () => Buffer.concat([ftyp, box("moov", Buffer.alloc(8), 4)]),
    "without.mp4": () => ftyp,
  },
  WebM: {
    "endless.webm": () => ENDLESS_WEBM,
    "zeros.webm": () => Buffer.concat([EBML, Buffer.alloc(100_000)]),
    "unknown-lengths.webm": () =>
      Buffer.concat([EBML, Buffer.from("18538067ffffffffffffffff1f43b675ffffffffffffffff".repeat(5000), "hex")]),
    "long.webm": () => Buffer.concat([EBML, Buffer.from("1853806701fffffffffffffe1549a96601fffffffffffffe", "hex")]),
    "nested.webm": () => Buffer.concat([EBML, Buffer.from("1853806701ffffffffffffff".repeat(50_000), "hex")]),
    "cut.webm": () => WEBM().subarray(0, 5000),
    "changed.webm": () => flipBytes(WEBM(), 40),
  },
  PDF: {
    "objects.pdf": () => pdf(repeatParts(200_000, (n) => `${n} 0 obj << /Type /ObjStm /N 99999999 /First 9 /Extends ${n} 0 R >> endobj\n`)),
    "tables.pdf": () => pdf("1 0 obj << /Pages 1 0 R >> endobj", "<< /Size 99999999 /Root 1 0 R /Prev 9 >>"),
    "pages.pdf": () =>
      pdf("1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Kids [2 0 R 2 0 R] /Count 99999999 /Parent 2 0 R >> endobj"),
    "stream.pdf": () =>
      Buffer.concat([
        Buffer.from("%PDF-1.7\n1 0 obj << /Filter /FlateDecode /Length 9 >> stream\n"),
        deflateSync(zeros(300)),
        Buffer.from(pdf("\nendstream endobj")),
      ]),
    "encrypted.pdf": () =>
      pdf(
        `${"/Encrypt 5 0 R ".repeat(300_000)}${" ".repeat(500_000)}5 0 obj << /Filter /Standard /R 6 /O <${"00".repeat(900_000)}> /U (${"\\\\(".repeat(900_000)}`,
      ),
    "hashed.pdf": () => pdf(`/Encrypt 5 0 R\n5 0 obj << /Filter /Standard /R 6 /O <${"00".repeat(48)}> /U <${"00".repeat(48)}> >> endobj`),
    "blanks.pdf": () => pdf(`/Encrypt${" ".repeat(5_000_000)}5${" ".repeat(5_000_000)}0 R`),
    "no-end.pdf": () => "%PDF-1.7\n",
  },
  Office: {
    "zeros.docx": () => docx(zeros(300)),
    "false-length.docx": () => docx(zeros(50), 10),
    "promised-length.docx": () => docx("<w:document/>", 0xfffffffe),
    "laughs.docx": () => docx(`${ENTITIES}<w:document>&a30;</w:document>`),
    "nested.docx": () => docx(nest(1_000_000, "<w:p>", "", "</w:p>")),
    "entries.pptx": () => archive(Array.from({ length: 65_000 }, (_, n) => ({ name: `ppt/${n}.xml`, data: new Uint8Array() }))),
    "long-name.odt": () => archive([{ name: "mimetype".repeat(7000), data: zeros(20) }]),
  },
  "older Office": {
    "itself.doc": () => compound(0),
    "chain.xls": () => compound(0x7fffffff),
    "free.ppt": () => compound(0xffffffff),
    "chain.msi": () => compound(1),
    "groups.rtf": () => nest(3_000_000, "{\\rtf1", "", "}"),
    "data.rtf": () => `{\\rtf1\\bin2147483647 ${"0".repeat(5_000_000)}`,
  },
  "3D model": {
    "part.glb": () => glb("{}", { declared: 0xffffffff }),
    "whole.glb": () => glb("{}", { whole: 0xffffffff }),
    "deep.glb": () => glb(nest(2_000_000, "[", "", "]")),
    "deep-object.glb": () => glb(nest(500_000, '{"a":', "1", "}")),
    "buffers.glb": () => glb(`{"asset":{"version":"2.0"},"buffers":[${"{},".repeat(3_000_000)}{}]}`),
    "picture.glb": () => glb(`{"asset":{"version":"2.0"},"images":[{"uri":"data:image/png;base64,${"A".repeat(20_000_000)}"}]}`),
    "accessors.glb": () =>
      glb('{"asset":{"version":"2.0"},"accessors":[{"count":4000000000,"componentType":5126,"type":"MAT4"}],"nodes":[{"children":[0]}]}'),
    "properties.glb": () => glb('{"__proto__":[],"buffers":{"length":1e9},"extensionsRequired":[null,"__proto__"]}'),
  },
  typeface: {
    "tables.woff2": () => woff(65_535, Buffer.alloc(65_535 * 2, 0x3f)),
    "lengths.woff2": () => woff(9, Buffer.alloc(90_000, 0xff)),
    "none.woff2": () => woff(0, new Uint8Array()),
    "false-length.woff2": () => woff(1, Buffer.alloc(10), { declared: 0xffffffff }),
    "names.woff2": () => woff(60_000, Buffer.alloc(190_000, 63)),
    "true-type.woff2": () => Buffer.concat([u32(0x10000), u16(65_535), Buffer.alloc(6), Buffer.alloc(100_000, 0x41)]),
    "loop.ttf": () => Buffer.concat([u32(0x10000), u16(1), Buffer.alloc(6), Buffer.from("glyf"), u32(0), u32(12), u32(0xffffffff)]),
  },
  captions: {
    "cues.srt": () => repeatParts(500_000, CUE),
    "line.vtt": () => `WEBVTT\n\n00:00.000 --> 00:01.000\n${"a".repeat(20_000_000)}`,
    "blanks.vtt": () => `WEBVTT${" ".repeat(10_000_000)}\n`,
    "arrows.vtt": () => `WEBVTT\n\n${"00:00.000 --> ".repeat(500_000)}`,
    "tags.vtt": () => `WEBVTT\n\n00:00.000 --> 00:01.000\n${"<c.a><".repeat(1_000_000)}`,
    "figures.srt": () => `${"1".repeat(5_000_000)}\n00:00:00,000 --> 00:00:01,000\nA`,
  },
  text: {
    "line.txt": () => "a".repeat(30_000_000),
    "blanks.md": () => `# ${" ".repeat(10_000_000)}x`,
    "zeros.txt": () => zeros(20),
    "page.html": () => "<script>alert(1)</script>",
    "page.txt": () => "<html><script>alert(1)</script>",
    "points.stl": () => Buffer.concat([Buffer.alloc(80), le32(0xffffffff), Buffer.alloc(500)]),
    "entities.dxf": () => "0\nSECTION\n".repeat(1_000_000),
  },
  name: {
    "a\0.png": () => png(8, 8),
    [`${"n".repeat(5000)}.png`]: () => png(8, 8),
    "../../../etc/passwd.png": () => png(8, 8),
    "\u202Egnp.exe.png": () => png(8, 8),
    ".png": () => png(8, 8),
    "CON.png": () => png(8, 8),
    "a.png.....": () => png(8, 8),
    [`${"\u0301".repeat(1000)}.png`]: () => png(8, 8),
    "%00%2e%2e%2f.png": () => png(8, 8),
    "'; drop table media; --.png": () => png(8, 8),
  },
  "another kind": {
    "page.png": () => "<html><script>alert(1)</script>",
    "film.png": () => FILM.bytes,
    "archive.png": () => zipSync({ "a.png": zeros(50) }),
    "drawing.png": () => svg('<rect width="9" height="9"/>'),
    "both.png": () => Buffer.concat([png(8, 8), Buffer.from("<script>alert(1)</script>")]),
    "workbook.csv": () => workbook({ "xl/worksheets/sheet1.xml": zeros(150) }),
    "text.xlsx": () => "code,name\r\nA,B\r\n",
    "archive.json": () => zipSync({ "a.csv": SHEET }),
    "picture.mp4": () => png(8, 8),
  },
  nothing: {
    "nothing.png": () => "",
    "nothing.csv": () => "",
    "nothing.zip": () => "",
    "byte.mp4": () => "\0",
    "byte.xlsx": () => "P",
    "byte.json": () => "[",
  },
  "cut off": {
    "half.png": async () => half(await grainy(200).png().toBuffer()),
    "half.jpg": async () => half(await grainy(200).jpeg().toBuffer()),
    "half.webp": async () => half(await grainy(200).webp().toBuffer()),
    "half.avif": async () => half(await flat(200, 200).avif({ effort: 0 }).toBuffer()),
    "half.gif": () => half(gif(100, 100, 50)),
    "half.mp4": () => half(FILM.bytes),
    "half.webm": () => half(WEBM()),
    "half.xlsx": () => half(sheet(row(2, ["A", "B"]))),
    "half.zip": () => half(zipSync({ "a.csv": SHEET, "a.png": png(9, 9) })),
    "half.json": () => '[{"code":"A","na',
    "half.docx": () => half(docx("<w:document/>")),
  },
  changed: {
    "changed.png": async () => flipBytes(await grainy(200).png().toBuffer(), 20),
    "changed.jpg": async () => flipBytes(await grainy(200).jpeg({ progressive: true }).toBuffer(), 20),
    "changed.webp": async () => flipBytes(await grainy(200).webp().toBuffer(), 20),
    "changed.avif": async () => flipBytes(await flat(200, 200).avif({ effort: 0 }).toBuffer(), 20),
    "changed.mp4": () => flipBytes(FILM.bytes, 60),
    "changed-head.mp4": () =>
      Buffer.concat([FILM.bytes.subarray(0, 32), flipBytes(FILM.bytes.subarray(32, 6000), 100), FILM.bytes.subarray(6000)]),
    "changed.xlsx": () => flipBytes(Buffer.from(sheet(row(2, ["A", "B"]))), 20),
    "changed.zip": () => flipBytes(Buffer.from(zipSync({ "a.csv": SHEET, "a.png": png(9, 9) })), 20),
  },
};

/** All of them. */
export const HOSTILE_FILES: readonly HostileFile[] = Object.entries(KINDS).flatMap(([kind, files]) =>
  Object.entries(files).map(([name, make]) => ({ kind, name, bytes: async () => text(await make()) })),
);

function half(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** Bytes of which some are others. */
function flipBytes(bytes: Uint8Array, count: number): Buffer {
  const other = Buffer.from(bytes);
  const places = noise(count * 4);
  for (let index = 0; index < count; index += 1) {
    const at = places.readUInt32BE(index * 4) % other.length;
    other[at] = (other[at] ?? 0) ^ 0xff;
  }
  return other;
}

/** A file with other bytes some way behind a name in it. */
function changeNumber(bytes: Buffer, name: string, after: number, value: number, length: number): Buffer {
  const at = bytes.indexOf(name) + after;
  return bytes.fill(value, at, at + length);
}

function nestedBoxes(name: string, depth: number): Buffer {
  const heads = Array.from({ length: depth }, (_, level) => Buffer.concat([u32((depth - level) * 8), Buffer.from(name)]));
  return Buffer.concat(heads);
}
