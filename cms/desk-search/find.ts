import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from "payload";
import { CONTENT_LOCALES } from "../locales.ts";

/** Records of one kind that are offered. */
const EACH = 5;
/** Fields that people know records by. */
const KNOWN_BY = new Set([
  "name",
  "title",
  "question",
  "code",
  "model",
  "slug",
  "key",
  "mark",
  "number",
  "company",
  "email",
  "phone",
  "filename",
  "alt",
  "from",
  "to",
]);
/** What is no business of a search: the log, and what belongs to other records. */
const WITHOUT = new Set(["audit-log", "lead-notes", "notices", "imports"]);

/** A record that fits. */
export interface Hit {
  href: string;
  title: string;
  /** What kind of record it is. */
  kind: string;
}

/** Looks for words in the names, titles, codes and addresses of all records that whoever asks may read, in both languages. */
export async function findRecords(req: PayloadRequest, query: string): Promise<Hit[]> {
  const collections = req.payload.config.collections.filter(
    ({ slug, admin }) => !slug.startsWith("payload-") && !WITHOUT.has(slug) && !admin.hidden,
  );
  const found = await Promise.all(collections.map((collection) => findIn(req, collection, query)));
  return found.flat();
}

async function findIn(req: PayloadRequest, collection: SanitizedCollectionConfig, query: string): Promise<Hit[]> {
  const { payload, user, i18n } = req;
  const fields = collection.flattenedFields.filter(({ name, type }) => KNOWN_BY.has(name) && ["text", "email"].includes(type));
  const where: Where = { or: fields.map(({ name }) => ({ [name]: { like: query } })) };
  const hits = new Map<number | string, Hit>();
  for (const locale of CONTENT_LOCALES) {
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
    for (const doc of docs as unknown as ({ id: number } & Record<string, unknown>)[]) {
      if (hits.has(doc.id)) continue;
      const names = [collection.admin.useAsTitle, "code", "name", "company"].map((name) => (name ? doc[name] : undefined));
      const title = [...new Set(names.filter((name) => typeof name === "string" && name !== ""))].join(" · ");
      hits.set(doc.id, {
        href: `${payload.config.routes.admin}/collections/${collection.slug}/${doc.id}`,
        title: title || `#${doc.id}`,
        kind: getTranslation(collection.labels.singular, i18n),
      });
    }
  }
  return [...hits.values()].slice(0, EACH);
}
