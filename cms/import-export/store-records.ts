import {
  createLocalReq,
  saveVersion,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypedUser,
} from "payload";
import type { Action } from "../lib/audit-actions.ts";
import { entryOf, type FieldChange } from "../lib/audit-record.ts";
import { execute } from "../db/raw-sql.ts";
import { formName } from "../publishing/stale-write.ts";
import { updateArticleDate } from "../publishing/versions/article-dates.ts";
import { savedBy } from "../publishing/versions/saved-by.ts";
import { publishedPath, redirectMoved } from "../publishing/versions/redirect-moved.ts";
import { endPublishPlans } from "../publishing/versions/planned-times.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";
import { fieldTree } from "../schema/field-tree.ts";
import { translationAfter, lackedBy } from "../schema/translation-state.ts";
import type { CellChange, Data } from "../schema/data.ts";
import { languageOfColumn } from "./column-language.ts";
import { isWrite, type Step, type Write } from "./plan.ts";
import { changedSince } from "./stored-records.ts";

/**
 * Stores the records of some lines in one transaction, with versions and audit log entries like saves at the desk. Writes directly to the
 * database: Payload's own way through all hooks takes ten times as long in each language, and the validation has covered what they would
 * refuse or add. A record saved since it was read is not overwritten: its line is validated again.
 * @param validate validates lines by their numbers, with the data of the request's transaction
 * @returns the results of the lines, and the records that visitors see, before or after
 */
export async function storeRecords(
  payload: Payload,
  collection: CollectionSlug,
  user: TypedUser,
  steps: Step[],
  validate: (lines: ReadonlySet<number>, req: PayloadRequest) => Promise<Step[]>,
): Promise<{ steps: Step[]; visible: number[] }> {
  if (!steps.some(isWrite)) return { steps, visible: [] };
  const req = await createLocalReq({ user }, payload);
  const { config } = payload.collections[collection];
  return withinTransaction(req, async () => {
    const existing = steps.filter(isWrite).flatMap(({ line, before }) => (before ? [{ line, before }] : []));
    await lockRecords(
      collection,
      existing.map(({ before }) => before.id),
      req,
    );
    const changed = await changedSince(
      payload,
      collection,
      existing.map(({ before }) => before),
      req,
    );
    const stale = new Set(existing.filter(({ before }) => changed.has(before.id)).map(({ line }) => line));
    const validated = stale.size > 0 ? await validate(stale, req) : [];
    const final = steps.map((step) => validated.find(({ line }) => line === step.line) ?? step);
    const visible: number[] = [];
    for (const write of final.filter(isWrite)) {
      const { id, isVisible } = await storeOne(payload, config, req, write);
      if (isVisible) visible.push(id);
    }
    return { steps: final, visible };
  });
}

/**
 * Makes others' saves of these records wait until the transaction has ended. Saves from forms wait for a lock, drafts included, and fail
 * then because the record has changed; all other saves wait to write into the existing record.
 */
export async function lockRecords(collection: CollectionSlug, ids: number[], req: PayloadRequest): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids.toSorted((one, other) => one - other)) await takeAdvisoryLock(formName(collection, id), req);
  const table = collection.replaceAll("-", "_");
  await execute(req.payload.db, `update ${table} set updated_at = updated_at where id in (${ids.join(", ")})`, req);
}

async function storeOne(
  payload: Payload,
  config: SanitizedCollectionConfig,
  req: PayloadRequest,
  { before, data, title, changes }: Write,
): Promise<{ id: number; isVisible: boolean }> {
  const collection = config.slug as CollectionSlug;
  const now = new Date().toISOString();
  const isPublished = data["_status"] === "published" || !config.versions?.drafts;
  const wasPublished = before?.data["_status"] === "published";
  // A record whose latest version is a draft may have a published one, at another address.
  const path = before && isPublished && !wasPublished ? await publishedPath(collection, before.id, req) : null;
  const { id: _id, ...rest } = collection === "articles" && before ? updateArticleDate(data, before.data) : data;
  const versionFields = config.versions?.drafts
    ? {
        ...translationAfter(fieldTree(config), { before: before?.data ?? null, after: data, lacked: lackedBy(before?.data ?? null) }),
        savedBy: savedBy(req, "import"),
      }
    : {};
  const fresh: Data = { ...rest, ...versionFields, createdAt: before?.data["createdAt"] ?? now, updatedAt: now };
  // The database's adapter removes the ids of rows while it writes.
  let id = before?.id;
  if (id === undefined) {
    ({ id } = (await payload.db.create({ collection, data: structuredClone(fresh), req, select: { id: true } })) as { id: number });
  } else if (isPublished || wasPublished) {
    await payload.db.updateOne({ collection, id, data: structuredClone(fresh), req, returning: false });
  }
  if (path) await redirectMoved(collection, id, path, req);
  if (before && isPublished && config.versions?.drafts) await endPublishPlans(req, collection, id);
  if (config.versions) await keepVersion(payload, config, req, { id, isNew: !before, data: fresh, isDraft: !isPublished && !wasPublished });
  await payload.db.create({
    collection: "audit-log",
    data: entryOf(req, {
      action: actionOf(before !== null, isPublished, wasPublished),
      record: collection,
      id,
      title,
      changes: changedFields(changes),
    }),
    req,
    returning: false,
  });
  return { id, isVisible: isPublished || wasPublished };
}

interface Version {
  id: number;
  isNew: boolean;
  isDraft: boolean;
  data: Data;
}

/** A new record has no older versions beyond the limit. */
async function keepVersion(
  payload: Payload,
  config: SanitizedCollectionConfig,
  req: PayloadRequest,
  { id, isNew, isDraft, data }: Version,
): Promise<void> {
  if (!isNew) {
    await saveVersion({
      id,
      collection: config,
      docWithLocales: { ...data, id },
      draft: isDraft,
      operation: "update",
      payload,
      req,
      returning: false,
    });
    return;
  }
  const now = String(data["updatedAt"]);
  const version = {
    autosave: false,
    collectionSlug: config.slug as CollectionSlug,
    createdAt: now,
    updatedAt: now,
    parent: id,
    req,
    returning: false as const,
  };
  await payload.db.createVersion({ ...version, versionData: structuredClone(data) as never });
}

function actionOf(isKnown: boolean, isPublished: boolean, wasPublished: boolean): Action {
  if (!isKnown) return "create";
  if (isPublished) return wasPublished ? "update" : "publish";
  return wasPublished ? "draft" : "update";
}

/** The fields of changed cells, each once in each language. */
function changedFields(changes: CellChange[]): FieldChange[] {
  const fields = new Map<string, FieldChange>();
  for (const { column } of changes) {
    const { language } = languageOfColumn(column);
    const field = languageOfColumn(column.split(".")[0] ?? "").name;
    fields.set(`${field} ${language}`, { field, language });
  }
  return [...fields.values()];
}
