import { randomInt, timingSafeEqual } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";

/** RFC 4648 base32: no two signs that look alike. 24 of them are 120 bits. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 24;
/** Key under which the database has it: all processes of the site know the same one. */
const KEY = "setup-code";
const COLLECTION = "payload-kv";

interface Stored {
  code: string;
}

/** The code that allows making the first administrator: the stored one, or a new one. */
export async function makeSetupCode(payload: Payload): Promise<string> {
  const stored = await payload.kv.get<Stored>(KEY);
  if (stored) return stored.code;
  await payload.kv.set(KEY, { code: Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("") });
  // Another process may have made one at the same moment.
  return (await payload.kv.get<Stored>(KEY))?.code ?? makeSetupCode(payload);
}

/**
 * Takes the code within the transaction of a request, so that one code makes one administrator however many ask at the same moment, and
 * one that could not be made has not used it up. The comparison takes a time that tells nothing about the code.
 * @returns false when `given` is not the code, or there is none
 */
export async function takeSetupCode(req: PayloadRequest, code: unknown): Promise<boolean> {
  if (typeof code !== "string") return false;
  await takeAdvisoryLock(KEY, req);
  const where = { key: { equals: KEY } };
  const stored = await req.payload.db.findOne<{ id: number; data: Stored }>({ collection: COLLECTION, where, req });
  const [a, b] = [Buffer.from(stored?.data.code ?? ""), Buffer.from(code.trim().toUpperCase())];
  if (a.length === 0 || a.length !== b.length || !timingSafeEqual(a, b)) return false;
  await req.payload.db.deleteOne({ collection: COLLECTION, where, req });
  return true;
}

/** Removes the code, once there is an administrator. @param req whose transaction it belongs to, if any */
export async function removeSetupCode(payload: Payload, req: Partial<PayloadRequest> = {}): Promise<void> {
  await payload.db.deleteOne({ collection: COLLECTION, where: { key: { equals: KEY } }, req });
}
