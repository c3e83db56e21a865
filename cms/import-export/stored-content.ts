import { Readable } from "node:stream";
import { promisify } from "node:util";
import { constants, createGzip, gunzip } from "node:zlib";
import { UPLOAD_LIMIT } from "../media/upload-limit.ts";

const unpack = promisify(gunzip);
/** Bytes of one packed part. */
const PART = 64 * 1024;
/** Between the files of one content; no sign of base64. */
const SEPARATOR = " ";

/** Packs a file as text for the database while it comes, because a sheet of 40 MB would be held in the desk's memory several times. */
export async function packContent(file: Readable | string | Uint8Array): Promise<string> {
  const packed = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: PART });
  const source = file instanceof Readable ? file : Readable.from([file]);
  source.once("error", (error) => packed.destroy(error));
  let text = "";
  let rest = Buffer.of();
  for await (const part of source.pipe(packed) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, part]) : part;
    const end = bytes.length - (bytes.length % 3);
    text += bytes.toString("base64", 0, end);
    rest = Buffer.from(bytes.subarray(end));
  }
  return text + rest.toString("base64");
}

/** The content of several packed files. */
export function joinContents(contents: readonly string[]): string {
  return contents.join(SEPARATOR);
}

/** Unpacks the files that `packContent` has packed, in their order. */
export async function unpackContents(text: string): Promise<Buffer[]> {
  const unpacked: Buffer[] = [];
  for (const content of text.split(SEPARATOR))
    unpacked.push(await unpack(Buffer.from(content, "base64"), { maxOutputLength: UPLOAD_LIMIT }));
  return unpacked;
}
