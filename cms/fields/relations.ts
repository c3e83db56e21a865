import type { DeskText } from "#shared/desk-texts/say.ts";
import type { CollectionSlug, RelationshipField } from "payload";
import type { Bilingual } from "../lib/i18n.ts";
import { presentationOptions, type Presentation } from "./presentation.ts";

/** A link to one record of another collection. */
export function relation(
  name: string,
  label: DeskText,
  relationTo: CollectionSlug,
  { optional = false, ...rest }: Presentation & { optional?: boolean } = {},
): RelationshipField {
  return { type: "relationship", name, label, relationTo, required: !optional, index: true, admin: presentationOptions(rest) };
}

/** Links to any number of records of another collection, in the order given. */
export function relations(name: string, label: DeskText, relationTo: CollectionSlug, description?: Bilingual): RelationshipField {
  return { type: "relationship", name, label, relationTo, hasMany: true, admin: description ? { description } : {} };
}
