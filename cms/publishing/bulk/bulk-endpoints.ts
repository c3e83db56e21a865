import { say } from "#shared/desk-texts/say.ts";
import { NotFound, type CollectionSlug, type Endpoint, type PayloadRequest, type SanitizedCollectionConfig, type Where } from "payload";
import { DEFAULT_LANGUAGE, isLanguage } from "#shared/languages.ts";
import { refusal } from "../../lib/refusal.ts";
import { lockedMessage } from "../../payload-patches/guard-locks.ts";
import { isData, type Data } from "../../schema/data.ts";
import { titleOf } from "../../search/title.ts";
import { dataWith, acceptsValue, formatFieldValue, singleFields, toStoredValue, valueAt, type SingleField } from "./single-fields.ts";

/** Records that are changed at once. */
const MAX_RECORDS = 500;
/** Records that a field which names one can be chosen from. */
const MAX_CHOICES = 300;

const FAULTS = {
  field: say("This field cannot be changed in many records at once."),
  value: say("This field cannot have that value."),
  many: say("At most {maxRecords} records can be changed at once.", { maxRecords: MAX_RECORDS }),
  unread: say("The request cannot be read."),
};

/** A field as the desk asks for its value. */
export interface BulkField {
  path: string;
  label: string;
  type: string;
  localized: boolean;
  required: boolean;
  max: number | null;
  choices: { id: string | number; name: string }[];
}

/** What a change does to one record. */
export interface BulkRow {
  id: number;
  title: string;
  before: string;
  after: string;
  /** Whether visitors see the change at once (`live`), or it waits in an unpublished record (`draft`) or beside a published one (`pending`). */
  effect: "live" | "draft" | "pending" | "same";
}

export interface BulkAnswer {
  rows: BulkRow[];
  errors: { id: number; message: string }[];
}

/**
 * What the desk asks to change one value in many records: the fields that can be (`GET /bulk-edit/{collection}`), and what a value does to
 * each record (`POST`, with the condition in `where`), which `apply` does. A record keeps its state: what is on the site without a draft
 * is changed there, every draft stays a draft.
 */
export const bulkEndpoints: Endpoint[] = [
  {
    path: "/bulk-edit/:collection",
    method: "get",
    handler: async (req) => Response.json({ fields: await fieldsFor(req, configOf(req)) }),
  },
  {
    path: "/bulk-edit/:collection",
    method: "post",
    handler: async (req) => Response.json(await change(req, configOf(req))),
  },
];

function configOf(req: PayloadRequest): SanitizedCollectionConfig {
  const collection = req.payload.config.collections.find(({ slug }) => slug === req.routeParams?.["collection"]);
  // What an account may do, and how it signs in, is changed one by one, with one's own password.
  if (!collection?.trash || collection.auth) throw new NotFound(req.t);
  return collection;
}

async function fieldsFor(req: PayloadRequest, config: SanitizedCollectionConfig): Promise<BulkField[]> {
  return Promise.all(
    singleFields(config, req).map(async (single) => {
      const { field, path, label, localized } = single;
      const max = field.type === "text" || field.type === "textarea" ? (field.maxLength ?? null) : null;
      const choices = await choicesOf(single, req);
      return { path, label, type: field.type, localized, required: "required" in field && field.required === true, max, choices };
    }),
  );
}

async function choicesOf(single: SingleField, req: PayloadRequest): Promise<BulkField["choices"]> {
  const { field } = single;
  if (field.type === "select")
    return field.options.map((option) => {
      const id = typeof option === "string" ? option : option.value;
      return { id, name: formatFieldValue(single, id, new Map(), req) };
    });
  if (field.type !== "relationship") return [];
  return Array.from(await titlesOf(field.relationTo as CollectionSlug, null, req), ([id, name]) => ({ id, name }));
}

/** What records are called. @param ids null for all */
async function titlesOf(collection: CollectionSlug, ids: number[] | null, req: PayloadRequest): Promise<Map<number, string>> {
  const { config } = req.payload.collections[collection];
  const { docs } = await req.payload.find({
    collection,
    ...(ids && { where: { id: { in: ids } } }),
    draft: true,
    depth: 0,
    limit: MAX_CHOICES,
    overrideAccess: false,
    user: req.user,
  });
  return new Map(docs.map((doc) => [Number(doc.id), titleOf(config as never, doc as unknown as Data)]));
}

async function change(req: PayloadRequest, config: SanitizedCollectionConfig): Promise<BulkAnswer> {
  const body: unknown = await req.json?.().catch(() => null);
  if (!isData(body) || !isData(req.query["where"])) throw refusal(FAULTS.unread, req);
  const single = singleFields(config, req).find(({ path }) => path === body["field"]);
  if (!single) throw refusal(FAULTS.field, req);
  const sent = typeof body["value"] === "string" ? body["value"].trim() || null : (body["value"] ?? null);
  if (!acceptsValue(single, sent)) throw refusal(FAULTS.value, req, 422);
  const value = toStoredValue(single, sent);
  const locale = isLanguage(body["locale"]) ? body["locale"] : DEFAULT_LANGUAGE;
  const collection = config.slug as CollectionSlug;
  const options = { collection, depth: 0, locale, fallbackLocale: false, overrideAccess: false, user: req.user } as const;
  const { docs, totalDocs } = await req.payload.find({ ...options, where: req.query["where"] as Where, draft: true, limit: MAX_RECORDS });
  if (totalDocs > MAX_RECORDS) throw refusal(FAULTS.many, req, 422);
  const records = docs as unknown as (Data & { id: number })[];
  const visible = await seenBy(
    req,
    config,
    records.map(({ id }) => id),
  );
  const related = single.field.type === "relationship" ? await relatedTitles(req, single, records, value) : new Map<number, string>();
  const answer: BulkAnswer = { rows: [], errors: [] };
  for (const record of records) {
    const before = valueAt(record, single.path);
    const isDraft = config.versions?.drafts !== undefined && record["_status"] !== "published";
    const [was, becomes] = [formatFieldValue(single, before, related, req), formatFieldValue(single, value, related, req)];
    const effect = was === becomes ? "same" : !isDraft ? "live" : visible.has(record.id) ? "pending" : "draft";
    answer.rows.push({ id: record.id, title: titleOf(config as never, record), before: was, after: becomes, effect });
    if (body["apply"] !== true || effect === "same") continue;
    const status = config.versions?.drafts ? { _status: isDraft ? "draft" : "published" } : {};
    const data = { ...dataWith(single.path, value), ...status } as never;
    await req.payload
      .update({ ...options, id: record.id, data, draft: isDraft, overrideLock: false, req: ownRequest(req) })
      .catch(async (error: unknown) => {
        const message = (await lockedMessage(error, { collection, id: record.id }, req)) ?? (error as Error).message;
        answer.errors.push({ id: record.id, message });
      });
  }
  return answer;
}

/** Each record is saved by a request of its own, in a transaction of its own, and asked what a call of REST is. */
function ownRequest({ user, i18n, t, payloadAPI }: PayloadRequest) {
  return { user, i18n, t, payloadAPI };
}

/** The published ones of the records that the user may read, whatever drafts they have. */
async function seenBy(req: PayloadRequest, config: SanitizedCollectionConfig, ids: number[]): Promise<Set<number>> {
  if (!config.versions?.drafts) return new Set(ids);
  const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: "published" } }] };
  const { docs } = await req.payload.find({
    collection: config.slug as CollectionSlug,
    where,
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
  });
  return new Set(docs.map(({ id }) => Number(id)));
}

function relatedTitles(
  req: PayloadRequest,
  { field, path }: SingleField,
  records: readonly Data[],
  value: unknown,
): Promise<Map<number, string>> {
  const ids = [...records.map((record) => valueAt(record, path)), value].filter((id) => typeof id === "number");
  return titlesOf((field as { relationTo: CollectionSlug }).relationTo, [...new Set(ids)], req);
}
