import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from "payload";
import { execute } from "../../db/raw-sql.ts";
import { queuedFields, type JobQueue } from "../../jobs/job-queue.ts";
import { wake } from "../../jobs/wake.ts";
import { log } from "../../lib/log/index.ts";
import { afterCommit } from "../../payload-patches/transactions.ts";
import type { Data } from "../../schema/data.ts";
import { checkRecord } from "./check-record.ts";

const COLLECTION = "consistency-checks";
const SECOND = 1000;

const queueSaved: CollectionAfterChangeHook = ({ collection, doc, req }) => queueCheck(collection.slug, (doc as { id: number }).id, req);
const queueDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) => queueCheck(collection.slug, Number(id), req);

/** A collection whose published records are checked after each save; those that name a product, after each save of it as well. */
export function withConsistencyCheck(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  return { ...collection, hooks: { ...hooks, afterChange: [...afterChange, queueSaved], afterDelete: [...afterDelete, queueDeleted] } };
}

async function queueCheck(target: string, record: number, req: PayloadRequest): Promise<void> {
  const key = `${target}/${record}`;
  const data = { key, target, record, spreads: target === "products", ...queuedFields() };
  await req.payload.db.upsert({ collection: COLLECTION, where: { key: { equals: key } }, data, req, returning: false });
  afterCommit(req, wake);
}

/** Checks records one after the other, as visitors see them. Unpublished records have no contradictions. */
export const consistencyQueue: JobQueue = {
  collection: COLLECTION,
  pauses: [5 * SECOND, 60 * SECOND],
  run: async (cms, { id }) => {
    const check = await cms.findByID({ collection: COLLECTION, id, depth: 0, overrideAccess: true });
    const record = await findPublished(cms, check.target as CollectionSlug, check.record);
    const { mentions, contradictions } = record
      ? await checkRecord(cms, check.target as CollectionSlug, record, check.record)
      : { mentions: [], contradictions: [] };
    // By its earlier code too, if it has had another one.
    if (check.spreads) await queueMentioning(cms, id, new Set([...mentions.slice(0, 1), ...asCodes(check.mentions).slice(0, 1)]));
    if (!record) await cms.delete({ collection: COLLECTION, id, overrideAccess: true });
    return { mentions: asText(mentions), found: contradictions, open: contradictions.length, spreads: false };
  },
  failed: async (_cms, { id }, error) => {
    log.error({ err: error, check: id }, "A record could not be checked against the products that it names");
    return {};
  },
};

async function findPublished({ db, collections }: Payload, collection: CollectionSlug, id: number): Promise<Data | null> {
  if (!collections[collection]) return null;
  const record = await db.findOne<Data & { id: number }>({ collection, where: { id: { equals: id } } });
  return record && record["_status"] !== "draft" && !record["deletedAt"] ? record : null;
}

async function queueMentioning({ db }: Payload, self: number, codes: ReadonlySet<string>): Promise<void> {
  for (const code of codes) {
    const where: Where = { mentions: { contains: asText([code]) }, id: { not_equals: self } };
    const { docs } = await db.find<{ id: number }>({ collection: COLLECTION, where, pagination: false, select: { key: true } });
    if (docs.length === 0) continue;
    const ids = docs.map(({ id }) => Number(id)).join(", ");
    const { nextAt } = queuedFields();
    await execute(db, `update consistency_checks set attempts = 0, next_at = '${nextAt}', taken_until = null where id in (${ids})`);
  }
}

function asText(codes: readonly string[]): string {
  return codes.map((code) => `|${code}|`).join("");
}

function asCodes(text: string | null | undefined): string[] {
  return (text ?? "").split("|").filter(Boolean);
}
