import { say } from "#shared/desk-texts/say.ts";
import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Where,
} from "payload";
import { kindOf } from "../lib/kind-of.ts";
import { listOf } from "../lib/i18n.ts";
import { refusal } from "../lib/refusal.ts";
import { IN_USE } from "./references/in-use.ts";
import { usesOf } from "./references/uses.ts";
import { asBefore, setAside, takenBack, trashStep, type Data } from "../schema/trash-names.ts";

/** Set on the context of a removal that takes away everything that uses a record as well. */
export const REMOVING_TOGETHER = "removingTogether";
/** Users of a record that a refusal names; of the others it gives the number. */
const NAMED = 10;

/**
 * A collection whose records go into the trash and come back. What is in the trash gives its unique names free, so that
 * a new record may have them; when it comes back it takes its own again.
 * @param names unique fields whose values become free again
 */
export function withTrash(collection: CollectionConfig, ...names: string[]): CollectionConfig {
  const { beforeChange = [], afterRead = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    trash: true,
    hooks: { ...hooks, beforeChange: [...beforeChange, givingNamesFree(names)], afterRead: [...afterRead, namedAsBefore(names)] },
  };
}

/** A collection whose records other pages show: a used record can be neither trashed nor deleted. */
export function withUsageGuard(collection: CollectionConfig): CollectionConfig {
  const { beforeChange = [], beforeDelete = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, beforeChange: [...beforeChange, refuseTrashOfUsed], beforeDelete: [...beforeDelete, refuseDeletionOfUsed] },
  };
}

function givingNamesFree(names: string[]): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    const step = trashStep(data, originalDoc) ?? (originalDoc?.deletedAt ? "in" : null);
    if (!step) return data;
    const { id } = originalDoc as { id: number | string };
    const changed: Data = { ...data };
    for (const name of names) {
      const value = (data[name] ?? originalDoc[name]) as unknown;
      if (typeof value !== "string" || value === "") continue;
      changed[name] = step === "in" ? setAside(value, id) : takenBack(value, id);
      if (step === "out") await refuseTaken(collection.slug as CollectionSlug, name, String(changed[name]), id, req);
    }
    return changed;
  };
}

/** Staff reads in the trash what a record was called. */
function namedAsBefore(names: string[]): CollectionAfterReadHook {
  return ({ doc: read, req }) => {
    const doc = read as Data;
    if (!req.user || !doc["deletedAt"]) return doc;
    const own = Object.fromEntries(names.filter((name) => name in doc).map((name) => [name, doc[name]]));
    return { ...doc, ...asBefore(own, doc["id"] as number) };
  };
}

async function refuseTaken(collection: CollectionSlug, name: string, value: string, id: number | string, req: PayloadRequest) {
  const where: Where = { and: [{ [name]: { equals: value } }, { id: { not_equals: id } }] };
  const { totalDocs } = await req.payload.count({
    collection,
    where,
    req: { transactionID: req.transactionID } as PayloadRequest,
    overrideAccess: true,
  });
  if (totalDocs === 0) return;
  throw refusal(say("“{value}” now belongs to another record. Change that one first, then restore this one.", { value }), req, 409);
}

const refuseTrashOfUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (trashStep(data, originalDoc) === "in") await refuseUsed(collection.slug as CollectionSlug, originalDoc.id, req);
  return data;
};

const refuseDeletionOfUsed: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  if (!context[REMOVING_TOGETHER]) await refuseUsed(collection.slug as CollectionSlug, id, req);
};

async function refuseUsed(collection: CollectionSlug, id: number | string, req: PayloadRequest): Promise<void> {
  const uses = await usesOf(req.payload, collection, id, req);
  if (uses.length === 0) return;
  const more = uses.length - NAMED;
  const named = listOf(
    uses
      .slice(0, NAMED)
      .map(({ collection, title }) => say("{kind} “{title}”", { kind: kindOf(req.payload, collection, req.i18n), title })),
  );
  throw refusal(
    more > 0
      ? say("{beginning}{named}, and {more} more. Take it out of these records first.", { beginning: IN_USE, named, more })
      : say("{beginning}{named}. Take it out of these records first.", { beginning: IN_USE, named }),
    req,
    409,
  );
}
