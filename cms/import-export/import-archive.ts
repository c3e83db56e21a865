import { unzipSync, type UnzipFileInfo } from "fflate";
import { fileTypeFromBuffer } from "file-type";
import { decodeAs } from "../lib/text-encoding.ts";
import { checksumOf } from "../media/checksum.ts";
import { storedPicture } from "../media/stored-picture.ts";
import { cleanName, endingOf } from "../media/file-name.ts";
import { UnreadableFile } from "./unreadable.ts";
import * as said from "./import-messages.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes of all that is taken out of an archive: four times what a request may bring, for pictures hardly shrink in one. */
const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
/** Pictures of one import. */
export const MAX_PICTURES = 1000;
/** How archives call what is in them, at most. */
const MAX_ENTRIES = 5000;
/** An archive in an archive is one that came beside the sheet. */
const MAX_DEPTH = 1;
/** The beginning of a ZIP archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What every workbook holds, and no archive of pictures. */
const WORKBOOK = "xl/workbook.xml";
const SHEETS = new Set(["csv", "xlsx", "json"]);
/** What is no picture whatever it is called: folders, and what macOS puts beside files. */
const PASSED_OVER = /\/$|(?:^|\/)(?:__MACOSX\/|\.)/;
/** Bytes at the beginning of a file by which its kind is known (cms/media/extension-matches-content.ts). */
const HEAD = 4100;

/** A picture that came beside a sheet. */
export interface SentPicture {
  /** Its name without folders, as the library will call it. */
  name: string;
  bytes: Uint8Array;
  /** Its media type by what is in it; of what is no picture null. */
  type: string | null;
  /** The checksum by which the library knows it. */
  sum: string;
}

/** What came in for an import. */
export interface ImportArchive {
  sheet: { name: string; bytes: Uint8Array };
  /** The pictures beside it, by all names that a sheet may call them, in small letters. */
  pictures: ReadonlyMap<string, SentPicture>;
}

/**
 * Takes apart what came in: a sheet alone, or a ZIP archive with one sheet and pictures, or with one sheet and an archive of pictures.
 * No name of an archive is ever a path on a disk here.
 * @param most bytes of all that is unpacked
 * @throws UnreadableFile for an archive that is too large inside, damaged, or without exactly one sheet
 */
export async function openImportArchive(name: string, bytes: Uint8Array, most = MAX_UNPACKED_BYTES): Promise<ImportArchive> {
  if (!isArchive(bytes)) return { sheet: { name, bytes }, pictures: new Map() };
  const files = unpacked(bytes, { left: most, most }, MAX_DEPTH);
  const sheets = files.filter(({ path }) => SHEETS.has(endingOf(path)));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new UnreadableFile(said.words.oneSheet);
  const others = files.filter((file) => file !== sheet);
  if (others.length > MAX_PICTURES) throw new UnreadableFile(said.manyPictures(MAX_PICTURES));
  const byPath = new Map<string, SentPicture>();
  const byName = new Map<string, SentPicture | null>();
  for (const { path, bytes: content } of others) {
    const found = await fileTypeFromBuffer(content.subarray(0, HEAD)).catch(() => undefined);
    const type = found?.mime.startsWith("image/") ? found.mime : null;
    const stored = type ? await storedPicture(content) : content;
    const picture = { name: cleanName(path), bytes: content, type, sum: checksumOf(stored) };
    const whole = pictureName(path);
    const last = whole.split("/").at(-1) ?? whole;
    byPath.set(whole, picture);
    // Of two in different folders neither is meant by the name alone.
    byName.set(last, byName.has(last) ? null : picture);
  }
  const pictures = new Map([...[...byName].filter((entry): entry is [string, SentPicture] => entry[1] !== null), ...byPath]);
  return { sheet: { name: cleanName(sheet.path), bytes: sheet.bytes }, pictures };
}

/** How a picture's name is compared: in small letters, in one form of Unicode, with one kind of slash. */
export function pictureName(written: string): string {
  return written
    .normalize("NFC")
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+/, "")
    .toLowerCase();
}

interface Unpacked {
  path: string;
  bytes: Uint8Array;
}

/** Whether these bytes are an archive, and no workbook. */
function isArchive(bytes: Uint8Array): boolean {
  if (!ZIP.every((byte, index) => bytes[index] === byte)) return false;
  let isWorkbook = false;
  opened(bytes, ({ name }) => {
    isWorkbook ||= name === WORKBOOK;
    return false;
  });
  return !isWorkbook;
}

/** The files of an archive, and of the archives in it. A file gets the bytes that the archive tells of it, and no more whatever is in it. */
function unpacked(bytes: Uint8Array, room: { left: number; most: number }, deeper: number): Unpacked[] {
  let entries = 0;
  const files = opened(bytes, ({ name, originalSize }) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new UnreadableFile(said.manyPictures(MAX_PICTURES));
    if (PASSED_OVER.test(name)) return false;
    room.left -= originalSize;
    if (room.left < 0) throw new UnreadableFile(said.largeArchive(room.most / MEGABYTE));
    return true;
  });
  return Object.entries(files).flatMap(([path, content]) =>
    deeper > 0 && isArchive(content) ? unpacked(content, room, deeper - 1) : [{ path: readable(path), bytes: content }],
  );
}

function opened(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(said.words.damagedArchive, { cause: error });
  }
}

/** A name as it was written. Archives of Windows do not say that theirs are GBK, and the reader takes each byte for a sign of its own. */
function readable(path: string): string {
  if (!/[\u0080-\u00FF]/.test(path) || /[^\0-\u00FF]/.test(path)) return path;
  const bytes = Buffer.from(path, "latin1");
  return decodeAs("utf-8", bytes) ?? decodeAs("gbk", bytes) ?? path;
}
