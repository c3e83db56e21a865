import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { endingOf } from "./file-name.ts";

/** Bytes of a file's head that file-type needs to detect its kind (its readme). */
const HEAD = 4100;

const PICTURE = /^image\//;
const COMPOUND = /^application\/x-cfb$/;
const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";
const BYTES = "application/octet-stream";

/** An uploaded file: in memory, or on disk, of which only the first bytes are read. */
interface NamedFile {
  name: string;
  mimetype: string;
  data: Uint8Array;
  tempFilePath?: string | undefined;
}

/** A kind of files. */
interface Kind {
  /** The media type under which such files are stored and sent. */
  type: string;
  /**
   * The types that file-type may detect in such a file (node_modules/file-type/core.js). The first bytes of a packed one may show only ZIP.
   * Texts and drawings have no signature.
   */
  signature?: RegExp;
}

/** The accepted kinds of files by extension. A picture may have any picture's extension. */
const BY_EXTENSION: Record<string, Kind> = {
  avif: { type: "image/avif", signature: PICTURE },
  webp: { type: "image/webp", signature: PICTURE },
  png: { type: "image/png", signature: PICTURE },
  jpg: { type: "image/jpeg", signature: PICTURE },
  jpeg: { type: "image/jpeg", signature: PICTURE },
  gif: { type: "image/gif", signature: PICTURE },
  mp4: { type: "video/mp4", signature: /^video\/mp4$/ },
  webm: { type: "video/webm", signature: /^video\/webm$/ },
  glb: { type: "model/gltf-binary", signature: /^model\/gltf-binary$/ },
  woff2: { type: "font/woff2", signature: /^font\/woff2$/ },
  pdf: { type: "application/pdf", signature: /^application\/pdf$/ },
  rtf: { type: "application/rtf", signature: /^application\/rtf$/ },
  // Word opens RTF by this name too, and some programs write it.
  doc: { type: "application/msword", signature: /^application\/(?:x-cfb|rtf)$/ },
  xls: { type: "application/vnd.ms-excel", signature: COMPOUND },
  ppt: { type: "application/vnd.ms-powerpoint", signature: COMPOUND },
  docx: { type: `${OFFICE}.wordprocessingml.document`, signature: zipWith("vnd\\.openxmlformats-officedocument\\.wordprocessingml") },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, signature: zipWith("vnd\\.openxmlformats-officedocument\\.spreadsheetml") },
  pptx: { type: `${OFFICE}.presentationml.presentation`, signature: zipWith("vnd\\.openxmlformats-officedocument\\.presentationml") },
  odt: { type: `${OPEN_DOCUMENT}.text`, signature: zipWith("vnd\\.oasis\\.opendocument\\.text") },
  ods: { type: `${OPEN_DOCUMENT}.spreadsheet`, signature: zipWith("vnd\\.oasis\\.opendocument\\.spreadsheet") },
  odp: { type: `${OPEN_DOCUMENT}.presentation`, signature: zipWith("vnd\\.oasis\\.opendocument\\.presentation") },
  zip: { type: "application/zip", signature: zipWith("java-archive$|epub\\+zip$|vnd\\.") },
  exe: { type: "application/vnd.microsoft.portable-executable", signature: /^application\/x-msdownload$/ },
  msi: { type: "application/x-msi", signature: COMPOUND },
  deb: { type: "application/vnd.debian.binary-package", signature: /^application\/x-deb$/ },
  apk: { type: "application/vnd.android.package-archive", signature: zipWith("java-archive$|vnd\\.android\\.package-archive$") },
  vtt: { type: "text/vtt" },
  srt: { type: "text/vtt" },
  txt: { type: "text/plain" },
  md: { type: "text/markdown" },
  csv: { type: "text/csv" },
  ...Object.fromEntries(["step", "stp", "iges", "igs", "stl", "dxf"].map((end) => [end, { type: BYTES }])),
};

/** Matches ZIP itself, or the type of its content. */
function zipWith(content: string): RegExp {
  return new RegExp(`^application/(?:zip$|${content})`);
}

/** The media type of an extension; null when such files are refused. */
export function typeByExtension(end: string): string | null {
  return Object.hasOwn(BY_EXTENSION, end) ? (BY_EXTENSION[end]?.type ?? null) : null;
}

/**
 * The extension for a file by its first bytes or, for a text, by the sender's media type; empty when both are unknown.
 */
export async function extensionByContent(file: NamedFile): Promise<string> {
  const detected = await fileTypeFromBuffer(await headOf(file)).catch(() => undefined);
  if (detected && typeByExtension(detected.ext)) return detected.ext;
  return (
    Object.entries(BY_EXTENSION).find(([, kind]) => !kind.signature && kind.type.startsWith("text/") && kind.type === file.mimetype)?.[0] ??
    ""
  );
}

/**
 * Whether the first bytes of a file match its extension. True for texts, which have no signature, and for other extensions.
 */
export async function matchesItsExtension(file: NamedFile): Promise<boolean> {
  const end = endingOf(file.name);
  const expected = Object.hasOwn(BY_EXTENSION, end) ? BY_EXTENSION[end]?.signature : undefined;
  if (!expected) return true;
  // A file that breaks off has no type.
  const type = await contentType(file);
  return type !== undefined && expected.test(type);
}

/** The media type of a file by its first bytes; undefined where they show none. */
export async function contentType(file: NamedFile): Promise<string | undefined> {
  return (await fileTypeFromBuffer(await headOf(file)).catch(() => undefined))?.mime;
}

async function headOf({ data, tempFilePath }: NamedFile): Promise<Uint8Array> {
  if (!tempFilePath) return data.subarray(0, HEAD);
  const handle = await open(tempFilePath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
