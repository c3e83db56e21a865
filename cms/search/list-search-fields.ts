import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from "payload";
import { LANGUAGES } from "#shared/languages.ts";

/** Fields by which people know records. */
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
/** Additional search fields of some lists: the text of a letter, the recipient of a notice, the author in the audit log. */
const IN_LISTS = new Set(["subject", "message", "note", "target", "userName", "tagline"]);
const WORDS = new Set(["text", "textarea", "email"]);

/** The fields of a collection by which people know its records. */
export function searchFields({ flattenedFields }: Pick<SanitizedCollectionConfig, "flattenedFields">): FlattenedField[] {
  return flattenedFields.filter(({ name, type }) => KNOWN_BY.has(name) && ["text", "email"].includes(type));
}

/** The paths that a list searches: each field in the list's language, which names it beside the input, and then in every language. */
function searchedIn({ flattenedFields, admin }: SanitizedCollectionConfig): string[] {
  return flattenedFields
    .filter(({ name, type }) => (KNOWN_BY.has(name) || IN_LISTS.has(name) || name === admin.useAsTitle) && WORDS.has(type))
    .filter((field) => !("hidden" in field && field.hidden) && !("virtual" in field && field.virtual))
    .flatMap((field) =>
      "localized" in field && field.localized ? [field.name].concat(LANGUAGES.map((code) => `${field.name}.${code}`)) : [field.name],
    );
}

/** Makes the search of every list use all these fields, in both languages. Payload searches only titles, in one language. */
export function searchAllNames(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const searched = searchedIn(collection);
    if (searched.length > 0) collection.admin.listSearchableFields = searched;
  }
  return config;
}
