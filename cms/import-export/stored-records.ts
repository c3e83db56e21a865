import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import type { Data, Line } from "../schema/data.ts";

/** A record in the database: its latest version, in both languages. */
export interface Stored {
  id: number;
  data: Data;
}

interface StoredRecords {
  byName: Map<string, Stored>;
  /** Names of lines whose record is in the trash. */
  inTrash: Set<string>;
  /** The records with the values of unique columns. */
  owners: Map<string, Map<string, { id: number; name: string }>>;
}

/**
 * Finds the records of lines, and those with the values of unique columns.
 * @param req the request with the transaction, if any
 */
export async function findStored(
  payload: Payload,
  collection: CollectionSlug,
  identity: string,
  unique: string[],
  lines: Line[],
  req?: PayloadRequest,
): Promise<StoredRecords> {
  const values = (column: string) => [...new Set(lines.flatMap(({ cells }) => cells.get(column) || []))];
  const asIds =
    identity === "id"
      ? values("id")
          .filter((name) => /^[1-9]\d{0,8}$/.test(name))
          .map(Number)
      : null;
  const names = asIds ?? values(identity);
  const records: StoredRecords = { byName: new Map(), inTrash: new Set(), owners: new Map() };
  const docs = await latest(
    payload,
    collection,
    { [identity === "id" ? idColumn(payload, collection) : identity]: { in: names } },
    { limit: 0, req },
  );
  for (const doc of docs) {
    const name = String(identity === "id" ? doc.id : doc.data[identity]);
    if (doc.data["deletedAt"]) records.inTrash.add(name);
    else records.byName.set(name, doc);
  }
  for (const column of unique.filter((one) => one !== "id" && one !== identity)) {
    const owners = new Map<string, { id: number; name: string }>();
    const { docs: having } = await payload.db.find<{ id: number } & Data>({
      collection,
      where: { [column]: { in: values(column) } },
      limit: 0,
      pagination: false,
      select: { [column]: true, ...(identity !== "id" && { [identity]: true }) },
      ...(req && { req }),
    });
    for (const doc of having) owners.set(String(doc[column]), { id: doc.id, name: String(doc[identity]) });
    records.owners.set(column, owners);
  }
  return records;
}

/** The records that have been changed or deleted since they were read. */
export async function changedSince(
  payload: Payload,
  collection: CollectionSlug,
  read: Stored[],
  req: PayloadRequest,
): Promise<Set<number>> {
  const ids = read.map(({ id }) => id);
  const now = await latest(
    payload,
    collection,
    { [idColumn(payload, collection)]: { in: ids } },
    { limit: 0, select: { updatedAt: true }, req },
  );
  const times = new Map(now.map(({ id, data }) => [id, timeOf(data)]));
  return new Set(ids.filter((id, index) => times.get(id) !== timeOf(read[index]?.data ?? {})));
}

/** The time of a record's last change, which the databases write in different formats. */
function timeOf({ updatedAt }: Data): number {
  return Date.parse(String(updatedAt));
}

interface Reading {
  limit: number;
  page?: number;
  sort?: string;
  select?: Record<string, true>;
  /** The transaction to read in, if any. */
  req?: PayloadRequest | undefined;
}

/** The latest versions of records, including drafts. */
export async function latest(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  { limit, page = 1, sort, select, req }: Reading,
): Promise<Stored[]> {
  const { config } = payload.collections[collection];
  const query = { collection, limit, page, pagination: limit > 0, ...(sort && { sort }), ...(req && { req }) };
  const { docs } = config.versions?.drafts
    ? await payload.db.queryDrafts<{ id: number } & Data>({
        ...query,
        where: inVersions(where),
        ...(select && { select: { parent: true, version: select } }),
      })
    : await payload.db.find<{ id: number } & Data>({ ...query, where, ...(select && { select }) });
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
