/** The names of vocabularies in every possible language of the site. Not for browsers, because pages contain the names that they show. */
import { interfaceLanguage, type Language } from "../languages.ts";
import type { Name, Names } from "./names.ts";
import { de } from "./words/de.ts";
import { es } from "./words/es.ts";

/** Names by their English ones. */
const WORDS: Partial<Record<Language, Readonly<Record<string, string>>>> = { de, es };

/** A name in a language; without one there, in the interface's language, or in English. */
export function nameIn(name: Name, language: Language): string {
  const instead = interfaceLanguage(language);
  return name[language] ?? WORDS[language]?.[name.en] ?? name[instead] ?? WORDS[instead]?.[name.en] ?? name.en;
}

/** All names of a vocabulary in a language. */
export function namesIn<Key extends string>(names: Names<Key>, language: Language): Record<Key, string> {
  return Object.fromEntries(Object.entries<Name>(names).map(([key, name]) => [key, nameIn(name, language)])) as Record<Key, string>;
}
