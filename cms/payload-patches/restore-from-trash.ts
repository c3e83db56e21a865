/**
 * Why: what comes out of the trash as published is the latest draft, which nobody has seen.
 * Upstream: none found; to be sent: docs/upstream/payload-trash.md
 * For: payload 3.90.1: restoring is an update with deletedAt: null; versions are written by createVersion.
 * Not needed when: Payload publishes the last published version: patches.integration.test.ts.
 */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/languages.ts";
import { asBefore, trashStep } from "../schema/trash-names.ts";
import type { Data } from "../schema/data.ts";
import { fieldTree, recordIn } from "../schema/field-tree.ts";
import { overridePublished } from "./publish-one-language.ts";

function contextKey(slug: string, id: number): string {
  return `draft out of the trash ${slug} ${id}`;
}

/**
 * Restores a published record from the trash with the values that visitors saw last. Payload would publish the latest draft, which nobody
 * has seen. A record that was never published is restored unchanged.
 */
const restoreLastVersion: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  if (data["_status"] !== "published" || trashStep(data as Data, originalDoc as Data) !== "out") return data;
  const { id } = originalDoc as { id: number };
  const [draft, live] = [await versionOf(req, collection.slug, id, "draft"), await versionOf(req, collection.slug, id, "published")];
  if (!live) return data;
  overridePublished(context, collection.slug, id, { live, locale: null });
  if (originalDoc["_status"] === "draft") context[contextKey(collection.slug, id)] = draft;
  const locale = LANGUAGES.find((one) => one === req.locale) ?? DEFAULT_LANGUAGE;
  return { ...data, ...recordIn(fieldTree(collection), live, locale) };
};

/** Keeps the draft beside the restored published version. */
const keepDraft: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const { id } = doc as { id: number };
  const place = contextKey(collection.slug, id);
  const draft = context[place] as Data | undefined;
  delete context[place];
  if (!draft) return;
  const now = new Date().toISOString();
  await req.payload.db.createVersion({
    collectionSlug: collection.slug as CollectionSlug,
    parent: id,
    versionData: { ...draft, deletedAt: null, _status: "draft", updatedAt: now } as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
    returning: false,
  });
};

/** Hooks of a collection with drafts that restore its records as visitors saw them. */
export const restoreHooks = { beforeChange: [restoreLastVersion], afterChange: [keepDraft] };

/** The latest version of a record, with its original slug instead of that in the trash. */
async function versionOf(req: PayloadRequest, collection: string, id: number, status: "draft" | "published"): Promise<Data | null> {
  const where = { parent: { equals: id }, "version._status": { equals: status } };
  const { docs } = await req.payload.db.findVersions<Data>({
    collection: collection as CollectionSlug,
    where,
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0] ? asBefore(docs[0].version, id) : null;
}
