import { getTranslation } from "@payloadcms/translations";
import { type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig, type Where, Forbidden, type Endpoint } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { namedBy } from "../leads/intake/lead-reference.ts";
import { searchFields } from "./list-search-fields.ts";
import { titleOf } from "./title.ts";
import { collectionAddress } from "../lib/desk-address.ts";
import { MAX_QUERY_LENGTH } from "./query-limit.ts";

/** Records of one kind that are offered. */
const EACH = 5;
/** What is no business of a search: the log, and what belongs to other records. */
const WITHOUT = new Set(["audit-log", "lead-notes", "notices", "imports", "browser-reports"]);

/** A record that fits. */
export interface Hit {
  href: string;
  title: string;
  /** What kind of record it is. */
  kind: string;
}

/** A record that fits, as it is written now. */
interface RecordMatch {
  collection: string;
  doc: Doc;
  title: string;
  kind: string;
}

type Doc = { id: number } & Record<string, unknown>;

/** Looks for words in the names, titles, codes and addresses of all records that whoever asks may read, in both languages. */
export async function findRecords(req: PayloadRequest, query: string): Promise<Hit[]> {
  const collections = req.payload.config.collections.filter(
    ({ slug, admin: { hidden } }) =>
      !slug.startsWith("payload-") && !WITHOUT.has(slug) && !(typeof hidden === "function" ? hidden({ user: req.user as never }) : hidden),
  );
  const results = await Promise.all(collections.map((collection) => findIn(req, collection, query)));
  return results.flat().map(({ collection, doc, title, kind }) => ({ href: collectionAddress(collection, doc.id), title, kind }));
}

/**
 * The first records of a collection that fit: what is called exactly so, then what has the words in its names, each first in the language
 * of the desk. Of thousands of records more than are offered may have the words, in any order.
 */
export async function findIn(req: PayloadRequest, collection: SanitizedCollectionConfig, query: string): Promise<RecordMatch[]> {
  const { payload, user, i18n } = req;
  const fields = searchFields(collection);
  // Codes are in capitals and addresses are not, whoever types them.
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
      // What somebody may not read is nothing to find.
      .catch(() => ({ docs: [] }));
    for (const doc of docs as unknown as Doc[]) {
      const { slug, labels } = collection;
      if (!matches.has(doc.id))
        matches.set(doc.id, { collection: slug, doc, title: titleOf(collection, doc), kind: getTranslation(labels.singular, i18n) });
    }
  }
  return [...matches.values()].slice(0, EACH);
}

/** `GET /api/desk-search?q=words`: records of all kinds that fit, for staff. */
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
