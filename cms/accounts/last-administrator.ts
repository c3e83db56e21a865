import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { roleCan, rolesThatCan } from "../access/permissions.ts";
import { refusal } from "../lib/refusal.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";

/** The turn in which accounts are changed. */
const TURN = "accounts";
/** Where a call keeps whom it lets go. */
const LEAVING = "administrators leaving";
const LAST = {
  zh: "这是最后一位管理员：先让另一位用户成为管理员。",
  en: "This is the last administrator: make another user an administrator first.",
};

/**
 * Refuses to let an account go that is the only administrator's.
 * @param req has the turn: who is an administrator stays one until its transaction ends. One call may let several go
 */
async function refuseIfLast(id: number | string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "users",
    where: { role: { in: rolesThatCan("accounts.write") } },
    select: { role: true },
    depth: 0,
    pagination: false,
    req: { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) },
  });
  const leaving = (req.context[LEAVING] ??= new Set()) as Set<number | string>;
  const staying = docs.filter((administrator) => !leaving.has(administrator.id)).map((administrator) => administrator.id);
  if (staying.length === 1 && staying[0] === id) throw refusal(LAST, req, 409);
  leaving.add(id);
}

/**
 * Somebody must be able to rule over accounts: the last administrator is neither demoted nor put into the trash. Accounts are changed one
 * at a time, since two administrators may do it to each other at once. Each change holds its account, and needs that of whoever makes it for
 * the log: on PostgreSQL they would wait for each other as well.
 */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== "update") return data;
  await takeAdvisoryLock(TURN, req);
  const leaves = Boolean(data["deletedAt"]) || (data["role"] !== undefined && !roleCan(data["role"], "accounts.write"));
  if (leaves) await refuseIfLast(originalDoc.id, req);
  return data;
};

/** An administrator who is in the trash may go for good; then another one is there. */
export const keepAnAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await takeAdvisoryLock(TURN, req);
  await refuseIfLast(id, req);
};
