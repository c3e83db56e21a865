/**
 * Why: whoever changes a password gives the current one, and Payload's check of it cannot be imported.
 * Upstream: none found; to be sent: docs/upstream/payload-password-check.md
 * For: payload 3.90.1: pbkdf2-sha256-v1 with 600,000 rounds, and its older format (dist/auth/strategies/local/).
 * Not needed when: payload exports a check of a password that signs nobody in. A third format fails the tests of the own password
 *   in cms/accounts/accounts.integration.test.ts.
 */
import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PayloadRequest } from "payload";

const derive = promisify(pbkdf2);

/** Payload's formats of password hashes, because its own check cannot be imported. The older format has no prefix. */
const NAMED = "pbkdf2-sha256-v1:";
const NEWER = { iterations: 600_000, bytes: 32 };
const OLDER = { iterations: 25_000, bytes: 512 };

/** Whether this is the password of an account; false for an account without one. */
export async function isPasswordOf(id: number, password: string, req: PayloadRequest): Promise<boolean> {
  const account = await req.payload.db.findOne<{ id: number; hash?: string | null; salt?: string | null }>({
    collection: "users",
    where: { id: { equals: id } },
    req,
  });
  if (!account?.hash || !account.salt) return false;
  const isNamed = account.hash.startsWith(NAMED);
  const { iterations, bytes } = isNamed ? NEWER : OLDER;
  const stored = Buffer.from(isNamed ? account.hash.slice(NAMED.length) : account.hash, "hex");
  const derived = await derive(password, account.salt, iterations, bytes, "sha256");
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}
