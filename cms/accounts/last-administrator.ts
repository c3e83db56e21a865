import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { roleCan, rolesThatCan } from "../access/permissions.ts";
import { refusal } from "../lib/refusal.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";

/** The lock for changes of accounts. */
const TURN = "accounts";
/** The context key for the administrators that a call removes. */
const LEAVING = "administrators leaving";
const LAST = say("This is the last administrator: make another user an administrator first.");

/**
 * Refuses to remove the only administrator.
 * @param req has the lock, so that the other administrators stay until its transaction ends. One call may remove several
 */
async function refuseIfLast(id: number | string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "users",
    where: { role: { in: rolesThatCan("accounts.write") } },
    select: { role: true },
    depth: 0,
    pagination: false,
    req: { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) },
    overrideAccess: true,
  });
  const leaving = (req.context[LEAVING] ??= new Set()) as Set<number | string>;
  const staying = docs.filter((administrator) => !leaving.has(administrator.id)).map((administrator) => administrator.id);
  if (staying.length === 1 && staying[0] === id) throw refusal(LAST, req, 409);
  leaving.add(id);
}

/**
 * The last administrator can neither be demoted nor moved to the trash, because somebody must manage accounts. Accounts change one at a
 * time, because two administrators may do it to each other at once. Each change locks its account, and reads its author's for the audit
 * log: on PostgreSQL two would wait for each other as well.
 */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== "update") return data;
  await takeAdvisoryLock(TURN, req);
  const leaves = Boolean(data["deletedAt"]) || (data["role"] !== undefined && !roleCan(data["role"], "accounts.write"));
  if (leaves) await refuseIfLast(originalDoc.id, req);
  return data;
};

/** An administrator in the trash may be deleted for good, because another one exists then. */
export const keepAnAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await takeAdvisoryLock(TURN, req);
  await refuseIfLast(id, req);
};
