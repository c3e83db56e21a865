import { randomInt, timingSafeEqual } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";

/** RFC 4648 base32 has no similar characters. 24 of them are 120 bits. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 24;
/** The key of the code in the database, which all processes of the site share. */
const KEY = "setup-code";
const COLLECTION = "payload-kv";

interface Stored {
  code: string;
}

/** The setup code for the first administrator: the stored one, or a new one. */
export async function makeSetupCode(payload: Payload): Promise<string> {
  const stored = await payload.kv.get<Stored>(KEY);
  if (stored) return stored.code;
  await payload.kv.set(KEY, { code: Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("") });
  // Another process may have created one at the same moment.
  return (await payload.kv.get<Stored>(KEY))?.code ?? makeSetupCode(payload);
}

/**
 * Uses the code within the transaction of a request, so that one code makes one administrator despite concurrent requests, and a failed
 * request does not use it up. Compares in constant time.
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

/** Removes the code, once there is an administrator. @param req the request with the transaction, if any */
export async function removeSetupCode(payload: Payload, req: Partial<PayloadRequest> = {}): Promise<void> {
  await payload.db.deleteOne({ collection: COLLECTION, where: { key: { equals: KEY } }, req });
}
