import type { CollectionSlug, Payload, Where } from "payload";
import type { Data, Line } from "./data.ts";

/** A record as the database holds it: its latest version, in both languages. */
export interface Stored {
  id: number;
  data: Data;
}

interface Found {
  byName: Map<string, Stored>;
  /** Names of lines whose record is in the trash. */
  inTrash: Set<string>;
  /** Who has the values of columns that have each value once. */
  owners: Map<string, Map<string, { id: number; name: string }>>;
}

/** Finds the records that lines are about, and those that have a value which each may have once. */
export async function findStored(
  payload: Payload,
  collection: CollectionSlug,
  identity: string,
  unique: string[],
  lines: Line[],
): Promise<Found> {
  const values = (column: string) => [...new Set(lines.flatMap(({ cells }) => cells.get(column) || []))];
  const asIds =
    identity === "id"
      ? values("id")
          .filter((name) => /^[1-9]\d{0,8}$/.test(name))
          .map(Number)
      : null;
  const names = asIds ?? values(identity);
  const found: Found = { byName: new Map(), inTrash: new Set(), owners: new Map() };
  const docs = await latest(
    payload,
    collection,
    { [identity === "id" ? idColumn(payload, collection) : identity]: { in: names } },
    { limit: 0 },
  );
  for (const doc of docs) {
    const name = String(identity === "id" ? doc.id : doc.data[identity]);
    if (doc.data["deletedAt"]) found.inTrash.add(name);
    else found.byName.set(name, doc);
  }
  for (const column of unique.filter((one) => one !== "id" && one !== identity)) {
    const owners = new Map<string, { id: number; name: string }>();
    const { docs: having } = await payload.db.find<{ id: number } & Data>({
      collection,
      where: { [column]: { in: values(column) } },
      limit: 0,
      pagination: false,
      select: { [column]: true, ...(identity !== "id" && { [identity]: true }) },
    });
    for (const doc of having) owners.set(String(doc[column]), { id: doc.id, name: String(doc[identity]) });
    found.owners.set(column, owners);
  }
  return found;
}

/** The latest versions of records, drafts among them. */
export async function latest(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  { limit, page = 1, sort }: { limit: number; page?: number; sort?: string },
): Promise<Stored[]> {
  const { config } = payload.collections[collection];
  const query = { collection, limit, page, pagination: limit > 0, ...(sort && { sort }) };
  const { docs } = config.versions?.drafts
    ? await payload.db.queryDrafts<{ id: number } & Data>({ ...query, where: inVersions(where) })
    : await payload.db.find<{ id: number } & Data>({ ...query, where });
  return docs.map((data) => ({ id: data.id, data }));
}

/** Conditions on a record as conditions on its versions. */
function inVersions(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([field, condition]) => [field === "parent" ? field : `version.${field}`, condition]),
  ) as Where;
}

function idColumn(payload: Payload, collection: CollectionSlug): string {
  return payload.collections[collection].config.versions?.drafts ? "parent" : "id";
}
