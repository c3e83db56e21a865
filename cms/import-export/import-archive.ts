import type { UnzipFileInfo } from "fflate";
import { fileTypeFromBuffer } from "file-type";
import { decodeAs } from "../lib/text-encoding.ts";
import { checksumOf } from "../media/checksum.ts";
import { storedPicture } from "../media/stored-picture.ts";
import { cleanName, endingOf } from "../media/file-name.ts";
import { UPLOAD_LIMIT } from "../media/upload-limit.ts";
import { UnreadableFile } from "./unreadable.ts";
import { unzipDistinct } from "./unzip-distinct.ts";
import * as messages from "./import-messages.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes of an unpacked archive: twice the largest request, because pictures hardly shrink. They are held until the last line is written. */
const MAX_UNPACKED_BYTES = 100 * MEGABYTE;
/** Pictures of one import. */
export const MAX_PICTURES = 1000;
/** Entries of an archive. */
const MAX_ENTRIES = 5000;
/** Nesting of archives: one may accompany a sheet. */
const MAX_DEPTH = 1;
/** The beginning of a ZIP archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** An entry of every workbook, and of no archive of pictures. */
const WORKBOOK = "xl/workbook.xml";
const SHEETS = new Set(["csv", "xlsx", "json"]);
/** Entries that are never pictures: folders, and metadata of macOS. */
const IGNORED = /\/$|(?:^|\/)(?:__MACOSX\/|\.)/;
/** Bytes at the beginning of a file by which its kind is known (cms/media/extension-matches-content.ts). */
const HEAD = 4100;

/** A picture sent with a sheet. */
export interface SentPicture {
  /** Its name without folders, as in the library. */
  name: string;
  bytes: Uint8Array;
  /** Its media type by its content; null for no picture. */
  type: string | null;
  /** The checksum by which the library knows it. */
  sum: string;
}

/** The files of an import. */
export interface ImportArchive {
  sheet: { name: string; bytes: Uint8Array };
  /** The pictures by all names that a sheet may use, in lower case. */
  pictures: ReadonlyMap<string, SentPicture>;
}

/**
 * Unpacks the files of an import: a sheet alone, one with an archive of pictures, or a ZIP archive with both, in which the pictures may be
 * an archive as well. Never uses a name in an archive as a path on disk.
 * @param sent the archive of pictures beside a sheet
 * @param maxBytes most unpacked bytes, all files together
 * @throws UnreadableFile for an archive that is too large inside, damaged, or without exactly one sheet
 */
export async function openImportArchive(
  name: string,
  bytes: Uint8Array,
  { sent, maxBytes = MAX_UNPACKED_BYTES }: { sent?: Uint8Array | undefined; maxBytes?: number | undefined } = {},
): Promise<ImportArchive> {
  if (!sent && !isArchive(bytes)) return { sheet: { name, bytes }, pictures: new Map() };
  const room = { left: maxBytes, most: maxBytes };
  const files = isArchive(bytes) ? unpack(bytes, room, MAX_DEPTH) : [{ path: name, bytes }];
  if (sent) files.push(...unpack(sent, room, 0));
  const sheets = files.filter(({ path }) => SHEETS.has(endingOf(path)));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new UnreadableFile(messages.words.oneSheet);
  const others = files.filter((file) => file !== sheet);
  if (others.length > MAX_PICTURES) throw new UnreadableFile(messages.manyPictures(MAX_PICTURES));
  const byPath = new Map<string, SentPicture>();
  const byName = new Map<string, SentPicture | null>();
  for (const { path, bytes: content } of others) {
    const detected = await fileTypeFromBuffer(content.subarray(0, HEAD)).catch(() => undefined);
    const type = detected?.mime.startsWith("image/") ? detected.mime : null;
    const stored = type ? await storedPicture(content) : content;
    const picture = { name: cleanName(path), bytes: content, type, sum: checksumOf(stored) };
    const whole = pictureName(path);
    const last = whole.split("/").at(-1) ?? whole;
    byPath.set(whole, picture);
    // The name alone is ambiguous for two pictures in different folders.
    byName.set(last, byName.has(last) ? null : picture);
  }
  const pictures = new Map([...[...byName].filter((entry): entry is [string, SentPicture] => entry[1] !== null), ...byPath]);
  return { sheet: { name: cleanName(sheet.path), bytes: sheet.bytes }, pictures };
}

/** A picture's name for comparison: lower case, in one form of Unicode, with one kind of slash. */
export function pictureName(entry: string): string {
  return entry
    .normalize("NFC")
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+/, "")
    .toLowerCase();
}

interface UnpackedFile {
  path: string;
  bytes: Uint8Array;
}

/** Whether these bytes are an archive other than a workbook. */
function isArchive(bytes: Uint8Array): boolean {
  if (!ZIP.every((byte, index) => bytes[index] === byte)) return false;
  let isWorkbook = false;
  unzip(bytes, ({ name }) => {
    isWorkbook ||= name === WORKBOOK;
    return false;
  });
  return !isWorkbook;
}

/** The files of an archive, and of the archives in it. A file gets no more bytes than the archive declares for it. */
function unpack(bytes: Uint8Array, room: { left: number; most: number }, deeper: number): UnpackedFile[] {
  let entries = 0;
  const files = unzip(bytes, ({ name, originalSize }) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new UnreadableFile(messages.manyPictures(MAX_PICTURES));
    if (IGNORED.test(name)) return false;
    if (SHEETS.has(endingOf(name)) && originalSize > UPLOAD_LIMIT) throw new UnreadableFile(messages.largeArchive(UPLOAD_LIMIT / MEGABYTE));
    room.left -= originalSize;
    if (room.left < 0) throw new UnreadableFile(messages.largeArchive(room.most / MEGABYTE));
    return true;
  });
  return Object.entries(files).flatMap(([path, content]) =>
    deeper > 0 && isArchive(content) ? unpack(content, room, deeper - 1) : [{ path: decodeName(path), bytes: content }],
  );
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipDistinct(bytes, filter);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(messages.words.damagedArchive, { cause: error });
  }
}

/** Decodes a name: archives of Windows contain GBK without a flag, and the reader takes each byte for a character. */
function decodeName(path: string): string {
  if (!/[\u0080-\u00FF]/.test(path) || /[^\0-\u00FF]/.test(path)) return path;
  const bytes = Buffer.from(path, "latin1");
  return decodeAs("utf-8", bytes) ?? decodeAs("gbk", bytes) ?? path;
}
