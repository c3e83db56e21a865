import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { PayloadRequest, UploadConfig } from "payload";
import { parseRangeHeader } from "payload/internal";
import type { Media } from "../payload-types.ts";
import { webStream } from "../web-stream.ts";

type Handler = NonNullable<UploadConfig["handlers"]>[number];

/** The type of a file of which nothing is known. */
const BYTES = "application/octet-stream";

/** Texts are read as UTF-8, which a browser would not know. */
export function readableTexts({ headers }: { headers: Headers }): Headers {
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/") && !type.includes("charset")) headers.set("Content-Type", `${type}; charset=utf-8`);
  return headers;
}

/**
 * Sends an upload from the data folder, or a range of it. Payload would do that by itself, but opens the file before anybody reads, and
 * closes it only at its end: each HEAD, and each film in which a visitor goes on to another place, left a file open for good.
 * @param folder of the uploads
 */
export function sentFrom(folder: string): Handler {
  return (async (req, { doc, params: { filename } }) => {
    // Within the process files are read by their paths (../uploads.ts).
    if (req.payloadAPI === "local") return undefined;
    const file = path.join(folder, path.basename(filename));
    const size = await stat(file).then(
      (found) => found.size,
      () => null,
    );
    // What is gone from the disk is Payload's to say.
    if (size === null) return undefined;
    const { type, range } = parseRangeHeader({ fileSize: size, rangeHeader: req.headers.get("range") });
    if (type === "invalid") return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
    const headers = new Headers({ "Content-Type": await typeOf(req, filename, doc as Media | undefined), "Accept-Ranges": "bytes" });
    headers.set("Content-Length", String(range ? range.end - range.start + 1 : size));
    if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
    return new Response(
      webStream(() => createReadStream(file, range ?? {})),
      { status: range ? 206 : 200, headers: readableTexts({ headers }) },
    );
  }) as Handler;
}

/** The type that was found in a file when it came in, or of the size that was made of it. */
async function typeOf(req: PayloadRequest, filename: string, known: Media | undefined): Promise<string> {
  const upload = known ?? (await recordOf(req, filename));
  if (upload?.filename === filename) return upload.mimeType ?? BYTES;
  return Object.values(upload?.sizes ?? {}).find((size) => size.filename === filename)?.mimeType ?? BYTES;
}

/** For staff, who may have all of them, Payload has not looked the record up. */
async function recordOf({ payload }: PayloadRequest, filename: string): Promise<Media | undefined> {
  const named = ["filename", "sizes.thumbnail.filename"].map((field) => ({ [field]: { equals: filename } }));
  const { docs } = await payload.find({ collection: "media", where: { or: named }, pagination: false, limit: 1, depth: 0, trash: true });
  return docs[0];
}
