import { crc32 } from "node:zlib";

/**
 * Takes out of a picture what its camera and programs noted beside it: where it was taken, by which device and when, by whom, previews,
 * comments, a film behind it. What it looks like stays: pixels, colour profile, and how it is turned. Nothing is encoded again.
 */

/** Markers of JPEG (ITU-T T.81, table B.1). */
const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, app15: 0xef } as const;
const COLOUR_PROFILE = "ICC_PROFILE\0";
const EXIF = Buffer.from("Exif\0\0");

/** The chunks of PNG beside the critical ones that say how it looks, or move it (https://www.w3.org/TR/png-3/#11Chunks). */
const PNG_LOOKS = new Set("tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" "));
const PNG_SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const PNG_FRAME = 12;

/** The chunks of WebP that say how it looks (https://developers.google.com/speed/webp/docs/riff_container). */
const WEBP_LOOKS = new Set(["VP8X", "ICCP", "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L"]);
const WEBP_HEAD = 12;
const WEBP_CHUNK = 8;
/** Flags of the head of an extended WebP. */
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

/** What a picture says of itself, as sharp tells it. */
export interface PictureMetadata {
  format?: string | undefined;
  /** How it is to be turned, from 1 to 8 (EXIF 2.32, tag 0x0112). */
  orientation?: number | undefined;
  exif?: Uint8Array | undefined;
  xmp?: Uint8Array | undefined;
}

/** Whether a picture is a PNG that moves; libvips reads the first picture of it alone. What moves it stands before its pixels (https://www.w3.org/TR/png-3/#acTL-chunk). */
export function isAnimatedPng(data: Buffer): boolean {
  if (!data.subarray(1, 4).equals(Buffer.from("PNG"))) return false;
  const moves = data.indexOf("acTL");
  return moves >= 0 && moves < data.indexOf("IDAT");
}

/** The picture without such notes; the same bytes where it has none. Odd or truncated parts stay as they are. */
export function withoutMetadata(data: Buffer, metadata: PictureMetadata): Buffer {
  const orientation = metadata.orientation ?? 1;
  const cleaned =
    metadata.format === "jpeg"
      ? cleanJpeg(data, orientation)
      : metadata.format === "png"
        ? cleanPng(data, orientation)
        : metadata.format === "webp"
          ? cleanWebp(data, orientation)
          : blankNotes(data, [metadata.exif, metadata.xmp]);
  return cleaned && !cleaned.equals(data) ? cleaned : data;
}

/** Scans of a JPEG at most: programs make up to some twenty, and each takes the time of a whole picture. */
export const MAX_SCANS = 100;

/** How often a JPEG is gone over to draw it: the scans that it is made of. One of a camera has one, a progressive one some ten. */
export function countScans(data: Buffer): number {
  return segmentsOf(data).filter(({ marker }) => marker === JPEG.scan).length;
}

interface Segment {
  marker: number;
  start: number;
  /** Offset of the next one; of a scan, behind its data. */
  end: number;
}

/** The segments of a JPEG up to its end; none for another file. */
function segmentsOf(data: Buffer): Segment[] {
  if (data[0] !== 0xff || data[1] !== JPEG.start) return [];
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === JPEG.end) {
      segments.push({ marker, start: at, end: at + 2 });
      return segments;
    }
    const behind = at + 2 + data.readUInt16BE(at + 2);
    const end = marker === JPEG.scan ? endOfScan(data, behind) : behind;
    segments.push({ marker, start: at, end });
    at = end;
  }
  if (data[at] === 0xff && data[at + 1] === JPEG.end) segments.push({ marker: JPEG.end, start: at, end: at + 2 });
  return segments;
}

/** Where the marker behind a scan is: stuffed bytes and restarts are part of it. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at >= 0; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return data.length;
}

function cleanJpeg(data: Buffer, orientation: number): Buffer | null {
  const segments = segmentsOf(data);
  if (segments.at(-1)?.marker !== JPEG.end) return null;
  const looks = segments.filter(({ marker, start }) => {
    if (marker === JPEG.app2) return data.toString("latin1", start + 4, start + 4 + COLOUR_PROFILE.length) === COLOUR_PROFILE;
    return marker !== JPEG.comment && (marker < JPEG.app1 || marker > JPEG.app15 || marker === JPEG.app14);
  });
  // JFIF stands first where there is one, and EXIF behind it.
  const head = looks[0]?.marker === JPEG.app0 ? 1 : 0;
  const parts = looks.map(({ start, end }) => data.subarray(start, end));
  const note = Buffer.concat([EXIF, exifOf(orientation)]);
  const exif = Buffer.concat([Buffer.from([0xff, JPEG.app1, 0, note.length + 2]), note]);
  return Buffer.concat([data.subarray(0, 2), ...parts.slice(0, head), ...(orientation > 1 ? [exif] : []), ...parts.slice(head)]);
}

function cleanPng(data: Buffer, orientation: number): Buffer | null {
  const parts = [data.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at + PNG_FRAME <= data.length;) {
    const end = at + PNG_FRAME + data.readUInt32BE(at);
    const type = data.toString("latin1", at + 4, at + 8);
    if (end > data.length) return null;
    // The first letter of what every reader has to know is a capital.
    if (/^[A-Z]/.test(type) || PNG_LOOKS.has(type)) parts.push(data.subarray(at, end));
    if (type === "IHDR" && orientation > 1) parts.push(pngChunk("eXIf", exifOf(orientation)));
    if (type === "IEND") return Buffer.concat(parts);
    at = end;
  }
  return null;
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(4 + named.length + 4);
  frame.writeUInt32BE(content.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

function cleanWebp(data: Buffer, orientation: number): Buffer | null {
  // Only an extended one has room for notes.
  if (data.toString("latin1", WEBP_HEAD, WEBP_HEAD + 4) !== "VP8X") return null;
  const parts: Buffer[] = [];
  for (let at = WEBP_HEAD; at + WEBP_CHUNK <= data.length;) {
    const size = data.readUInt32LE(at + 4);
    const end = at + WEBP_CHUNK + size + (size % 2);
    if (at + WEBP_CHUNK + size > data.length) return null;
    if (WEBP_LOOKS.has(data.toString("latin1", at, at + 4))) parts.push(Buffer.from(data.subarray(at, end)));
    at = end;
  }
  const [head] = parts;
  if (!head) return null;
  const flags = (head[WEBP_CHUNK] ?? 0) & ~(WEBP_EXIF | WEBP_XMP);
  head[WEBP_CHUNK] = orientation > 1 ? flags | WEBP_EXIF : flags;
  if (orientation > 1) {
    const note = exifOf(orientation);
    const chunk = Buffer.from("EXIF\0\0\0\0", "latin1");
    chunk.writeUInt32LE(note.length, 4);
    parts.push(chunk, note);
  }
  const content = Buffer.concat(parts);
  const riff = Buffer.from(data.subarray(0, WEBP_HEAD));
  riff.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([riff, content]);
}

/** Overwrites notes where they stand: in AVIF other parts are found by their place. It is turned by itself, and not by a note. */
function blankNotes(data: Buffer, notes: (Uint8Array | undefined)[]): Buffer {
  const copy = Buffer.from(data);
  for (const note of notes) {
    // libvips puts this name before what the file has.
    const bytes = note && Buffer.from(note.buffer, note.byteOffset, note.byteLength);
    const own = bytes?.subarray(0, EXIF.length).equals(EXIF) ? bytes.subarray(EXIF.length) : bytes;
    const at = own?.length ? copy.indexOf(own) : -1;
    if (own && at >= 0) Buffer.concat([exifOf(1), Buffer.alloc(own.length)]).copy(copy, at, 0, own.length);
  }
  return copy;
}

/** EXIF that says how a picture is turned, and nothing else: a TIFF head and one entry, little-endian. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  exif.writeUInt16LE(orientation, 18);
  return exif;
}
