import { getTranslation } from "@payloadcms/translations";
import { type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig, type Where, Forbidden, type Endpoint } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { namedBy } from "../leads/intake/lead-reference.ts";
import { searchFields } from "./list-search-fields.ts";
import { titleOf } from "./title.ts";
import { collectionAddress } from "../lib/desk-address.ts";
import { MAX_QUERY_LENGTH } from "./query-limit.ts";

/** Records of one kind in the results. */
const EACH = 5;
/** Collections without results: the audit log, and parts of other records. */
const WITHOUT = new Set(["audit-log", "lead-notes", "notices", "imports", "browser-reports"]);

/** A matching record. */
export interface Hit {
  href: string;
  title: string;
  /** The kind of the record. */
  kind: string;
}

/** A matching record with its text. */
interface RecordMatch {
  collection: string;
  doc: Doc;
  title: string;
  kind: string;
}

type Doc = { id: number } & Record<string, unknown>;

/** Searches the names, titles, codes and addresses of all records that the user may read, in both languages. */
export async function findRecords(req: PayloadRequest, query: string): Promise<Hit[]> {
  const collections = req.payload.config.collections.filter(
    ({ slug, admin: { hidden } }) =>
      !slug.startsWith("payload-") && !WITHOUT.has(slug) && !(typeof hidden === "function" ? hidden({ user: req.user as never }) : hidden),
  );
  const results = await Promise.all(collections.map((collection) => findIn(req, collection, query)));
  return results.flat().map(({ collection, doc, title, kind }) => ({ href: collectionAddress(collection, doc.id), title, kind }));
}

/**
 * The first matching records of a collection: exact matches first, then those with the words in their names, each first in the desk's
 * language. Of thousands of records more than the limit may match, in any order.
 */
export async function findIn(req: PayloadRequest, collection: SanitizedCollectionConfig, query: string): Promise<RecordMatch[]> {
  const { payload, user, i18n } = req;
  const fields = searchFields(collection);
  // Codes are upper case and slugs lower case, whatever the query's case.
  const spellings = [query, query.toUpperCase(), query.toLowerCase()];
  const exactly: Where[] = fields.map(({ name }) => ({ [name]: { in: spellings } }));
  const words: Where[] = fields.map(({ name }) => ({ [name]: { like: query } }));
  const idPart = collection.flattenedFields.some(({ name }) => name === "submissionId") ? namedBy(query) : null;
  if (idPart) words.push({ submissionId: { like: idPart } });
  const locales = LANGUAGES.toSorted((one, other) => Number(other === i18n.language) - Number(one === i18n.language));
  const matches = new Map<number | string, RecordMatch>();
  const queries = [exactly, words].filter((or) => or.length > 0).flatMap((or) => locales.map((locale) => ({ where: { or }, locale })));
  for (const { where, locale } of queries) {
    if (matches.size >= EACH) break;
    const { docs } = await payload
      .find({
        collection: collection.slug as CollectionSlug,
        where,
        locale,
        limit: EACH,
        depth: 0,
        draft: true,
        pagination: false,
        overrideAccess: false,
        user,
      })
      // Records without read permission do not match.
      .catch(() => ({ docs: [] }));
    for (const doc of docs as unknown as Doc[]) {
      const { slug, labels } = collection;
      if (!matches.has(doc.id))
        matches.set(doc.id, { collection: slug, doc, title: titleOf(collection, doc), kind: getTranslation(labels.singular, i18n) });
    }
  }
  return [...matches.values()].slice(0, EACH);
}

/** `GET /api/desk-search?q=words`: matching records of all kinds, for staff. */
export const deskSearch: Endpoint = {
  path: "/desk-search",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const { q } = req.query;
    const query = typeof q === "string" ? q.trim().slice(0, MAX_QUERY_LENGTH) : "";
    return Response.json({ hits: query === "" ? [] : await findRecords(req, query) });
  },
};
