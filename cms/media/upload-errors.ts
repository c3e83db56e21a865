import { say } from "#shared/desk-texts/say.ts";
import { APIError, type CollectionAfterErrorHook, type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import { can } from "../access/permissions.ts";
import { inLanguage } from "../lib/i18n.ts";
import { refusal } from "../lib/refusal.ts";
import { settings } from "../config/settings.ts";
import { UPLOAD_LIMIT } from "./upload-limit.ts";
import { inspectUpload, uploadRefusal } from "./read-upload.ts";
import { noteFacts } from "./withheld-file.ts";

const MEBIBYTE = 1024 * 1024;

const NO_FETCHING = say("Files are not fetched from an address. Upload the file itself.");
const ONE_FILE = say("A file can take the place of one other only, not of several.");
const EMPTY = { ...say("This file is empty (0 bytes). Check the original and choose it again."), isOfKind: true };
/** Bytes of the longest name of a file. A disk takes 255; the number that a second one of a name gets goes beside it. */
const MAX_NAME_LENGTH = 230;
/** A Chinese character takes three bytes. */
const LONG_NAME = say(
  "The name of this file is too long. Give it a shorter one (70 Chinese characters, or 200 Latin letters) and choose it again.",
);

/** A file that is sent whole; of one in parts, cms/media/chunks/chunk-endpoints.ts says it before anything of it has come. */
const LARGE = say(
  "The file is too large. One that is sent whole may have {uploadLimit} MB at most. Upload larger videos (MP4, WebM) at the desk, which sends them in parts, up to {filmBytes} MB.",
  { uploadLimit: UPLOAD_LIMIT / MEBIBYTE, filmBytes: settings.filmBytes / MEBIBYTE },
);

/** What Payload says of a file, or of a request with one, that is too large (node_modules/payload/dist/uploads/fetchAPI-multipart/). */
const OF_SIZE = /size limit has been reached$/;

/**
 * The message about a file that is too large to be sent whole.
 * @param language of the sender
 */
export function tooLarge(language: string): string {
  return inLanguage(LARGE, language);
}

/** The refusal of an empty file, in the sender's language. */
export function emptyFile(req: PayloadRequest): APIError {
  return uploadRefusal(EMPTY, req);
}

/** Whether a file is called by more than a disk takes. */
export function isLongName(name: string): boolean {
  return Buffer.byteLength(name) > MAX_NAME_LENGTH;
}

/** The refusal of a file whose name is too long, in the sender's language. */
export function longName(req: PayloadRequest): APIError {
  return refusal(LONG_NAME, req);
}

/**
 * Has a file inspected before Payload takes it (`inspect-upload.ts`), and refuses what must not come in.
 * @throws APIError with 400, in the sender's language
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== "create" && operation !== "update") return;
  // Payload refuses it: reading stops for those who may not upload.
  if (!overrideAccess && !can(req, "content.write")) return;
  const { file } = req;
  if (!file) {
    if (operation === "create" && typeof req.data?.["url"] === "string" && !overrideAccess) throw refusal(NO_FETCHING, req);
    return;
  }
  if (operation === "update" && !("id" in args)) throw refusal(ONE_FILE, req);
  if (file.size === 0) throw emptyFile(req);
  const { name, mimetype, size, data, tempFilePath } = file;
  const inspected = await inspectUpload({ name, mimetype, size, data, tempFilePath }, req);
  if (isLongName(inspected.name)) throw longName(req);
  const stored = inspected.data ? Buffer.from(inspected.data) : data;
  const accepted = {
    ...file,
    name: inspected.name,
    mimetype: inspected.facts.mimeType,
    data: stored,
    size: inspected.data ? stored.length : size,
  };
  req.file = noteFacts(accepted, inspected.facts);
  // Which name is free is found out when the record is stored (stored-files.ts).
  Object.assign(args, { overwriteExistingFiles: true });
};

/** Names the limit in the refusal of a file that is too large, in the sender's language. */
export const answerRefusedFile: CollectionAfterErrorHook = ({ error, req }) =>
  error instanceof APIError && error.status === 413 && OF_SIZE.test(error.message)
    ? { status: 413, response: { errors: [{ message: tooLarge(req.i18n.language) }] } }
    : undefined;
