import type { CollectionSlug, Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { inLocale, type Data } from "../../schema/data.ts";
import { readLogged } from "./read-logged.ts";
import { lackedBy, type LackingField } from "../../schema/translation-state.ts";

/** A record with incomplete English, and the texts that it lacks. */
export interface OpenRecord {
  collection: CollectionSlug;
  id: number;
  title: string;
  /** Whether visitors see it. */
  isLive: boolean;
  /** When its Chinese was changed last, and by whom. */
  changedAt: string;
  changedBy: string;
  fields: LackingField[];
}

/** How the English of a collection stands. */
export interface CollectionStates {
  complete: number;
  open: OpenRecord[];
}

/** How the English of all records stands, collection by collection in the order of the menu; of each its latest version counts. */
export async function readStates(payload: Payload): Promise<Map<CollectionSlug, CollectionStates>> {
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts);
  const logged = await readLogged(
    payload,
    collections.map(({ slug }) => slug),
  );
  const states = new Map<CollectionSlug, CollectionStates>();
  for (const { slug: name, admin } of collections) {
    const collection = name as CollectionSlug;
    const title = admin.useAsTitle ?? "id";
    const present = { latest: { equals: true }, "version.deletedAt": { exists: false } };
    const [{ totalDocs: complete }, { docs }] = await Promise.all([
      payload.db.countVersions({ collection, where: { ...present, "version.translation": { equals: "complete" } } }),
      payload.db.queryDrafts<{ id: number } & Data>({
        collection,
        where: { "version.deletedAt": { exists: false }, "version.translation": { not_equals: "complete" } },
        select: { parent: true, version: { [title]: true, translationLacks: true, _status: true, updatedAt: true } },
        limit: 0,
        pagination: false,
      }),
    ]);
    const open = docs.map((data): OpenRecord => {
      const { at = "", by = "" } = logged.get(`${collection}/${data.id}`) ?? {};
      const isLive = data["_status"] === "published";
      return {
        collection,
        id: data.id,
        title: titleOf(data[title], data.id),
        isLive,
        changedAt: at,
        changedBy: by,
        fields: lackedBy(data),
      };
    });
    states.set(collection, { complete, open });
  }
  return states;
}

function titleOf(value: unknown, id: number): string {
  const text = typeof value === "string" ? value : LANGUAGES.map((language) => inLocale(value, language)).find(Boolean);
  return typeof text === "string" && text ? text : `#${id}`;
}
