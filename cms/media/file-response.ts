import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { PayloadRequest, UploadConfig } from "payload";
import { parseRangeHeader } from "payload/internal";
import type { Media } from "../config/payload-types.ts";
import { webStream } from "../lib/web-stream.ts";
import { pathOf } from "./stored-files.ts";

type Handler = NonNullable<UploadConfig["handlers"]>[number];

/** The default media type. */
const BYTES = "application/octet-stream";

/** Declares texts as UTF-8, which browsers do not assume. */
export function readableTexts({ headers }: { headers: Headers }): Headers {
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/") && !type.includes("charset")) headers.set("Content-Type", `${type}; charset=utf-8`);
  return headers;
}

/**
 * Sends an upload from the data folder, or a range of it. Payload's own handler opens the file before anybody reads and closes it only at
 * its end, so that each HEAD, and each seek in a film, leaves a file open for good.
 */
export const sendFile = (async (req, { doc, params: { filename } }) => {
  // Payload does not look up the record for staff, who may read every file.
  const upload = (doc as Media | undefined) ?? (await uploadNamed(req, filename));
  const file = upload ? pathOf(upload) : "";
  const size = upload ? await sizeOf(file) : null;
  if (!upload || size === null) return Response.json({ errors: [{ message: "Not found." }] }, { status: 404 });
  const { type, range } = parseRangeHeader({ fileSize: size, rangeHeader: req.headers.get("range") });
  if (type === "invalid") return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
  const headers = new Headers({ "Content-Type": upload.mimeType ?? BYTES, "Accept-Ranges": "bytes" });
  headers.set("Content-Length", String(range ? range.end - range.start + 1 : size));
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  return new Response(
    webStream(() => createReadStream(file, range ?? {})),
    { status: range ? 206 : 200, headers: readableTexts({ headers }) },
  );
}) as Handler;

function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

/** The record of an upload, also one in the trash, by the name of its file. */
export async function uploadNamed({ payload }: PayloadRequest, filename: string): Promise<Media | undefined> {
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({
    collection: "media",
    where,
    pagination: false,
    limit: 1,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  return docs[0];
}
