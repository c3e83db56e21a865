import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { createClientUploadReceipt } from "payload/internal";
import { can } from "../../access/permissions.ts";
import { inLanguage, type Bilingual } from "../../lib/i18n.ts";
import { refusal } from "../../lib/refusal.ts";
import { cleanName } from "../file-name.ts";
import { emptyFile, isLongName, longName } from "../upload-errors.ts";
import { NO_ROOM } from "../stored-files.ts";
import { largestUpload, CHUNK_BYTES } from "./chunk-limits.ts";
import { addChunk, beginUpload, ChunkRefused, dropUpload, type Fault, type Sent } from "./chunk-store.ts";

const MAX_TYPE_LENGTH = 200;
const MEBIBYTE = 1024 * 1024;
/** The header with the first byte of a part. */
const OFFSET = "upload-offset";

const UNREADABLE = say("The request cannot be read.");
const FAULTS: Record<Fault, Bilingual & { status: number }> = {
  gone: { ...say("This file is no longer on the server. Choose it again."), status: 404 },
  elsewhere: { ...say("This part does not follow what has come so far."), status: 409 },
  wrongSize: { ...say("This part has another size than it should."), status: 400 },
  full: { status: 507, ...NO_ROOM },
};

/**
 * What the desk sends files with, in chunks of at most 4 MiB. `POST /api/upload-parts` tells of a file and hears how far it has come,
 * `PUT /api/upload-parts/{id}` sends the chunk from the byte in `Upload-Offset` on, `DELETE` drops it. Once it has come whole, the
 * answer has a receipt, with which a record of the media library is made of it.
 */
export const chunkEndpoints: Endpoint[] = [
  {
    path: "/upload-parts",
    method: "post",
    handler: async (req) => {
      const user = editor(req);
      const sent = await readSent(req);
      return withRefusals(req, async () => {
        const { id, received } = await beginUpload(user, sent);
        return uploadState(req, id, received, sent);
      });
    },
  },
  {
    path: "/upload-parts/:file",
    method: "put",
    handler: async (req) => {
      const user = editor(req);
      const id = String(req.routeParams?.["file"]);
      const offset = req.headers.get(OFFSET) ?? "";
      const part = /^\d{1,12}$/.test(offset) ? await req.arrayBuffer?.().catch(() => null) : null;
      if (!part || part.byteLength > CHUNK_BYTES) throw refusal(UNREADABLE, req);
      return withRefusals(req, async () => {
        const { received, sent } = await addChunk(user, id, Number(offset), new Uint8Array(part));
        return uploadState(req, id, received, sent);
      });
    },
  },
  {
    path: "/upload-parts/:file",
    method: "delete",
    handler: async (req) => {
      await dropUpload(editor(req), String(req.routeParams?.["file"]));
      return Response.json({});
    },
  },
];

/** @throws Forbidden for users who may not upload files */
function editor(req: PayloadRequest): number {
  if (!req.user || !can(req, "content.write")) throw new Forbidden(req.t);
  return Number(req.user.id);
}

function uploadState(req: PayloadRequest, id: string, received: number, { name, size }: Sent): Response {
  const receipt =
    received === size ? createClientUploadReceipt({ collectionSlug: "media", context: { parts: id }, filename: name, req }) : null;
  return Response.json({ id, received, part: CHUNK_BYTES, receipt });
}

async function withRefusals(req: PayloadRequest, task: () => Promise<Response>): Promise<Response> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ChunkRefused)) throw error;
    const { status, ...message } = FAULTS[error.fault];
    return Response.json({ received: error.received, errors: [{ message: inLanguage(message, req.i18n.language) }] }, { status });
  }
}

/** @throws APIError with 400 for an invalid body, an empty file or too long a name, 413 for too large a file */
async function readSent(req: PayloadRequest): Promise<Sent> {
  const body: unknown = await req.json?.().catch(() => null);
  const { name, size, type, changed } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const isValid =
    typeof name === "string" &&
    name.length > 0 &&
    !/[/\\]/.test(name) &&
    typeof type === "string" &&
    type.length <= MAX_TYPE_LENGTH &&
    isWhole(size) &&
    isWhole(changed);
  if (!isValid) throw refusal(UNREADABLE, req);
  if (size === 0) throw emptyFile(req);
  if (isLongName(cleanName(name))) throw longName(req);
  const limit = largestUpload(type);
  if (size > limit) throw refusal(tooLarge(limit), req, 413);
  return { name, size, type, changed };
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function tooLarge(limit: number): Bilingual {
  const size = Math.floor(limit / MEBIBYTE);
  return say("The file is too large: {size} MB at most for this kind.", { size });
}
