import { languageOfLack } from "../../../schema/missing-translations.ts";
import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, Payload, PayloadRequest, SanitizedCollectionConfig, Where } from "payload";
import { contentLanguage, DEFAULT_LANGUAGE, type DeskLanguage } from "#shared/languages.ts";
import { ACTIONS, type Action } from "../../../lib/audit-actions.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { momentName } from "../../../lib/time.ts";
import type { FoundContradiction } from "../../../publishing/consistency/check-record.ts";
import { describeContradictions } from "../../../publishing/consistency/describe-contradictions.ts";
import { stillPlanned } from "../../../publishing/versions/planned-times.ts";
import { lackedBy } from "../../../schema/translation-state.ts";
import { faultWords } from "../../lib/fault-words.ts";
import type { Texts } from "../../texts/index.ts";
import { readPart, UNREAD } from "./read-part.ts";
import { collectionAddress, globalAddress } from "../../../lib/desk-address.ts";

/** Rows of one list. */
const ROWS = 4;
/** Records with contradictions, all of which need a correction. */
const CONTRADICTING = 20;

/** Sorted in this order. */
const ENGINES = ["indexnow", "baidu"] as const;

/** A record that needs attention. */
export interface Row {
  key: string;
  /** Its address at the desk; null if it has no page. */
  href: string | null;
  title: string;
  note: string;
  /** The address of the job below `/api` that staff can retry. */
  job?: string;
}

/** The first of these records, and the number of all. */
export interface Rows {
  rows: Row[];
  total: number;
}

/** The state of the visible content; null for a failed read. */
export interface ContentToday {
  drafts: Rows | null;
  missing: Rows | null;
  scheduled: Rows | null;
  edits: Rows | null;
  /** Published records whose figures contradict those of products. */
  contradictions: Rows | null;
  /** Search engines with unreported changes. */
  untold: Rows | null;
  /** Jobs that have stopped until staff retries them. */
  resting: Rows | null;
}

interface Context {
  req: PayloadRequest;
  language: DeskLanguage;
  texts: Texts;
  now: number;
}

type ContentRecord = Record<string, unknown> & { id: number | string; updatedAt?: string };

/** Reads the incomplete, the scheduled and the latest changes. */
export async function readContentToday(context: Context): Promise<ContentToday> {
  const collections = context.req.payload.config.collections.filter(({ versions }) => versions?.drafts);
  const slugs = collections.map(({ slug }) => slug);
  const parts: { [Part in keyof ContentToday]: () => Promise<Rows> } = {
    drafts: async () => joinRows(await Promise.all(collections.map((collection) => draftsOf(collection, context)))),
    missing: async () => joinRows(await Promise.all(collections.map((collection) => missingOf(collection, context)))),
    scheduled: () => readScheduled(context),
    edits: () => readEdits(slugs, context),
    contradictions: () => readContradictions(context),
    untold: () => readUntold(context.req.payload, context.texts),
    resting: () => readResting(context),
  };
  const read = await Promise.all(Object.entries(parts).map(async ([part, rows]) => [part, await readPart(part, rows)] as const));
  return Object.fromEntries(read.map(([part, rows]) => [part, rows === UNREAD ? null : rows])) as unknown as ContentToday;
}

function joinRows(lists: (Rows & { rows: (Row & { at: string })[] })[]): Rows {
  const rows = lists.flatMap(({ rows: some }) => some).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return { rows: rows.slice(0, ROWS), total: lists.reduce((sum, { total }) => sum + total, 0) };
}

async function draftsOf(collection: SanitizedCollectionConfig, context: Context) {
  const where: Where = { _status: { equals: "draft" } };
  const page = await findIn(collection, where, context, true);
  const rows = page.docs.map((doc) => ({
    ...rowOf(collection, doc),
    note: [labelOf(collection, context), momentName(Date.parse(doc.updatedAt ?? ""), context.now, context.language)].join(
      context.texts.comma,
    ),
  }));
  return { rows, total: page.totalDocs };
}

/** Published records without a required text in a language other than the default one. */
async function missingOf(collection: SanitizedCollectionConfig, context: Context) {
  const page = await findIn(collection, { translation: { in: ["missing", "none"] } }, context, false);
  const rows = page.docs.map((doc) => {
    const row = rowOf(collection, doc);
    const lacking = lackedBy(doc).filter(({ state }) => state === "missing");
    const missing = lacking.length;
    const language = lacking[0] ? languageOfLack(lacking[0]) : DEFAULT_LANGUAGE;
    const note = [labelOf(collection, context), context.texts.dashboard.fieldsMissing(missing)].join(context.texts.comma);
    return { ...row, href: `${row.href}?locale=${language}`, note };
  });
  return { rows, total: page.totalDocs };
}

async function findIn(collection: SanitizedCollectionConfig, where: Where, { req, language }: Context, draft: boolean) {
  const page = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where,
    locale: contentLanguage(language),
    sort: "-updatedAt",
    limit: ROWS,
    depth: 0,
    draft,
    overrideAccess: false,
    user: req.user,
  });
  return { docs: page.docs as unknown as ContentRecord[], totalDocs: page.totalDocs };
}

function rowOf(collection: SanitizedCollectionConfig, doc: ContentRecord) {
  const href = collectionAddress(collection.slug, doc.id);
  return { key: `${collection.slug}/${doc.id}`, id: doc.id, href, title: titleOf(collection, doc), at: doc.updatedAt ?? "" };
}

function titleOf({ admin }: SanitizedCollectionConfig, doc: ContentRecord): string {
  return String(doc[admin.useAsTitle ?? "id"] ?? doc["name"] ?? doc["title"] ?? `#${doc.id}`);
}

function labelOf({ labels }: SanitizedCollectionConfig, { req }: Context): string {
  return getTranslation(labels.singular, req.i18n);
}

/** Scheduled publications and withdrawals. */
async function readScheduled(context: Context): Promise<Rows> {
  const { req, now, language, texts } = context;
  const page = await req.payload.find({
    collection: "scheduled-publishing",
    where: stillPlanned(now),
    sort: "nextAt",
    limit: ROWS,
    depth: 0,
    overrideAccess: true,
  });
  const rows = await Promise.all(
    page.docs.map(async ({ id, nextAt, type, target, record }) => {
      const collection = req.payload.config.collections.find(({ slug }) => slug === target);
      const { docs } = collection ? await findIn(collection, { id: { equals: record } }, context, true) : { docs: [] };
      const [doc] = docs;
      const time = momentName(Date.parse(nextAt ?? ""), now, language);
      const note = type === "unpublish" ? texts.dashboard.unpublishAt(time) : texts.dashboard.publishAt(time);
      return collection && doc
        ? Object.assign(rowOf(collection, doc), { note: note })
        : { key: String(id), href: null, title: target, note: note };
    }),
  );
  return { rows, total: page.totalDocs };
}

/** The results of the last checks of published records; runs no check. */
async function readContradictions(context: Context): Promise<Rows> {
  const { req, language, texts } = context;
  const where: Where = { open: { greater_than: 0 } };
  const page = await req.payload.find({
    collection: "consistency-checks",
    where,
    sort: "-updatedAt",
    limit: CONTRADICTING,
    depth: 0,
    overrideAccess: true,
  });
  const rows = await Promise.all(
    page.docs.map(async ({ target, record, found: contradictions }) => {
      const collection = req.payload.config.collections.find(({ slug }) => slug === target);
      const { docs } = collection ? await findIn(collection, { id: { equals: record } }, context, true) : { docs: [] };
      const [doc] = docs;
      const descriptions = describeContradictions(contradictions as unknown as FoundContradiction[], language);
      const { row, and } = texts.publishing.contradictions;
      const note = descriptions.map(({ code, name, written, stated }) => row(code, name, written, stated)).join(and);
      return collection && doc ? [{ ...rowOf(collection, doc), note }] : [];
    }),
  );
  return { rows: rows.flat(), total: page.totalDocs };
}

/** The queues whose failed jobs appear nowhere else at the desk. */
const RESTING = ["consistency-checks", "scheduled-publishing"] as const;

/** The jobs that failed at their last attempt, or stopped without a result. */
async function readResting(context: Context): Promise<Rows> {
  const { payload, i18n } = context.req;
  const where: Where = { and: [{ nextAt: { exists: false } }, { lastFault: { exists: true } }] };
  const lists = await Promise.all(
    RESTING.map(async (queue) => {
      const { docs, totalDocs } = await payload.find({
        collection: queue,
        where,
        sort: "-updatedAt",
        limit: ROWS,
        depth: 0,
        overrideAccess: true,
      });
      const kind = getTranslation(payload.collections[queue].config.labels.plural, i18n);
      const rows = await Promise.all(
        docs.map(async ({ id, target, record, lastFault }) => {
          const collection = payload.config.collections.find(({ slug }) => slug === target);
          const page = collection ? await findIn(collection, { id: { equals: record } }, context, true) : { docs: [] };
          const [doc] = page.docs;
          const about = collection && doc ? rowOf(collection, doc) : { href: null, title: `${target} ${record}` };
          const note = context.texts.dashboard.restingNote(kind, faultWords(lastFault, context.texts));
          return { href: about.href, title: about.title, key: `${queue}/${id}`, job: `${queue}/${id}`, note };
        }),
      );
      return { rows, total: totalDocs };
    }),
  );
  return { rows: lists.flatMap(({ rows }) => rows), total: lists.reduce((sum, { total }) => sum + total, 0) };
}

/** The number of unreported addresses for each search engine, with the reason. The next change reports a failed one again. */
export async function readUntold(payload: Payload, texts: Texts): Promise<Rows> {
  const rows = await Promise.all(
    ENGINES.map(async (engine) => {
      const where: Where = { engine: { equals: engine }, nextAt: { exists: false } };
      const { totalDocs } = await payload.count({ collection: "engine-pings", where, overrideAccess: true });
      if (totalDocs === 0) return [];
      const faulty: Where = { and: [where, { lastFault: { exists: true } }] };
      const { docs } = await payload.find({
        collection: "engine-pings",
        where: faulty,
        sort: "-updatedAt",
        limit: 1,
        depth: 0,
        overrideAccess: true,
      });
      const note = texts.dashboard.addressesUntold(totalDocs, faultWords(docs[0]?.lastFault, texts));
      return [{ key: engine, href: null, title: texts.dashboard.engines[engine], note }];
    }),
  );
  return { rows: rows.flat(), total: 0 };
}

/** The latest changes of visible content, with their authors. */
async function readEdits(slugs: string[], { req, language, texts, now }: Context): Promise<Rows> {
  const { globals, collections } = req.payload.config;
  const page = await req.payload.find({
    collection: "audit-log",
    where: {
      and: [{ record: { in: [...slugs, "redirects", "media", ...globals.map(({ slug }) => slug)] } }, { action: { not_equals: "export" } }],
    },
    sort: "-id",
    limit: ROWS,
    depth: 0,
    overrideAccess: true,
  });
  const rows = await Promise.all(
    page.docs.map(async ({ id, record, recordId, title, userName, action, createdAt }) => {
      const global = globals.find(({ slug }) => slug === record);
      const kind = global ? getTranslation(global.label, req.i18n) : "";
      const collection = collections.find(({ slug }) => slug === record);
      return {
        key: String(id),
        href: collection ? await presentAddress(req.payload, collection, recordId) : globalAddress(record),
        title: kind || title || (collection ? getTranslation(collection.labels.singular, req.i18n) : record),
        note: [userName, inLanguage(ACTIONS[action as Action], language), momentName(Date.parse(createdAt), now, language)]
          .filter(Boolean)
          .join(texts.comma),
      };
    }),
  );
  return { rows, total: 0 };
}

/** The address of a changed record: in its collection or in the trash; null for a deleted one. */
async function presentAddress(payload: Payload, { slug }: SanitizedCollectionConfig, id: string): Promise<string | null> {
  const where: Where = { id: { equals: id } };
  const page = await payload.find({ collection: slug as CollectionSlug, where, trash: true, depth: 0, limit: 1, overrideAccess: true });
  const [doc] = page.docs as { deletedAt?: string | null }[];
  return doc ? collectionAddress(slug, doc.deletedAt ? `trash/${id}` : id) : null;
}
