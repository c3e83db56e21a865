import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import type { PayloadRequest } from "payload";
import { UPLOAD_LIMIT } from "../media/upload-limit.ts";
import { packContent } from "./stored-content.ts";

/** A file of a form, packed as it is stored. */
export interface UploadedFile {
  name: string;
  /** Its bytes; more than `UPLOAD_LIMIT` for one that was cut. */
  bytes: number;
  content: string;
}

/** A form with the files of an import: its fields and files by name. */
export interface Upload {
  fields: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, UploadedFile>;
}

/** Files and fields of a form. */
const LIMITS = { fileSize: UPLOAD_LIMIT + 1, files: 2, fields: 2, fieldSize: 100 };

/**
 * Reads a form with files as it comes, and packs each file meanwhile. `Request.formData()` would hold each several times, and four people
 * at once may send 40 MB each.
 * @returns null for a body that is no form, or a damaged one
 */
export async function receiveUpload({ body, headers }: PayloadRequest): Promise<Upload | null> {
  if (!body) return null;
  const fields = new Map<string, string>();
  const files = new Map<string, Promise<UploadedFile>>();
  try {
    const parser = busboy({ headers: Object.fromEntries(headers), defParamCharset: "utf8", limits: LIMITS });
    parser.on("field", (name, value) => fields.set(name, value));
    parser.on("file", (name, stream, { filename }) => {
      const file = packFile(filename, stream);
      // The body fails as well, and the caller waits for that.
      file.catch(() => undefined);
      files.set(name, file);
    });
    await pipeline(Readable.fromWeb(body as ReadableStream), parser);
    const received = await Promise.all(Array.from(files, async ([name, file]) => [name, await file] as const));
    return { fields, files: new Map(received) };
  } catch {
    return null;
  }
}

/** @param name undefined for a field of files in which none was chosen */
async function packFile(name: string | undefined, stream: Readable): Promise<UploadedFile> {
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => (bytes += chunk.length));
  const content = await packContent(stream);
  return { name: name ?? "", bytes, content };
}
