import { readFile } from "node:fs/promises";
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, UploadConfig } from "payload";
import { refusal } from "../../lib/refusal.ts";
import { afterCommit } from "../../payload-patches/transactions.ts";
import { UPLOAD_LIMIT } from "../upload-limit.ts";
import { FILM_TYPES } from "./chunk-limits.ts";
import { completeUpload, dropUpload, isFilm } from "./chunk-store.ts";

const GONE = {
  zh: "上传的文件已不在服务器上，请重新选择文件。",
  en: "The uploaded file is no longer on the server. Choose it again.",
};
const NO_FILM = {
  zh: "超过 50 MB 的文件只能是 MP4 或 WebM 视频，这个文件不是。",
  en: "Only MP4 and WebM videos may be larger than 50 MB, and this file is neither.",
};

type Handler = NonNullable<UploadConfig["handlers"]>[number];

/** Payload asks for the bytes of what came in chunks, to put them into a file of its own; `fromChunks` gives it the one that is there. */
export const noCopy: Handler = (_req, { params }) => ("clientUploadContext" in params ? new Response(null) : undefined) as Response;

/** Puts a file that came in chunks in the place where Payload has one that came whole. */
export const fromChunks: CollectionBeforeOperationHook = async ({ req }) => {
  const context = (req.file as { clientUploadContext?: { parts?: unknown } } | undefined)?.clientUploadContext;
  if (!req.file || context === undefined) return;
  const found = req.user ? await completeUpload(Number(req.user.id), context.parts) : null;
  if (!found) throw refusal(GONE, req, 409);
  const { file, sent } = found;
  if (sent.size > UPLOAD_LIMIT && !(await isFilm(file))) throw refusal(NO_FILM, req);
  // Of what is no film there is no more than a whole upload has, which is in memory too.
  const isLarge = sent.size > UPLOAD_LIMIT || FILM_TYPES.has(sent.type);
  const source = isLarge ? { data: Buffer.alloc(0), tempFilePath: file } : { data: await readFile(file) };
  req.file = { name: sent.name, mimetype: sent.type, size: sent.size, ...source };
  req.context["parts"] = context.parts;
};

/** Removes the chunks once the record is stored; until then it can be tried again. */
export const dropChunks: CollectionAfterChangeHook = ({ doc, req }) => {
  const { parts } = req.context;
  const user = Number(req.user?.id);
  if (typeof parts === "string") afterCommit(req, () => void dropUpload(user, parts));
  return doc as unknown;
};
