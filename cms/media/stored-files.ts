import { randomUUID } from "node:crypto";
import { constants, copyFile, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { say } from "#shared/desk-texts/say.ts";
import type { APIError, CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { log } from "../lib/log/index.ts";
import { refusal } from "../lib/refusal.ts";
import type { Media } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { afterCommit, afterRollback } from "../payload-patches/transactions.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";
import { otherNames } from "./file-name.ts";

/** The folder of uploads where no store keeps them. */
const UPLOADS = path.join(settings.dataDir, "media");
/** The temporary name of a file, until the check of its own name. */
const UNNAMED = "upload";
/** Where the request remembers what its file takes the place of. */
const REPLACED = "replacedUpload";
/** What a disk says that is full, or of which an account may have no more. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);
export const NO_ROOM = say("The server’s disk has no room for this file.");

/** The names of the folders that files have of their own: UUIDs. */
const OWN_FOLDER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type StoredFile = Pick<Media, "filename" | "_objectKey">;

/** Where an upload lies in the data folder: in a folder of its own, so that no two ever meet. */
export function pathOf({ filename, _objectKey }: StoredFile): string {
  return path.join(UPLOADS, ownFolder(_objectKey) ?? "", path.basename(filename ?? ""));
}

/** The folder that a file has of its own; null for one without, and for whatever else a record may name. */
function ownFolder(name: string | null | undefined): string | null {
  return name && OWN_FOLDER.test(name) ? name : null;
}

/**
 * Gives a file that comes in a folder of its own and a name that no other upload has. In the data folder it is written before the
 * record, whole and onto the disk; a store gets it from Payload's plugin (./s3.ts), under the same folder.
 * @throws APIError with 507 on a full disk
 */
export const storeFile: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { file } = req;
  if (!file || !data.filename) return data;
  const folder = { _objectKey: randomUUID() };
  const own = originalDoc?.id;
  if (settings.s3) {
    const filename = await freeName(data.filename, own, req);
    await noteReplaced(own, req);
    return { ...data, ...folder, filename };
  }
  const unnamed = pathOf({ ...folder, filename: UNNAMED });
  afterRollback(req, () => void removeFile({ ...folder, filename: UNNAMED }));
  try {
    await write(unnamed, file);
  } catch (error) {
    throw isFull(error) ? fullDisk(req) : error;
  }
  const filename = await freeName(data.filename, own, req);
  await noteReplaced(own, req);
  await rename(unnamed, pathOf({ ...folder, filename }));
  return { ...data, ...folder, filename };
};

/** Notes what a file takes the place of, in a turn: of two who replace it at once the second one replaces what the first has put there. */
async function noteReplaced(id: number | undefined, req: PayloadRequest): Promise<void> {
  delete req.context[REPLACED];
  if (id === undefined) return;
  await takeAdvisoryLock(`file of an upload: ${id}`, req);
  req.context[REPLACED] = await req.payload.db.findOne<Media>({ collection: "media", where: { id: { equals: id } }, req });
}

/** The upload that a file which comes in takes the place of, as it was stored until then; null when it takes none's. */
export function replacedBy(req: PayloadRequest): Media | null {
  return (req.context[REPLACED] as Media | null | undefined) ?? null;
}

/** Removes a file when another one is stored in its place, and not before. */
export const dropReplaced: CollectionAfterChangeHook<Media> = ({ doc, req }) => {
  const replaced = replacedBy(req);
  if (replaced && req.file && !settings.s3) afterCommit(req, () => void removeFile(replaced));
  return doc;
};

/** Removes a file when its record is gone, and not before. */
export const dropDeleted: CollectionAfterDeleteHook<Media> = ({ doc, req }) => {
  if (!settings.s3) afterCommit(req, () => void removeFile(doc));
  return doc;
};

/** Whether something could not be written because the disk is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL.has(String(error.code));
}

/** The refusal of a file on a full disk, in the sender's language. */
export function fullDisk(req: PayloadRequest): APIError {
  return refusal(NO_ROOM, req, 507);
}

/** Writes a file where none is, so that it survives a power cut. */
async function write(target: string, file: NonNullable<PayloadRequest["file"]>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  if (!file.tempFilePath) return writeFile(target, file.data, { flag: "wx", flush: true });
  await copyFile(file.tempFilePath, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const handle = await open(target, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a file, and its folder if it has one of its own. */
async function removeFile({ filename, _objectKey: key }: StoredFile): Promise<void> {
  if (!filename) return;
  const folder = ownFolder(key);
  try {
    await rm(folder ? path.join(UPLOADS, folder) : pathOf({ filename }), { recursive: folder !== null, force: true });
  } catch (error) {
    log.warn({ err: error, file: filename }, "A file that nothing needs any more could not be removed");
  }
}

/**
 * The name that a file is kept by: the one wanted, or, where another upload has it, that name with a number. It is looked for in a turn
 * that one transaction has at a time for each name, until it ends.
 * @param own number of the upload that gets the file, whose own name is not taken
 */
async function freeName(preferred: string, own: number | undefined, req: PayloadRequest): Promise<string> {
  await takeNameTurn(preferred, req);
  if (!(await isTaken(preferred, own, req))) return preferred;
  const takenNames = await similarNames(preferred, req);
  const others = otherNames(preferred);
  for (;;) {
    const name = others.next().value;
    if (takenNames.has(name)) continue;
    await takeNameTurn(name, req);
    if (!(await isTaken(name, own, req))) return name;
  }
}

function takeNameTurn(name: string, req: PayloadRequest): Promise<void> {
  return takeAdvisoryLock(`name of an upload: ${name}`, req);
}

/** Uploads in the trash keep their names. */
async function isTaken(name: string, own: number | undefined, req: PayloadRequest): Promise<boolean> {
  const holder = await req.payload.db.findOne<Media>({ collection: "media", where: { filename: { equals: name } }, req });
  return holder !== null && holder !== undefined && holder.id !== own;
}

/** The names of uploads in which a name without its ending stands: those that are passed over need no turn. */
async function similarNames(name: string, req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.db.find<Media>({
    collection: "media",
    where: { filename: { contains: path.parse(name).name } },
    select: { filename: true },
    pagination: false,
    limit: 0,
    req,
  });
  return new Set(docs.map(({ filename }) => filename ?? ""));
}
