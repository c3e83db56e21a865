/** The boxes of an MP4 (ISO/IEC 14496-12, section 4.2). */
import { open, type FileHandle } from "node:fs/promises";

/** Bytes of the head of a box, and of one with a long size. */
const HEAD = 8;
const LONG_HEAD = 16;
/** Boxes of a file: a film has some five, a fragmented one some thousands. */
const MAX_BOXES = 10_000;
/** Bytes of the largest index that is searched for notes. An hour takes two million. */
const MAX_INDEX = 32 * 1024 * 1024;
/** Boxes in which phones store the place, the time and the device, for the film and for each track. */
const NOTES = new Set(["udta", "meta"]);
/** The keys of such notes (QuickTime File Format, user data and metadata keys; 3GPP TS 26.244, section 8). */
const TELLS_PLACE_OR_DEVICE =
  /\u00A9xyz|\u00A9mak|\u00A9mod|loci|com\.(?:apple\.quicktime\.(?:location|make|model|creationdate)|android\.|samsung\.)/i;
/** The type of boxes that readers skip. */
const FREE = "free";

interface Box {
  type: string;
  at: number;
  /** Where its content begins, and where it ends. */
  content: number;
  end: number;
}

/**
 * Checks whether an MP4 is whole, and overwrites its notes about place and device in place, because the index refers to offsets.
 * @param film its bytes, or its path; both are changed in place
 */
export async function checkFilmBoxes(film: Buffer | string): Promise<{ isWhole: boolean; isChanged: boolean }> {
  if (typeof film !== "string") {
    const boxes = await boxesOf(film.length, async (at, length) => film.subarray(at, at + length));
    const index = boxes?.find(({ type }) => type === "moov");
    const notes = index ? notesIn(film, index) : [];
    for (const { at, end } of notes) emptyBox(end - at).copy(film, at);
    return { isWhole: boxes !== null, isChanged: notes.length > 0 };
  }
  const file = await open(film, "r+");
  try {
    const boxes = await boxesOf((await file.stat()).size, (at, length) => readAt(file, at, length));
    const index = boxes?.find(({ type }) => type === "moov");
    if (!index || index.end - index.at > MAX_INDEX) return { isWhole: boxes !== null, isChanged: false };
    const bytes = await readAt(file, index.at, index.end - index.at);
    const notes = notesIn(bytes, { ...index, at: 0, content: index.content - index.at, end: bytes.length });
    for (const { at, end } of notes) await file.write(emptyBox(end - at), 0, end - at, index.at + at);
    return { isWhole: true, isChanged: notes.length > 0 };
  } finally {
    await file.close();
  }
}

/** An empty box of a length. */
function emptyBox(length: number): Buffer {
  const box = Buffer.alloc(length);
  box.writeUInt32BE(length, 0);
  box.write(FREE, 4, "latin1");
  return box;
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** The boxes of a file; null where they do not end with it. */
async function boxesOf(size: number, read: (at: number, length: number) => Promise<Buffer>): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; at = boxes.at(-1)?.end ?? size) {
    const box = boxFrom(await read(at, Math.min(LONG_HEAD, size - at)), at, size);
    if (!box || boxes.length >= MAX_BOXES) return null;
    boxes.push(box);
  }
  return boxes;
}

/** @returns null for an invalid head, and for a box beyond the end */
function boxFrom(head: Buffer, at: number, end: number): Box | null {
  if (head.length < HEAD) return null;
  const size = head.readUInt32BE(0);
  if (size === 1 && head.length < LONG_HEAD) return null;
  const length = size === 1 ? Number(head.readBigUInt64BE(HEAD)) : size === 0 ? end - at : size;
  const content = size === 1 ? LONG_HEAD : HEAD;
  if (length < content || at + length > end) return null;
  return { type: head.toString("latin1", 4, HEAD), at, content: at + content, end: at + length };
}

function notesIn(bytes: Buffer, holder: Box): Box[] {
  const notes: Box[] = [];
  for (let at = holder.content; at < holder.end;) {
    const box = boxFrom(bytes.subarray(at, Math.min(at + LONG_HEAD, holder.end)), at, holder.end);
    if (!box) break;
    if (box.type === "trak") notes.push(...notesIn(bytes, box));
    else if (NOTES.has(box.type) && TELLS_PLACE_OR_DEVICE.test(bytes.toString("latin1", box.content, box.end))) notes.push(box);
    at = box.end;
  }
  return notes;
}
