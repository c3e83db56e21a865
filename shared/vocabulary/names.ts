import type { Language } from "../languages.ts";

/** A name or a sentence in the two languages of the content. */
export type Bilingual = { zh: string; en: string };

/** A name in records: in both languages, and in the site's others. */
export type Name = Bilingual & Partial<Record<Language, string>>;

/** A vocabulary: its keys, which records store, with their names in both languages, in the order of choices. */
export type Names<Key extends string = string> = Readonly<Record<Key, Name>>;

/** The keys of a vocabulary in its order, for schemas, options and lists. */
// The bundle of a page without a vocabulary must not contain it.
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(names) as [Key, ...Key[]];
}
