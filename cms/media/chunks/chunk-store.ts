import { createHmac } from "node:crypto";
import { appendFile, mkdir, open, readdir, readFile, rm, stat, statfs, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { isFull } from "../stored-files.ts";
import { repeat } from "../../lib/repeat.ts";
import { settings } from "../../config/settings.ts";
import { beginsAsFilm, UNFINISHED_MAX_AGE, MAX_UNFINISHED, CHUNK_BYTES } from "./chunk-limits.ts";

const FOLDER = path.join(settings.dataDir, "parts");
const key = createHmac("sha256", settings.payloadSecret).update("names of parts").digest();
/** Milliseconds between two looks for what is too old. */
const INTERVAL = 60 * 60_000;
/** Bytes of the disk that are left to everything else. */
const LEFT_FREE = 64 * 1024 * 1024;
/** The name of a file among the unfinished uploads. */
const ID = /^[\da-f]{32}$/;

/** A file that is being sent, as its sender tells of it. */
export interface Sent {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** When it was changed last, in milliseconds: by that and the rest it is known again when it is chosen again. */
  changed: number;
}

interface Kept extends Sent {
  user: number;
}

/** Why a part is not taken. */
export type Fault = "gone" | "elsewhere" | "wrongSize" | "full";

/** What cannot be taken now; `received` is how far the file has come. */
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
 * Begins to receive a file of an account, or goes on with the one that it has begun.
 * @returns its name among the unfinished uploads, and the bytes that are there already
 * @throws ChunkRefused when the disk has no room for it
 */
export async function beginUpload(user: number, sent: Sent): Promise<{ id: string; received: number }> {
  const id = createHmac("sha256", key)
    .update(JSON.stringify([user, sent.name, sent.size, sent.type, sent.changed]))
    .digest("hex")
    .slice(0, 32);
  await mkdir(FOLDER, { recursive: true });
  return oneAtATime(id, async () => {
    // A file whose note is not whole, as a full disk or a power cut leaves it, belongs to nobody.
    let received = (await read(id)) ? await sizeOf(id) : null;
    if (received !== null && received > sent.size) {
      await truncate(fileOf(id), 0);
      received = 0;
    }
    // Once as a part, and once more where it is kept in the end.
    const { bavail, bsize } = await statfs(FOLDER);
    if (bavail * bsize < sent.size * 2 - (received ?? 0) + LEFT_FREE) throw new ChunkRefused("full");
    if (received === null) {
      await makeRoom(user);
      await orFull(writeFile(noteOf(id), JSON.stringify({ ...sent, user } satisfies Kept)));
      await orFull(writeFile(fileOf(id), ""));
    }
    return { id, received: received ?? 0 };
  });
}

/**
 * Writes a part where the file ends so far.
 * @param from the byte at which the part begins
 * @returns how far the file has come with it
 * @throws ChunkRefused
 */
export async function addChunk(user: number, id: string, from: number, part: Uint8Array): Promise<{ received: number; sent: Sent }> {
  return oneAtATime(id, async () => {
    const { sent, received } = await find(user, id);
    if (from !== received) throw new ChunkRefused("elsewhere", received);
    if (part.length === 0 || part.length !== Math.min(CHUNK_BYTES, sent.size - received)) throw new ChunkRefused("wrongSize", received);
    try {
      await orFull(appendFile(fileOf(id), part));
    } catch (error) {
      // What came of it before the disk was full would be taken for a part.
      await truncate(fileOf(id), received);
      throw error;
    }
    return { received: received + part.length, sent };
  });
}

/** Where the whole of a file lies that an account has sent; null when it is not there, or not whole. */
export async function completeUpload(user: number, id: unknown): Promise<{ file: string; sent: Sent } | null> {
  const found = typeof id === "string" ? await find(user, id).catch(() => null) : null;
  return found && found.received === found.sent.size ? { file: fileOf(String(id)), sent: found.sent } : null;
}

/** Whether the whole of a file begins as a film does. */
export async function isFilm(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read(Buffer.alloc(12), 0, 12, 0);
    return beginsAsFilm(buffer);
  } finally {
    await opened.close();
  }
}

/** Removes what has come of a file, if it is the account's. */
export async function dropUpload(user: number, id: string): Promise<void> {
  await oneAtATime(id, async () => {
    if (await find(user, id).catch(() => null)) await remove(id);
  });
}

/** Removes what nobody went on sending for a day. @returns how many files that were */
export async function removeOldUploads(now = Date.now()): Promise<number> {
  const old = (await all()).filter(({ touched }) => touched < now - UNFINISHED_MAX_AGE);
  await Promise.all(old.map(({ id }) => remove(id)));
  return old.length;
}

/** Removes it now and every hour, until the returned function is called. */
export function startRemovingOldUploads(): () => void {
  return repeat(removeOldUploads, INTERVAL, "Old parts of uploads could not be removed");
}

async function find(user: number, id: string): Promise<{ sent: Kept; received: number }> {
  const received = ID.test(id) ? await sizeOf(id) : null;
  const sent = received === null ? null : await read(id);
  if (received === null || sent?.user !== user) throw new ChunkRefused("gone");
  return { sent, received };
}

/** The note of a file; null when there is none, or no whole one. */
async function read(id: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(noteOf(id), "utf8")) as Kept;
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

/** Lets the oldest of an account go, where it has as many as it may have. */
async function makeRoom(user: number): Promise<void> {
  const own = [];
  for (const part of await all()) if ((await read(part.id))?.user === user) own.push(part);
  const old = own.toSorted((a, b) => b.touched - a.touched).slice(MAX_UNFINISHED - 1);
  await Promise.all(old.map(({ id }) => remove(id)));
}

async function all(): Promise<{ id: string; touched: number }[]> {
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

/** A full disk is told as such. */
async function orFull<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isFull(error)) throw new ChunkRefused("full");
    throw error;
  }
}

const turns = new Map<string, Promise<unknown>>();

/** Two tabs may send the same file: one part of it is written at a time. */
async function oneAtATime<T>(id: string, task: () => Promise<T>): Promise<T> {
  const turn = (turns.get(id) ?? Promise.resolve()).then(task, task);
  turns.set(id, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(id) === turn) turns.delete(id);
  }
}
