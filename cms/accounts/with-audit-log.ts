import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from "payload";
import { getTranslation } from "@payloadcms/translations";
import { LANGUAGES } from "#shared/languages.ts";
import { otherChanges } from "../publishing/bilingual/bilingual-form.ts";
import { trashStep } from "../schema/trash-names.ts";
import { isOneLanguagePublished } from "../payload-patches/publish-one-language.ts";
import type { Action } from "../lib/audit-actions.ts";
import { fieldChanges } from "../schema/field-changes.ts";
import { record, type FieldChange } from "../lib/audit-record.ts";

type Data = Record<string, unknown>;

/**
 * A collection whose changes by staff go into the audit log: who, when, what.
 * @param withValues whether the log stores the values before and after, or only the changed fields
 */
export function withAuditLog(collection: CollectionConfig, withValues = false): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  // References from other records are not part of this one.
  const joinFields = collection.fields.flatMap((field) => (field.type === "join" ? [field.name] : []));
  const changed: CollectionAfterChangeHook = async ({ collection: { slug, admin }, context, data, doc, previousDoc, operation, req }) => {
    const others = otherChanges(context, slug, doc.id as number);
    const besides = withValues ? others : others.map(({ before: _before, after: _after, ...change }) => change);
    // The server's own changes, such as a stored form, have no author.
    if (!req.user) return;
    const before = operation === "create" ? undefined : (previousDoc as Data);
    // After publishing one language only, the saved draft contains more than the visible record.
    const saved: Data = isOneLanguagePublished(context, slug) ? { ...doc, ...data } : doc;
    const changes = before ? fieldChanges(before, saved, { withValues, except: joinFields }) : [];
    const action = actionOf(doc as Data, before);
    if (action === "update" && changes.length + besides.length === 0) return;
    const title = titleOf(doc, admin?.useAsTitle);
    await record(req, { action, record: slug, id: doc.id, title, changes: [...inLanguageOf(req, changes), ...besides] });
  };
  const deleted: CollectionAfterDeleteHook = async ({ collection: { slug, admin }, doc, id, req }) => {
    if (req.user) await record(req, { action: "delete", record: slug, id, title: titleOf(doc, admin?.useAsTitle) });
  };
  return { ...collection, hooks: { ...hooks, afterChange: [...afterChange, changed], afterDelete: [...afterDelete, deleted] } };
}

/** A global whose changes by staff go into the audit log. */
export function globalWithAuditLog(global: GlobalConfig): GlobalConfig {
  const { afterChange = [], ...hooks } = global.hooks ?? {};
  const changed: GlobalAfterChangeHook = async ({ context, doc, previousDoc, req }) => {
    const besides = otherChanges(context, global.slug, global.slug);
    if (!req.user) return;
    const own = fieldChanges((previousDoc ?? {}) as Data, doc as Data, { withValues: true });
    const changes = [...inLanguageOf(req, own), ...besides];
    const title = getTranslation(global.label ?? global.slug, req.i18n);
    if (changes.length > 0) await record(req, { action: "update", record: global.slug, id: global.slug, title, changes });
  };
  return { ...global, hooks: { ...hooks, afterChange: [...afterChange, changed] } };
}

/** Changes with their language. */
function inLanguageOf({ locale }: PayloadRequest, changes: FieldChange[]): FieldChange[] {
  const language = LANGUAGES.find((candidate) => candidate === locale);
  return language ? changes.map((change) => ({ ...change, language })) : changes;
}

function actionOf(doc: Data, before: Data | undefined): Action {
  if (!before) return "create";
  const step = trashStep(doc, before);
  if (step) return step === "in" ? "trash" : "restore";
  if (doc["_status"] === undefined) return "update";
  if (doc["_status"] === "published") return before["_status"] === "published" ? "update" : "publish";
  return before["_status"] === "published" ? "draft" : "update";
}

function titleOf(doc: unknown, field = "id"): string {
  const title = (doc as Data)[field];
  return typeof title === "string" || typeof title === "number" ? String(title) : "";
}
