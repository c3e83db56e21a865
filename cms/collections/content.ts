import type { CollectionConfig, Field } from "payload";
import { publishedOrStaff } from "../access/published-or-staff.ts";
import { staff } from "../access/staff.ts";
import type { Bilingual } from "../fields/bilingual.ts";

interface ContentCollection {
  slug: string;
  group: Bilingual;
  singular: Bilingual;
  plural: Bilingual;
  /** The field that names a record in lists and links. */
  title: string;
  columns: string[];
  sort: string;
  fields: Field[];
}

/** Versions kept of each record. */
const VERSIONS_KEPT = 20;

/** A collection that staff writes and visitors read once it is published: drafts, versions and access included. */
export function content({ slug, group, singular, plural, title, columns, sort, fields }: ContentCollection): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    admin: { group, useAsTitle: title, defaultColumns: columns },
    defaultSort: sort,
    access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
    versions: { maxPerDoc: VERSIONS_KEPT, drafts: { autosave: false } },
    fields,
  };
}
