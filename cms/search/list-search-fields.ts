import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from "payload";
import { LANGUAGES } from "#shared/languages.ts";

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
/** What a list finds its records by besides: the words of a letter, whom a notice went to, who is named in the log. */
const IN_LISTS = new Set(["subject", "message", "note", "target", "userName", "tagline"]);
const WORDS = new Set(["text", "textarea", "email"]);

/** The fields of a collection that people know its records by. */
export function searchFields({ flattenedFields }: Pick<SanitizedCollectionConfig, "flattenedFields">): FlattenedField[] {
  return flattenedFields.filter(({ name, type }) => KNOWN_BY.has(name) && ["text", "email"].includes(type));
}

/** The paths that a list searches: each field in the language of the list, which names it beside the box, and then in every language. */
function searchedIn({ flattenedFields, admin }: SanitizedCollectionConfig): string[] {
  return flattenedFields
    .filter(({ name, type }) => (KNOWN_BY.has(name) || IN_LISTS.has(name) || name === admin.useAsTitle) && WORDS.has(type))
    .filter((field) => !("hidden" in field && field.hidden) && !("virtual" in field && field.virtual))
    .flatMap((field) =>
      "localized" in field && field.localized ? [field.name].concat(LANGUAGES.map((code) => `${field.name}.${code}`)) : [field.name],
    );
}

/** Has the search of every list find records by all that they are known by, in both languages. Payload asks for their titles alone, in one. */
export function searchAllNames(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const searched = searchedIn(collection);
    if (searched.length > 0) collection.admin.listSearchableFields = searched;
  }
  return config;
}
