import { createHmac } from "node:crypto";
import { appendFile, mkdir, open, readdir, readFile, rm, stat, statfs, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { isFull } from "../stored-files.ts";
import { repeat } from "../../lib/repeat.ts";
import { settings } from "../../config/settings.ts";
import { beginsAsFilm, UNFINISHED_MAX_AGE, MAX_UNFINISHED, CHUNK_BYTES } from "./chunk-limits.ts";

const FOLDER = path.join(settings.dataDir, "parts");
const key = createHmac("sha256", settings.payloadSecret).update("names of parts").digest();
/** Milliseconds between two removals of abandoned uploads. */
const INTERVAL = 60 * 60_000;
/** Bytes of the disk that uploads leave free. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** The name of a file among the unfinished uploads. */
const ID = /^[\da-f]{32}$/;

/** A file as its sender describes it. */
export interface Sent {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** When it was changed last, in milliseconds; identifies the file with the rest when it is chosen again. */
  changed: number;
}

interface StoredUpload extends Sent {
  user: number;
}

/** Why a part is refused. */
export type Fault = "gone" | "elsewhere" | "wrongSize" | "full";

/** The refusal of a part; `received` is the number of bytes so far. */
export class ChunkRefused extends Error {
  override name = "ChunkRefused";
  readonly fault: Fault;
  readonly received: number;

  constructor(fault: Fault, received = 0) {
    super(fault);
    this.fault = fault;
    this.received = received;
  }
}

const fileOf = (id: string) => path.join(FOLDER, `${id}.part`);
const noteOf = (id: string) => path.join(FOLDER, `${id}.json`);

/**
 * Begins or resumes the upload of an account's file.
 * @returns the id of the upload, and the bytes received so far
 * @throws ChunkRefused when the disk has no room
 */
export async function beginUpload(user: number, sent: Sent): Promise<{ id: string; received: number }> {
  const id = createHmac("sha256", key)
    .update(JSON.stringify([user, sent.name, sent.size, sent.type, sent.changed]))
    .digest("hex")
    .slice(0, 32);
  await mkdir(FOLDER, { recursive: true });
  return oneAtATime(id, async () => {
    // A file without a whole note, as a full disk or a power cut leaves it, starts over.
    let received = (await readNote(id)) ? await sizeOf(id) : null;
    if (received !== null && received > sent.size) {
      await truncate(fileOf(id), 0);
      received = 0;
    }
    // The file needs its size twice: as parts, and where it is stored in the end.
    const { bavail, bsize } = await statfs(FOLDER);
    if (bavail * bsize < sent.size * 2 - (received ?? 0) + MIN_FREE_BYTES) throw new ChunkRefused("full");
    if (received === null) {
      await makeRoom(user);
      await refuseWhenFull(writeFile(noteOf(id), JSON.stringify({ ...sent, user } satisfies StoredUpload)));
      await refuseWhenFull(writeFile(fileOf(id), ""));
    }
    return { id, received: received ?? 0 };
  });
}

/**
 * Appends a part.
 * @param from the byte at which the part begins
 * @returns the number of bytes with it
 * @throws ChunkRefused
 */
export async function addChunk(user: number, id: string, from: number, part: Uint8Array): Promise<{ received: number; sent: Sent }> {
  return oneAtATime(id, async () => {
    const { sent, received } = await findUpload(user, id);
    if (from !== received) throw new ChunkRefused("elsewhere", received);
    if (part.length === 0 || part.length !== Math.min(CHUNK_BYTES, sent.size - received)) throw new ChunkRefused("wrongSize", received);
    try {
      await refuseWhenFull(appendFile(fileOf(id), part));
    } catch (error) {
      // Removes the bytes that were written before the disk was full.
      await truncate(fileOf(id), received);
      throw error;
    }
    return { received: received + part.length, sent };
  });
}

/** The complete upload of an account; null when it is missing or incomplete. */
export async function completeUpload(user: number, id: unknown): Promise<{ file: string; sent: Sent } | null> {
  const upload = typeof id === "string" ? await findUpload(user, id).catch(() => null) : null;
  return upload && upload.received === upload.sent.size ? { file: fileOf(String(id)), sent: upload.sent } : null;
}

/** Whether a file has the signature of a film. */
export async function isFilm(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return beginsAsFilm(buffer);
  } finally {
    await handle.close();
  }
}

/** Removes an upload, if it is the account's. */
export async function dropUpload(user: number, id: string): Promise<void> {
  await oneAtATime(id, async () => {
    if (await findUpload(user, id).catch(() => null)) await remove(id);
  });
}

/** Removes uploads without progress for a day. @returns their number */
export async function removeOldUploads(now = Date.now()): Promise<number> {
  const old = (await listUploads()).filter(({ touched }) => touched < now - UNFINISHED_MAX_AGE);
  await Promise.all(old.map(({ id }) => remove(id)));
  return old.length;
}

/** Removes old uploads now and every hour, until the returned function is called. */
export function startRemovingOldUploads(): () => void {
  return repeat(removeOldUploads, INTERVAL, "Old parts of uploads could not be removed");
}

async function findUpload(user: number, id: string): Promise<{ sent: StoredUpload; received: number }> {
  const received = ID.test(id) ? await sizeOf(id) : null;
  const sent = received === null ? null : await readNote(id);
  if (received === null || sent?.user !== user) throw new ChunkRefused("gone");
  return { sent, received };
}

/** The note of a file; null when there is none, or no whole one. */
async function readNote(id: string): Promise<StoredUpload | null> {
  try {
    return JSON.parse(await readFile(noteOf(id), "utf8")) as StoredUpload;
  } catch {
    return null;
  }
}

async function sizeOf(id: string): Promise<number | null> {
  return stat(fileOf(id)).then(
    ({ size }) => size,
    () => null,
  );
}

/** Removes an account's oldest uploads beyond `MAX_UNFINISHED`. */
async function makeRoom(user: number): Promise<void> {
  const ownUploads = [];
  for (const part of await listUploads()) if ((await readNote(part.id))?.user === user) ownUploads.push(part);
  const old = ownUploads.toSorted((a, b) => b.touched - a.touched).slice(MAX_UNFINISHED - 1);
  await Promise.all(old.map(({ id }) => remove(id)));
}

async function listUploads(): Promise<{ id: string; touched: number }[]> {
  const names = await readdir(FOLDER).catch(() => []);
  const ids = new Set(names.map((name) => name.replace(/\.(?:part|json)$/, "")).filter((id) => ID.test(id)));
  return Promise.all(
    [...ids].map(async (id) => ({
      id,
      touched: await stat(fileOf(id)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
}

async function remove(id: string): Promise<void> {
  await Promise.all([fileOf(id), noteOf(id)].map((file) => rm(file, { force: true })));
}

/** Turns the error of a full disk into a refusal. */
async function refuseWhenFull<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isFull(error)) throw new ChunkRefused("full");
    throw error;
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Runs one task per upload at a time, because two tabs may send the same file. */
async function oneAtATime<T>(id: string, task: () => Promise<T>): Promise<T> {
  const turn = (turns.get(id) ?? Promise.resolve()).then(task, task);
  turns.set(id, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(id) === turn) turns.delete(id);
  }
}
