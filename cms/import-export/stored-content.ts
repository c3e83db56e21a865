import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { constants, createGzip, gunzip } from "node:zlib";
import { UPLOAD_LIMIT } from "../media/upload-limit.ts";

const unpack = promisify(gunzip);
/** Between the files of one content; no sign of base64. */
const SEPARATOR = " ";

/** Packs a file as text for the database while it comes, because a sheet of 40 MB would be held in the desk's memory several times. */
export async function packContent(file: Readable | string | Uint8Array): Promise<string> {
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  const source = file instanceof Readable ? file : Readable.from([file]);
  source.once("error", (error) => packed.destroy(error));
  return (await buffer(source.pipe(packed))).toString("base64");
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
