import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { endingOf } from "./file-name.ts";

/** Bytes at the beginning of a file by which its kind is known: as many as file-type reads at least of what it knows (its readme). */
const HEAD = 4100;

const PICTURE = /^image\//;
const COMPOUND = /^application\/x-cfb$/;
const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";
const BYTES = "application/octet-stream";

/** A file as it came: in memory, or on the disk, of which no more than its first bytes are read. */
interface NamedFile {
  name: string;
  mimetype: string;
  data: Uint8Array;
  tempFilePath?: string | undefined;
}

/** A kind of files. */
interface Kind {
  /** The media type that such files are kept and sent as. */
  type: string;
  /**
   * What file-type has to find in such a file (node_modules/file-type/core.js). Of what is packed as ZIP the first bytes may tell no more
   * than that. Texts and drawings begin as they like.
   */
  found?: RegExp;
}

/** The kinds of files that are taken, by the ends of their names. A picture may be of any kind. */
const BY_END: Record<string, Kind> = {
  avif: { type: "image/avif", found: PICTURE },
  webp: { type: "image/webp", found: PICTURE },
  png: { type: "image/png", found: PICTURE },
  jpg: { type: "image/jpeg", found: PICTURE },
  jpeg: { type: "image/jpeg", found: PICTURE },
  gif: { type: "image/gif", found: PICTURE },
  mp4: { type: "video/mp4", found: /^video\/mp4$/ },
  webm: { type: "video/webm", found: /^video\/webm$/ },
  glb: { type: "model/gltf-binary", found: /^model\/gltf-binary$/ },
  woff2: { type: "font/woff2", found: /^font\/woff2$/ },
  pdf: { type: "application/pdf", found: /^application\/pdf$/ },
  rtf: { type: "application/rtf", found: /^application\/rtf$/ },
  // Word opens RTF by this name too, and some programs write it.
  doc: { type: "application/msword", found: /^application\/(?:x-cfb|rtf)$/ },
  xls: { type: "application/vnd.ms-excel", found: COMPOUND },
  ppt: { type: "application/vnd.ms-powerpoint", found: COMPOUND },
  docx: { type: `${OFFICE}.wordprocessingml.document`, found: packed("vnd\\.openxmlformats-officedocument\\.wordprocessingml") },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, found: packed("vnd\\.openxmlformats-officedocument\\.spreadsheetml") },
  pptx: { type: `${OFFICE}.presentationml.presentation`, found: packed("vnd\\.openxmlformats-officedocument\\.presentationml") },
  odt: { type: `${OPEN_DOCUMENT}.text`, found: packed("vnd\\.oasis\\.opendocument\\.text") },
  ods: { type: `${OPEN_DOCUMENT}.spreadsheet`, found: packed("vnd\\.oasis\\.opendocument\\.spreadsheet") },
  odp: { type: `${OPEN_DOCUMENT}.presentation`, found: packed("vnd\\.oasis\\.opendocument\\.presentation") },
  zip: { type: "application/zip", found: packed("java-archive$|epub\\+zip$|vnd\\.") },
  exe: { type: "application/vnd.microsoft.portable-executable", found: /^application\/x-msdownload$/ },
  msi: { type: "application/x-msi", found: COMPOUND },
  deb: { type: "application/vnd.debian.binary-package", found: /^application\/x-deb$/ },
  apk: { type: "application/vnd.android.package-archive", found: packed("java-archive$|vnd\\.android\\.package-archive$") },
  vtt: { type: "text/vtt" },
  srt: { type: "text/vtt" },
  txt: { type: "text/plain" },
  md: { type: "text/markdown" },
  csv: { type: "text/csv" },
  ...Object.fromEntries(["step", "stp", "iges", "igs", "stl", "dxf"].map((end) => [end, { type: BYTES }])),
};

/** What is found in a file that is packed as ZIP: that alone, or what it holds. */
function packed(content: string): RegExp {
  return new RegExp(`^application/(?:zip$|${content})`);
}

/** The media type of files whose names end so; null when such files are not taken. */
export function typeByEnd(end: string): string | null {
  return Object.hasOwn(BY_END, end) ? (BY_END[end]?.type ?? null) : null;
}

/**
 * The end that the name of a file would have, by its beginning or, for a text, by the type that its sender says; nothing when neither tells it.
 */
export async function endByContent(file: NamedFile): Promise<string> {
  const found = await fileTypeFromBuffer(await headOf(file)).catch(() => undefined);
  if (found && typeByEnd(found.ext)) return found.ext;
  return Object.entries(BY_END).find(([, kind]) => !kind.found && kind.type.startsWith("text/") && kind.type === file.mimetype)?.[0] ?? "";
}

/**
 * Whether the first bytes of a file are of the kind that the end of its name says. Texts begin as they like, so of them, and of names
 * that end otherwise, it is true.
 */
export async function isWhatItsNameSays(file: NamedFile): Promise<boolean> {
  const end = endingOf(file.name);
  const expected = Object.hasOwn(BY_END, end) ? BY_END[end]?.found : undefined;
  if (!expected) return true;
  // What begins as one kind and breaks off in it is none.
  const found = await contentType(file);
  return found !== undefined && expected.test(found);
}

/** The media type that the first bytes of a file tell; undefined where they tell none. */
export async function contentType(file: NamedFile): Promise<string | undefined> {
  return (await fileTypeFromBuffer(await headOf(file)).catch(() => undefined))?.mime;
}

async function headOf({ data, tempFilePath }: NamedFile): Promise<Uint8Array> {
  if (!tempFilePath) return data.subarray(0, HEAD);
  const opened = await open(tempFilePath);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}
