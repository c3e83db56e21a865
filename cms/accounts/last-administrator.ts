import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { inLanguage } from "../fields/bilingual.ts";

const CONFLICT = 409;
const LAST = {
  zh: "这是最后一位管理员：先让另一位用户成为管理员。",
  en: "This is the last administrator: make another user an administrator first.",
};

async function refuseIfLast(id: number | string, req: PayloadRequest): Promise<void> {
  const { totalDocs: others } = await req.payload.count({
    collection: "users",
    where: { and: [{ role: { equals: "administrator" } }, { id: { not_equals: id } }] },
    req: { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) },
  });
  if (others === 0) throw new APIError(inLanguage(LAST, req.i18n.language), CONFLICT, null, true);
}

/** Somebody must be able to rule over accounts: the last administrator is neither demoted nor put into the trash. */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== "update" || originalDoc?.role !== "administrator" || originalDoc.deletedAt) return data;
  const leaves = Boolean(data["deletedAt"]) || (data["role"] !== undefined && data["role"] !== "administrator");
  if (leaves) await refuseIfLast(originalDoc.id, req);
  return data;
};

/** An administrator who is in the trash may go for good; then another one is there. */
export const keepAnAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: "users",
    where: { and: [{ id: { equals: id } }, { role: { equals: "administrator" } }] },
    depth: 0,
    limit: 1,
    req: { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) },
  });
  if (docs.length > 0) await refuseIfLast(id, req);
};
