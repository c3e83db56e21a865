import { inflateRawSync } from "node:zlib";

/** Signatures and lengths of a ZIP file's parts (APPNOTE 6.3.10, 4.3). */
const END = 0x06_05_4b_50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;

/** The files in a ZIP archive as text, by name. */
export function unzip(archive: Buffer): Record<string, string> {
  let end = archive.length - END_LENGTH;
  while (archive.readUInt32LE(end) !== END) end--;
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let remaining = archive.readUInt16LE(end + 10); remaining > 0; remaining--) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30), archive.readUInt16LE(at + 32)];
    const local = archive.readUInt32LE(at + 42);
    const begins = local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(begins, begins + packed);
    files[archive.toString("utf8", at + ENTRY_LENGTH, at + ENTRY_LENGTH + name)] = (
      method === STORED ? content : inflateRawSync(content)
    ).toString("utf8");
    at += ENTRY_LENGTH + name + extra + comment;
  }
  return files;
}
