import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, NotFound, type CollectionSlug, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { can } from "../../access/permissions.ts";
import { emitStored } from "../../cache/emit-changes.ts";
import { takeAdvisoryLock } from "../../db/advisory-lock.ts";
import { execute } from "../../db/raw-sql.ts";
import { updateSilently } from "../../db/update-silently.ts";
import { record } from "../../lib/audit-record.ts";
import { refusal } from "../../lib/refusal.ts";
import { withinTransaction } from "../../payload-patches/transactions.ts";
import { renumbered, type Placed } from "./renumbered.ts";
import { idInAddress } from "../../lib/id-in-address.ts";

/** Records that one move may renumber. */
const MAX_RECORDS = 500;

const WRONG = say("Say before or after which record it goes.");
const TOO_MANY = say("More than {maxRecords} records would get another number. Write a number for this one.", { maxRecords: MAX_RECORDS });

const sent = z.union([z.strictObject({ before: z.int().positive() }), z.strictObject({ after: z.int().positive() })]);

/**
 * `POST /api/<slug>/:id/move` with `{ before: id }` or `{ after: id }`: puts a record elsewhere in its list. The place is not what a record
 * says: it is written into what is published and into the newest version alike, and no draft is published by it.
 * @param hasVersions whether records of the collection have versions
 */
export function moveEndpoint(slug: string, { hasVersions }: { hasVersions: boolean }): Endpoint {
  return {
    path: "/:id/move",
    method: "post",
    handler: async (req) => {
      if (!can(req, "content.write")) throw new Forbidden(req.t);
      const read = sent.safeParse(await req.json?.().catch(() => null));
      if (!read.success) throw refusal(WRONG, req);
      const id = idInAddress(req);
      const changed = await withinTransaction(req, async () => {
        await takeAdvisoryLock(`order of ${slug}`, req);
        const rows = await rowsOf(slug as CollectionSlug, req, hasVersions);
        const order = renumbered(rows, id, read.data);
        if (!order) throw new NotFound(req.t);
        if (order.length > MAX_RECORDS) throw refusal(TOO_MANY, req, 422);
        await store(slug as CollectionSlug, order, req, hasVersions);
        const before = rows.find((row) => row.id === id)?.order;
        const [first] = order;
        if (first) await record(req, { action: "update", record: slug, id, changes: [{ field: "order", before, after: first.order }] });
        return order;
      });
      return Response.json({ changed });
    },
  };
}

/** All records in the order of the desk's list. */
async function rowsOf(collection: CollectionSlug, req: PayloadRequest, draft: boolean): Promise<Placed[]> {
  const { docs } = await req.payload.find({ collection, draft, sort: "order", pagination: false, depth: 0, req, overrideAccess: true });
  return (docs as unknown as Placed[]).map(({ id, order }) => ({ id, order }));
}

async function store(collection: CollectionSlug, rows: Placed[], req: PayloadRequest, hasVersions: boolean): Promise<void> {
  for (const { id, order } of rows) {
    await updateSilently(req.payload, { collection, id }, { order }, req);
    if (!hasVersions) continue;
    const versions = `_${collection.replaceAll("-", "_")}_v`;
    await execute(req.payload.db, `update "${versions}" set "version_order" = ${order} where "parent_id" = ${id} and "latest" = true`, req);
  }
  await emitStored(
    collection,
    rows.map(({ id }) => id),
    req,
  );
}
