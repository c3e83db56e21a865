/** The characters that the typefaces of documents contain. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// No URL relative to this module, because the admin's bundler would try to resolve it.
const FACES = path.resolve("server/routes/fonts");
let glyphs: Set<number> | undefined;

/** Whether a typeface has a glyph for a character of any plane. */
export function hasDrawing(sign: string): boolean {
  glyphs ??= readFaces();
  return glyphs.has(sign.codePointAt(0) ?? 0);
}

function readFaces(): Set<number> {
  const signs = new Set<number>();
  for (const file of readdirSync(FACES)) if (file.endsWith(".ttf")) readSigns(readFileSync(path.join(FACES, file)), signs);
  return signs;
}

/** Bytes of a record of the table directory, and of one of the character map (OpenType, chapters “Font file” and “cmap”). */
const TABLE = 16;
const SUBTABLE = 8;

/** Adds the characters for which a typeface has a glyph. */
function readSigns(face: Buffer, signs: Set<number>): void {
  for (let at = 12; at < 12 + face.readUInt16BE(4) * TABLE; at += TABLE) {
    if (face.toString("latin1", at, at + 4) !== "cmap") continue;
    const cmap = face.subarray(face.readUInt32BE(at + 8));
    for (let number = 0; number < cmap.readUInt16BE(2); number += 1) {
      const subtable = cmap.subarray(cmap.readUInt32BE(4 + number * SUBTABLE + 4));
      const format = subtable.readUInt16BE(0);
      if (format === 4) readSegments(subtable, signs);
      if (format === 12) readGroups(subtable, signs);
    }
  }
}

/** Characters of the first plane, in segments whose glyphs have a constant difference or a list. */
function readSegments(subtable: Buffer, signs: Set<number>): void {
  const length = subtable.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length];
  for (let at = 0; at < length; at += 2) {
    const [start, delta, offset] = [starts, deltas, offsets].map((from) => subtable.readUInt16BE(from + at)) as [number, number, number];
    for (let sign = start; sign <= subtable.readUInt16BE(ends + at) && sign < 0xff_ff; sign += 1) {
      const listed = offset === 0 ? sign : subtable.readUInt16BE(offsets + at + offset + 2 * (sign - start));
      if (listed !== 0 && ((listed + delta) & 0xff_ff) !== 0) signs.add(sign);
    }
  }
}

/** Characters of all planes, in groups. */
function readGroups(subtable: Buffer, signs: Set<number>): void {
  for (let number = 0, at = 16; number < subtable.readUInt32BE(12); number += 1, at += 12)
    for (let sign = subtable.readUInt32BE(at); sign <= subtable.readUInt32BE(at + 4); sign += 1) signs.add(sign);
}
