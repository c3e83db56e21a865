import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { PayloadRequest } from "payload";
import type { User } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";
import { record } from "../lib/audit-record.ts";
import { log } from "../lib/log/index.ts";
import { afterCommit, withinTransaction } from "../payload-patches/transactions.ts";

/** Codes of an account. */
const COUNT = 10;
/** Digits of a code, which distinguish it from an authenticator's six: 40 bits, beyond the few allowed guesses. */
const LENGTH = 12;
const CODE = new RegExp(`^\\d{${LENGTH}}$`);

type Account = Pick<User, "id" | "email" | "name"> & { recoveryCodes?: unknown };

/** A code without the spaces and hyphens between its digits. */
function normalizeCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "");
}

/** Whether an input has the form of a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return CODE.test(normalizeCode(code));
}

/** The stored hash of a code, which is useless without the secret of the site, and for another account. */
function hashOf(id: number, code: string): Buffer {
  return createHmac("sha256", settings.payloadSecret)
    .update(`recovery code of ${id}: ${normalizeCode(code)}`)
    .digest();
}

function accountOf(id: number, req: PayloadRequest): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: "users", where: { id: { equals: id } }, req });
}

/** The hashes of unused codes. */
function hashesOf(account: Account | null): string[] {
  const stored: unknown = account?.recoveryCodes;
  return Array.isArray(stored) ? stored.filter((hash) => typeof hash === "string") : [];
}

async function write(id: number, recoveryCodes: string[], req: PayloadRequest): Promise<void> {
  await req.payload.db.updateOne({ collection: "users", id, data: { recoveryCodes } as never, req, returning: false });
}

/** The number of an account's unused recovery codes. */
export async function recoveryCodesLeft(id: number, req: PayloadRequest): Promise<number> {
  return hashesOf(await accountOf(id, req)).length;
}

/** Replaces an account's recovery codes by ten new ones. Nobody can read them again. */
export async function makeRecoveryCodes(id: number, req: PayloadRequest): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => String(randomInt(10 ** LENGTH)).padStart(LENGTH, "0"));
  await withinTransaction(req, async () => {
    const account = await accountOf(id, req);
    const hashes = codes.map((code) => hashOf(id, code).toString("base64"));
    await write(id, hashes, req);
    await note(id, account?.name, { before: hashesOf(account).length, after: COUNT }, req);
  });
  return codes.map((code) => code.replaceAll(/\d{4}(?=\d)/g, "$&-"));
}

/**
 * Uses a recovery code of an account: each works once, also for concurrent requests. Writes an audit log entry and sends a mail.
 * @returns false for a wrong or used one
 */
export function takeRecoveryCode(id: number, code: string, req: PayloadRequest): Promise<boolean> {
  return withinTransaction(req, async () => {
    await takeAdvisoryLock(`recovery codes of ${id}`, req);
    const account = await accountOf(id, req);
    const codeHash = hashOf(id, code);
    // Compares all of them, so that the time does not reveal a match.
    const matches = hashesOf(account).map((hash) => ({ hash, isGiven: isSame(Buffer.from(hash, "base64"), codeHash) }));
    const unused = matches.filter(({ isGiven }) => !isGiven).map(({ hash }) => hash);
    if (!account || unused.length === matches.length) return false;
    await write(id, unused, req);
    await note(id, account.name, { before: matches.length, after: unused.length }, req);
    afterCommit(req, () => void mailUse(account, unused.length, req));
    return true;
  });
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** An audit log entry: the numbers of codes before and after. */
async function note(id: number, title: string | undefined, change: { before: number; after: number }, req: PayloadRequest): Promise<void> {
  await record(req, { action: "update", record: "users", id, title, changes: [{ field: "recoveryCodes", ...change }] });
}

/** Mails the owner of an account about the use of a code, in both languages, if mail is set up. */
async function mailUse({ email }: Account, remaining: number, { payload }: PayloadRequest): Promise<void> {
  if (!settings.mail.smtpUrl) return;
  const host = new URL(settings.siteUrl).host;
  await payload
    .sendEmail({
      to: email,
      subject: "恢复码已使用 / A recovery code was used",
      text: `你在 ${host} 的账号刚用了一个恢复码，还剩 ${remaining} 个。如果不是你本人，请马上更改密码并告诉管理员。\n\nA recovery code of your account at ${host} was just used; ${remaining} are left. If it was not you, change your password now and tell an administrator.\n`,
    })
    .catch((error: unknown) => log.warn({ err: error }, "The use of a recovery code could not be mailed"));
}
