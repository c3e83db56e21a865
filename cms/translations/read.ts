import type { CollectionSlug, Payload } from "payload";
import type { FieldChange } from "../audit/record.ts";
import { inLocale } from "../transfer/data.ts";
import { partsOf } from "../transfer/shape.ts";
import { latest } from "../transfer/stored.ts";
import { statesOf, type Changes, type RecordState } from "./state.ts";

/** Records that are read at once. */
const AT_ONCE = 100;
/** Entries of the log that are looked through, the newest first. */
const MOST_ENTRIES = 5000;

interface Change extends Changes {
  at: string;
  by: string;
}

/** How the English of every record stands, collection by collection in the order of the menu. */
export async function readStates(payload: Payload): Promise<Map<CollectionSlug, RecordState[]>> {
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts);
  const changes = await readChanges(
    payload,
    collections.map(({ slug }) => slug),
  );
  const states = new Map<CollectionSlug, RecordState[]>();
  for (const config of collections) {
    const slug = config.slug as CollectionSlug;
    const parts = partsOf(config);
    const title = config.admin.useAsTitle ?? "id";
    const found: RecordState[] = [];
    for (let page = 1; ; page += 1) {
      const docs = await latest(payload, slug, { deletedAt: { exists: false } }, { limit: AT_ONCE, page, sort: "id" });
      for (const { id, data } of docs) {
        const change = changes.get(`${slug}/${id}`);
        found.push({
          collection: slug,
          id,
          title: titleOf(data[title], id),
          isLive: data["_status"] === "published",
          changedAt: change?.at ?? String(data["updatedAt"]),
          changedBy: change?.by ?? "",
          fields: statesOf(parts, data, change),
        });
      }
      if (docs.length < AT_ONCE) break;
    }
    states.set(slug, found);
  }
  return states;
}

function titleOf(value: unknown, id: number): string {
  const text = typeof value === "string" ? value : (inLocale(value, "zh") ?? inLocale(value, "en"));
  return typeof text === "string" && text ? text : `#${id}`;
}

/** What the log says of texts: in which language each was changed last. */
async function readChanges(payload: Payload, collections: string[]): Promise<Map<string, Change>> {
  const { docs } = await payload.find({
    collection: "audit-log",
    where: { record: { in: collections }, action: { in: ["create", "update", "publish", "draft"] } },
    select: { record: true, recordId: true, changes: true, createdAt: true, userName: true },
    sort: "-id",
    limit: MOST_ENTRIES,
    pagination: false,
    depth: 0,
  });
  const found = new Map<string, Change>();
  for (const { record, recordId, changes, createdAt, userName } of docs) {
    const name = `${record}/${recordId}`;
    for (const { field, language } of readFieldChanges(changes)) {
      const change = found.get(name) ?? { zh: new Map(), en: new Map(), at: "", by: "" };
      found.set(name, change);
      if (!change[language].has(field)) change[language].set(field, createdAt);
      if (language === "zh" && createdAt > change.at) Object.assign(change, { at: createdAt, by: userName ?? "" });
    }
  }
  return found;
}

function readFieldChanges(changes: unknown): { field: string; language: "zh" | "en" }[] {
  if (!Array.isArray(changes)) return [];
  return (changes as (FieldChange | null)[]).flatMap((change) => {
    const language = change?.language;
    return change && (language === "zh" || language === "en") ? [{ field: change.field, language }] : [];
  });
}
