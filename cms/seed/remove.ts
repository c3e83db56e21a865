import type { FlattenedField, Payload } from "payload";
import { REMOVING_TOGETHER } from "../publishing/trash.ts";
import { namedRecords } from "../schema/references.ts";
import { draftPages, nameCompany } from "./own-company.ts";
import { settings } from "../config/settings.ts";
import { DEMONSTRATED, type DemonstratedCollection } from "./demonstrated.ts";
import { demonstrationOf, forgetDemonstration, type Demonstration } from "./state.ts";

/** Numbers of records by collection. */
export interface Removal {
  removed: Record<string, number>;
  /** Kept because somebody has changed them, or because a kept record uses them. */
  retained: Record<string, number>;
}

type Key = `${string}/${string}`;
interface Stored {
  id: number;
  updatedAt: string;
}

/**
 * Removes the unchanged records of the demonstration, except those that changed or own records use. Empties the company, the claims and the
 * interface texts if they are unchanged, and adds drafts of the site's own first pages instead of the demonstration's.
 * @throws Error for a database without a recorded demonstration
 */
export async function removeDemonstration(payload: Payload): Promise<Removal> {
  const demonstration = await demonstrationOf(payload);
  if (!demonstration) throw new Error("This database holds no demonstration content that was written down when it was put in.");
  const removable = await findUnchanged(payload, demonstration);
  await keepWhatIsUsed(payload, removable);
  const result: Removal = { removed: {}, retained: {} };
  for (const collection of DEMONSTRATED) {
    const ids = Object.keys(demonstration[collection] ?? {});
    const removableIds = ids.filter((id) => removable.has(`${collection}/${id}`));
    for (const id of removableIds)
      await payload.delete({ collection, id: Number(id), trash: true, context: { [REMOVING_TOGETHER]: true }, overrideAccess: true });
    result.removed[collection] = removableIds.length;
    result.retained[collection] = ids.length - removableIds.length;
  }
  await emptyGlobals(payload, demonstration);
  await draftPages(payload, settings.company);
  await forgetDemonstration(payload);
  return result;
}

/** The number of unchanged records of the demonstration; null without a demonstration. */
export async function demonstrationLeft(payload: Payload): Promise<number | null> {
  const demonstration = await demonstrationOf(payload);
  return demonstration && (await findUnchanged(payload, demonstration)).size;
}

/** The unchanged records of the demonstration. */
async function findUnchanged(payload: Payload, demonstration: Demonstration): Promise<Set<Key>> {
  const keys = new Set<Key>();
  for (const collection of DEMONSTRATED) {
    const demonstrationRows = demonstration[collection] ?? {};
    for (const { id, updatedAt } of await storedIn(payload, collection))
      if (demonstrationRows[id] === updatedAt) keys.add(`${collection}/${id}`);
  }
  return keys;
}

async function storedIn(payload: Payload, collection: DemonstratedCollection): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    trash: true,
    draft: true,
    select: { updatedAt: true },
    overrideAccess: true,
  });
  return docs as unknown as Stored[];
}

/** Excludes from `removable` the records that a remaining record refers to, and recursively those that they refer to. */
async function keepWhatIsUsed(payload: Payload, removable: Set<Key>): Promise<void> {
  const staying: { collection: DemonstratedCollection; id: number }[] = [];
  for (const collection of DEMONSTRATED) {
    for (const { id } of await storedIn(payload, collection)) if (!removable.has(`${collection}/${id}`)) staying.push({ collection, id });
  }
  for (let next = staying.pop(); next; next = staying.pop()) {
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection: next.collection,
        where: { id: { equals: next.id } },
        locale: "all",
        depth: 0,
        draft,
        trash: true,
        overrideAccess: true,
      });
      const fields: FlattenedField[] = payload.collections[next.collection].config.flattenedFields;
      for (const { collection, id } of docs.flatMap((doc) => namedRecords(fields, doc))) {
        if (removable.delete(`${collection}/${id}`)) staying.push({ collection: collection as DemonstratedCollection, id: Number(id) });
      }
    }
  }
}

async function emptyGlobals(payload: Payload, { globals = {} }: Demonstration): Promise<void> {
  const [site, claims, texts] = await readGlobals(payload);
  if (globals["site"] === site.updatedAt) await nameCompany(payload, settings.company);
  if (globals["interface-texts"] === texts.updatedAt)
    await payload.updateGlobal({ slug: "interface-texts", data: { entries: [] }, overrideAccess: true });
  if (globals["claims"] === claims.updatedAt) await payload.updateGlobal({ slug: "claims", data: { claims: [] }, overrideAccess: true });
}

/** Records the demonstration's content, right after the seeding. */
export async function describeDemonstration(payload: Payload): Promise<Demonstration> {
  const demonstration: Demonstration = {};
  for (const collection of DEMONSTRATED) {
    const stored = await storedIn(payload, collection);
    demonstration[collection] = Object.fromEntries(stored.map(({ id, updatedAt }) => [id, updatedAt]));
  }
  const [site, claims, texts] = await readGlobals(payload);
  demonstration["globals"] = { site: site.updatedAt ?? "", claims: claims.updatedAt ?? "", "interface-texts": texts.updatedAt ?? "" };
  return demonstration;
}

function readGlobals(payload: Payload) {
  return Promise.all([
    payload.findGlobal({ slug: "site", depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: "claims", depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: "interface-texts", depth: 0, overrideAccess: true }),
  ]);
}
