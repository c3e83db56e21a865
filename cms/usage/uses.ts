import type { CollectionSlug, PaginatedDocs, Payload, PayloadRequest, TypedLocale, Where } from "payload";
import { namesRecord, referencesOf } from "./references.ts";

/** The collections whose records visitors see; a link from any of them counts as use. */
export const SHOWN = [
  "products",
  "series",
  "accessories",
  "solutions",
  "articles",
  "downloads",
  "videos",
  "testimonials",
  "banners",
  "faqs",
  "services",
  "brands",
  "inventions",
  "marks",
] as const satisfies CollectionSlug[];

/** A record that links to another one. */
export interface Use {
  collection: CollectionSlug;
  id: number | string;
  /** What the desk calls it. */
  title: string;
}

const LOCALES = ["zh", "en"] as const satisfies TypedLocale[];
/** Records that are looked through at a time for links inside their rich text. */
const BATCH = 200;

/**
 * The records that use a record: those whose published state or latest draft links to it, in either language. What is in
 * the trash uses nothing.
 */
export async function usesOf(payload: Payload, target: CollectionSlug, id: number | string, req?: PayloadRequest): Promise<Use[]> {
  const uses: Use[] = [];
  for (const collection of SHOWN) {
    const references = referencesOf(payload, collection, target);
    const paths = references.filter(({ inRichText }) => !inRichText).map(({ path }) => path);
    const texts = references.filter(({ inRichText }) => inRichText).map(({ path }) => path);
    const ids = new Set<number | string>();
    if (paths.length > 0) await addLinked({ payload, collection, req }, paths, id, ids);
    if (texts.length > 0) await addWritten({ payload, collection, req }, texts, { target, id }, ids);
    // A record may link to itself or to its kind; it is no reason to keep itself.
    if (collection === target) ids.delete(id);
    uses.push(...(await titled({ payload, collection, req }, [...ids])));
  }
  return uses;
}

interface Place {
  payload: Payload;
  collection: (typeof SHOWN)[number];
  req: PayloadRequest | undefined;
}

async function addLinked({ payload, collection, req }: Place, paths: string[], id: number | string, ids: Set<number | string>) {
  const where: Where = { or: paths.map((path) => ({ [path]: { in: [id] } })) };
  for (const locale of LOCALES) {
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection,
        where,
        locale,
        draft,
        depth: 0,
        pagination: false,
        select: {},
        ...(req && { req: sharing(req) }),
      });
      for (const doc of docs) ids.add(doc.id);
    }
  }
}

async function addWritten(
  { payload, collection, req }: Place,
  paths: string[],
  { target, id }: { target: CollectionSlug; id: number | string },
  ids: Set<number | string>,
) {
  const select = Object.fromEntries(paths.map((path) => [path, true]));
  for (const draft of [false, true]) {
    let page: number | null = 1;
    while (page !== null) {
      const found: PaginatedDocs<{ id: number | string }> = await payload.find({
        collection,
        locale: "all",
        draft,
        depth: 0,
        limit: BATCH,
        page,
        sort: "id",
        select: select as never,
        ...(req && { req: sharing(req) }),
      });
      for (const doc of found.docs) if (namesRecord(doc, target, id)) ids.add(doc.id);
      page = found.nextPage ?? null;
    }
  }
}

async function titled({ payload, collection, req }: Place, ids: (number | string)[]): Promise<Use[]> {
  if (ids.length === 0) return [];
  const title = payload.collections[collection].config.admin.useAsTitle ?? "id";
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    ...(req && { req: sharing(req) }),
  });
  return docs.map((doc) => ({ collection, id: doc.id, title: String((doc as unknown as Record<string, unknown>)[title] ?? doc.id) }));
}

/** Reading within the request's transaction, but in a language of its own. */
function sharing(req: PayloadRequest): Partial<PayloadRequest> {
  return { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) };
}
