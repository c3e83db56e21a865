import type { Language } from "../languages.ts";

/** A name or a sentence in the two languages of the content. */
export type Bilingual = { zh: string; en: string };

/** A name of what is kept in records: in both, and in whatever other languages the site has. */
export type Name = Bilingual & Partial<Record<Language, string>>;

/** A vocabulary: its keys, which records keep, each with its name in both languages. The order is the one in which they are offered. */
export type Names<Key extends string = string> = Readonly<Record<Key, Name>>;

/** The keys of a vocabulary in its order, as schemas, options and lists want them. */
// Pages that use none of a vocabulary are not to carry it.
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<Key extends string>(names: Names<Key>): [Key, ...Key[]] {
  return Object.keys(names) as [Key, ...Key[]];
}
