import { type CollectionSlug, type PaginatedDocs, type Payload, type PayloadRequest, type Where, APIError, type Endpoint } from "payload";
import { CONTENT_KINDS, type ContentKind } from "#shared/content/index.ts";
import { contentLanguage, LANGUAGES } from "#shared/languages.ts";
import { isVocabulary, type Vocabulary } from "#shared/vocabulary/terms.ts";
import { vocabularyOf } from "../../fields/term.ts";
import { namedRecords, referencesOf } from "../../schema/references.ts";
import { kindOf } from "../../lib/kind-of.ts";
import { inLanguage } from "../../lib/i18n.ts";
import { readId } from "#shared/lib/whole-number.ts";

/** A record that links to another one. */
export interface Use {
  collection: CollectionSlug;
  id: number | string;
  /** Its title at the desk. */
  title: string;
}

/** Records of a page when searching rich text for links. */
const BATCH = 200;

type Id = number | string;

/**
 * The records that use a record: those whose published state or latest draft links to it, in either language. What is in
 * the trash uses nothing.
 */
export async function usesOf(payload: Payload, target: CollectionSlug, id: Id, req?: PayloadRequest): Promise<Use[]> {
  return (await usesOfEach(payload, target, [id], req)).get(id) ?? [];
}

/** The records that use each of several records of a collection, all found at once; see `usesOf`. */
export async function usesOfEach(payload: Payload, target: CollectionSlug, ids: Id[], req?: PayloadRequest): Promise<Map<Id, Use[]>> {
  const uses = new Map<Id, Use[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return uses;
  if (isVocabulary(target)) return usesOfTerms({ payload, req }, target, uses);
  for (const collection of CONTENT_KINDS) {
    const references = referencesOf(payload, collection, target);
    const paths = references.filter(({ inRichText }) => !inRichText).map(({ path }) => path);
    const texts = references.filter(({ inRichText }) => inRichText).map(({ path }) => path);
    // The used records, by the id of the using one.
    const used = new Map<Id, Set<Id>>();
    const { flattenedFields } = payload.collections[collection].config;
    const note = (doc: { id: Id }) => {
      for (const named of namedRecords(flattenedFields, doc)) {
        // A record's links to itself or its kind do not count.
        if (named.collection !== target || !uses.has(named.id) || (collection === target && named.id === doc.id)) continue;
        used.set(doc.id, (used.get(doc.id) ?? new Set()).add(named.id));
      }
    };
    if (paths.length > 0) await eachLinking({ payload, collection, req }, paths, ids, note);
    if (texts.length > 0) await eachWritten({ payload, collection, req }, texts, note);
    for (const { id, use } of await readTitles({ payload, collection, req }, [...used.keys()]))
      for (const name of used.get(id) ?? []) uses.get(name)?.push(use);
  }
  return uses;
}

/** The same for terms, which records name by their keys. */
async function usesOfTerms(
  { payload, req }: Omit<Place, "collection">,
  vocabulary: Vocabulary,
  uses: Map<Id, Use[]>,
): Promise<Map<Id, Use[]>> {
  const own = req && { req: sharing(req) };
  const { docs } = await payload.find({
    collection: vocabulary,
    where: { id: { in: [...uses.keys()] } },
    pagination: false,
    depth: 0,
    ...own,
    overrideAccess: true,
  });
  for (const collection of [...CONTENT_KINDS, "spec-rows"] as const) {
    const fields = payload.collections[collection].config.flattenedFields.filter((field) => vocabularyOf(field) === vocabulary);
    for (const { name } of fields)
      for (const { id, key } of docs) {
        const ids = new Set<Id>();
        for (const draft of [false, true]) {
          const where: Where = { [name]: { equals: key } };
          const users = await payload.find({
            collection,
            where,
            draft,
            depth: 0,
            pagination: false,
            select: {},
            ...own,
            overrideAccess: true,
          });
          for (const user of users.docs) ids.add(user.id);
        }
        const named = await readTitles({ payload, collection, req }, [...ids]);
        uses.get(id)?.push(...named.map(({ use }) => use));
      }
  }
  return uses;
}

interface Place {
  payload: Payload;
  collection: ContentKind | "spec-rows";
  req: PayloadRequest | undefined;
}

type Note = (doc: { id: Id }) => void;

/** Reads only the fields with links. */
function selecting(paths: string[]): never {
  return Object.fromEntries(paths.map((path) => [path.split(".")[0], true])) as never;
}

async function eachLinking({ payload, collection, req }: Place, paths: string[], ids: Id[], note: Note): Promise<void> {
  const where: Where = { or: paths.map((path) => ({ [path]: { in: ids } })) };
  for (const locale of LANGUAGES) {
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection,
        where,
        locale,
        draft,
        depth: 0,
        pagination: false,
        select: selecting(paths),
        ...(req && { req: sharing(req) }),
        overrideAccess: true,
      });
      for (const doc of docs) note(doc);
    }
  }
}

async function eachWritten({ payload, collection, req }: Place, paths: string[], note: Note): Promise<void> {
  for (const draft of [false, true]) {
    let page: number | null = 1;
    while (page !== null) {
      const result: PaginatedDocs<{ id: Id }> = await payload.find({
        collection,
        locale: "all",
        draft,
        depth: 0,
        limit: BATCH,
        page,
        sort: "id",
        select: selecting(paths),
        ...(req && { req: sharing(req) }),
        overrideAccess: true,
      });
      for (const doc of result.docs) note(doc);
      page = result.nextPage ?? null;
    }
  }
}

async function readTitles({ payload, collection, req }: Place, ids: Id[]): Promise<{ id: Id; use: Use }[]> {
  if (ids.length === 0) return [];
  const title = payload.collections[collection].config.admin.useAsTitle ?? "id";
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    // In the desk's language, or in Chinese where English is missing.
    locale: contentLanguage(req?.i18n.language ?? ""),
    ...(req && { req: sharing(req) }),
    overrideAccess: true,
  });
  return docs.map((doc) => ({
    id: doc.id,
    use: { collection, id: doc.id, title: String((doc as unknown as Record<string, unknown>)[title] ?? doc.id) },
  }));
}

/** Reads within the request's transaction, but in another language. */
function sharing(req: PayloadRequest): Partial<PayloadRequest> {
  return { ...(req.transactionID !== undefined && { transactionID: req.transactionID }) };
}

/** `GET /api/used-in/{collection}/{id}`: the records that use a record, for staff. */
export const usedIn: Endpoint = {
  path: "/used-in/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new APIError("Unauthorized", 401, null, true);
    const collection = String(req.routeParams?.["collection"]);
    const id = readId(req.routeParams?.["id"]);
    if (!Object.hasOwn(req.payload.collections, collection) || id === null) throw new APIError("Not found", 404, null, true);
    const uses = await usesOf(req.payload, collection as CollectionSlug, id, req);
    const kind = (used: CollectionSlug) => inLanguage(kindOf(req.payload, used, req.i18n), req.i18n.language);
    return Response.json({ uses: uses.map((use) => Object.assign(use, { kind: kind(use.collection) })) });
  },
};
