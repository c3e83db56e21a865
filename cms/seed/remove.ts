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
  /** Kept because somebody changed them, or because something that is kept uses them. */
  kept: Record<string, number>;
}

type Key = `${string}/${string}`;
interface Stored {
  id: number;
  updatedAt: string;
}

/**
 * Removes what was put in as a demonstration and is still as it was: not what anybody has changed, and not what changed or
 * own records use. The company, the claims and the texts of the interface are emptied if they are
 * untouched, and the first pages of one's own come as drafts where those of the demonstration are gone.
 * @throws Error when the database holds no demonstration that was written down
 */
export async function removeDemonstration(payload: Payload): Promise<Removal> {
  const demonstration = await demonstrationOf(payload);
  if (!demonstration) throw new Error("This database holds no demonstration content that was written down when it was put in.");
  const removable = await unchanged(payload, demonstration);
  await keepWhatIsUsed(payload, removable);
  const result: Removal = { removed: {}, kept: {} };
  for (const collection of DEMONSTRATED) {
    const ids = Object.keys(demonstration[collection] ?? {});
    const removableIds = ids.filter((id) => removable.has(`${collection}/${id}`));
    for (const id of removableIds)
      await payload.delete({ collection, id: Number(id), trash: true, context: { [REMOVING_TOGETHER]: true } });
    result.removed[collection] = removableIds.length;
    result.kept[collection] = ids.length - removableIds.length;
  }
  await emptyGlobals(payload, demonstration);
  await draftPages(payload, settings.company);
  await forgetDemonstration(payload);
  return result;
}

/** How many records of the demonstration are still as they were put in; null when there is none. */
export async function demonstrationLeft(payload: Payload): Promise<number | null> {
  const demonstration = await demonstrationOf(payload);
  return demonstration && (await unchanged(payload, demonstration)).size;
}

/** The demonstration's records that nobody has changed since. */
async function unchanged(payload: Payload, demonstration: Demonstration): Promise<Set<Key>> {
  const keys = new Set<Key>();
  for (const collection of DEMONSTRATED) {
    const demonstrationRows = demonstration[collection] ?? {};
    for (const { id, updatedAt } of await storedIn(payload, collection))
      if (demonstrationRows[id] === updatedAt) keys.add(`${collection}/${id}`);
  }
  return keys;
}

async function storedIn(payload: Payload, collection: DemonstratedCollection): Promise<Stored[]> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, trash: true, draft: true, select: { updatedAt: true } });
  return docs as unknown as Stored[];
}

/** Takes out of `removable` whatever a record that stays names, and what that names in turn. */
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
  if (globals["interface-texts"] === texts.updatedAt) await payload.updateGlobal({ slug: "interface-texts", data: { entries: [] } });
  if (globals["claims"] === claims.updatedAt) await payload.updateGlobal({ slug: "claims", data: { claims: [] } });
}

/** Writes down what the demonstration consists of, right after it was put in. */
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
    payload.findGlobal({ slug: "site", depth: 0 }),
    payload.findGlobal({ slug: "claims", depth: 0 }),
    payload.findGlobal({ slug: "interface-texts", depth: 0 }),
  ]);
}
