import { open } from "node:fs/promises";
import path from "node:path";
import { fileTypeFromBuffer } from "file-type";
import type { PayloadRequest } from "payload";

/** Bytes at the beginning of a file by which its kind is known: as many as file-type reads at least of what it knows (its readme). */
const HEAD = 4100;

const PICTURE = /^image\//;
const COMPOUND = /^application\/x-cfb$/;

/**
 * What file-type has to find in a file (node_modules/file-type/core.js) for the end of its name to be true. Of what is packed as ZIP the
 * first bytes may tell no more than that. Which of these kinds are accepted is not told here: so a picture may be of any kind.
 */
const BY_END: Record<string, RegExp> = {
  avif: PICTURE,
  webp: PICTURE,
  png: PICTURE,
  jpg: PICTURE,
  jpeg: PICTURE,
  gif: PICTURE,
  mp4: /^video\/mp4$/,
  webm: /^video\/webm$/,
  glb: /^model\/gltf-binary$/,
  pdf: /^application\/pdf$/,
  rtf: /^application\/rtf$/,
  // Word opens RTF by this name too, and some programs write it.
  doc: /^application\/(?:x-cfb|rtf)$/,
  xls: COMPOUND,
  ppt: COMPOUND,
  docx: /^application\/(?:zip$|vnd\.openxmlformats-officedocument\.wordprocessingml)/,
  xlsx: /^application\/(?:zip$|vnd\.openxmlformats-officedocument\.spreadsheetml)/,
  pptx: /^application\/(?:zip$|vnd\.openxmlformats-officedocument\.presentationml)/,
  odt: /^application\/(?:zip$|vnd\.oasis\.opendocument\.text)/,
  ods: /^application\/(?:zip$|vnd\.oasis\.opendocument\.spreadsheet)/,
  odp: /^application\/(?:zip$|vnd\.oasis\.opendocument\.presentation)/,
  zip: /^application\/(?:zip$|java-archive$|epub\+zip$|vnd\.)/,
  exe: /^application\/x-msdownload$/,
  msi: COMPOUND,
  deb: /^application\/x-deb$/,
  apk: /^application\/(?:zip$|java-archive$|vnd\.android\.package-archive$)/,
};

/**
 * Whether the first bytes of a file are of the kind that the end of its name says. Texts begin as they like, so of them, and of names
 * that end otherwise, it is true.
 * @param file as it came: in memory, or on the disk, of which no more than these bytes are read
 */
export async function isWhatItsNameSays(file: NonNullable<PayloadRequest["file"]>): Promise<boolean> {
  const end = path.extname(file.name).slice(1).toLowerCase();
  const kind = Object.hasOwn(BY_END, end) ? BY_END[end] : undefined;
  if (!kind) return true;
  const head = file.tempFilePath ? await headOf(file.tempFilePath) : file.data.subarray(0, HEAD);
  // What begins as one kind and breaks off in it is none.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found !== undefined && kind.test(found.mime);
}

async function headOf(file: string): Promise<Uint8Array> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}
