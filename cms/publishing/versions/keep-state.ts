import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig, CollectionSlug, PayloadRequest } from "payload";
import { refusal } from "../../lib/refusal.ts";
import type { Data } from "../../schema/data.ts";

/** The flag in the context of a bulk save that does not set the state. */
const UNSAID = "status unsaid";

const SAY_STATUS = say(
  "It is on the site and has an unpublished draft. Say which _status is meant: published publishes the draft as well, draft takes it off the site; ?draft=true changes the draft alone.",
);

/** Whether a record is live and has a newer draft. */
async function hasDraftBeside(collection: CollectionSlug, id: number | string, req: PayloadRequest): Promise<boolean> {
  const { db } = req.payload;
  const row = await db.findOne<Data & { id: number }>({ collection, where: { id: { equals: id } }, req });
  if (!row || row["_status"] !== "published") return false;
  const where = { parent: { equals: id }, latest: { equals: true }, "version._status": { equals: "draft" } };
  const { docs } = await db.findVersions({ collection, where, limit: 1, pagination: false, req });
  return docs.length > 0;
}

interface UpdateArgs {
  id?: number | string;
  data?: { _status?: unknown; deletedAt?: unknown };
  draft?: boolean;
}

const keepDraftBeside: CollectionBeforeOperationHook = async ({ args: operationArgs, collection, operation, req }) => {
  const args = operationArgs as UpdateArgs;
  const { id, data, draft } = args;
  const { _status: status, deletedAt } = data ?? {};
  const isUnsaid = status === undefined && deletedAt === undefined && draft !== true;
  if (operation !== "update" || req.payloadAPI !== "REST" || !isUnsaid) return;
  if (id === undefined) req.context[UNSAID] = true;
  else if (await hasDraftBeside(collection.slug as CollectionSlug, id, req)) args.draft = true;
};

const refuseAmongMany: CollectionBeforeChangeHook = async ({ collection, context, operation, originalDoc, req }) => {
  if (operation !== "update" || context[UNSAID] !== true) return;
  const { id } = originalDoc as { id: number };
  if (await hasDraftBeside(collection.slug as CollectionSlug, id, req)) throw refusal(SAY_STATUS, req, 409);
};

/**
 * A collection whose records stay as they are with visitors where a call does not say otherwise. Payload would write the draft over what
 * is published, and so take the record off the site. A call for one record changes its draft; among many such a record is refused.
 */
export function withKeptState(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [], beforeChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [keepDraftBeside, ...beforeOperation], beforeChange: [refuseAmongMany, ...beforeChange] },
  };
}
