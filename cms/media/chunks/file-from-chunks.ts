import { readFile } from "node:fs/promises";
import { say } from "#shared/desk-texts/say.ts";
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, UploadConfig } from "payload";
import { refusal } from "../../lib/refusal.ts";
import { afterCommit } from "../../payload-patches/transactions.ts";
import { UPLOAD_LIMIT } from "../upload-limit.ts";
import { FILM_TYPES } from "./chunk-limits.ts";
import { completeUpload, dropUpload, isFilm } from "./chunk-store.ts";

const GONE = say("The uploaded file is no longer on the server. Choose it again.");
const NO_FILM = say("Only MP4 and WebM videos may be larger than 50 MB, and this file is neither.");

type Handler = NonNullable<UploadConfig["handlers"]>[number];

/** Answers Payload's request for the bytes of a chunked upload with nothing, because `fromChunks` hands over the file itself. */
export const noCopy: Handler = (_req, { params }) => ("clientUploadContext" in params ? new Response(null) : undefined) as Response;

/** Replaces the request's file by the one uploaded in chunks. */
export const fromChunks: CollectionBeforeOperationHook = async ({ req }) => {
  const context = (req.file as { clientUploadContext?: { parts?: unknown } } | undefined)?.clientUploadContext;
  if (!req.file || context === undefined) return;
  const upload = req.user ? await completeUpload(Number(req.user.id), context.parts) : null;
  if (!upload) throw refusal(GONE, req, 409);
  const { file, sent } = upload;
  if (sent.size > UPLOAD_LIMIT && !(await isFilm(file))) throw refusal(NO_FILM, req);
  // Other files are no larger than a whole upload, which is in memory too.
  const isLarge = sent.size > UPLOAD_LIMIT || FILM_TYPES.has(sent.type);
  const source = isLarge ? { data: Buffer.alloc(0), tempFilePath: file } : { data: await readFile(file) };
  req.file = { name: sent.name, mimetype: sent.type, size: sent.size, ...source };
  req.context["parts"] = context.parts;
};

/** Removes the chunks once the record is stored; until then a retry can use them. */
export const dropChunks: CollectionAfterChangeHook = ({ doc, req }) => {
  const { parts } = req.context;
  const user = Number(req.user?.id);
  if (typeof parts === "string") afterCommit(req, () => void dropUpload(user, parts));
  return doc as unknown;
};
