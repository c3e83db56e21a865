import { inDeskLanguages, wordingIn, wordingOf, type DeskText } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Bilingual, Name } from "#shared/vocabulary/names.ts";
import { deskLanguage } from "./time.ts";

export type { Bilingual };

/** The text in the user's language of the desk: a name of the site's vocabulary as the site says it, or else as the desk does. */
export function inLanguage(text: Bilingual, language: string): string {
  return textIn(text, deskLanguage(language));
}

function textIn(text: Name, language: DeskLanguage): string {
  const word = nameIn(text, language);
  return word === text.en ? (wordingOf(text.en, language) ?? word) : word;
}

/** A name of the site's vocabulary in every language of the desk. */
export function deskText(name: Bilingual): DeskText {
  return inDeskLanguages((language) => textIn(name, language));
}

/** The options of a select: every value with its name in every language of the desk. */
export function optionsOf<Value extends string>(names: Readonly<Record<Value, Bilingual>>): { value: Value; label: DeskText }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: deskText(names[value]) }));
}

/** Names in a list. */
export function listOf(names: readonly (string | DeskText)[]): DeskText {
  return inDeskLanguages((language) =>
    names.map((name) => (typeof name === "string" ? name : name[language])).join(wordingIn(language)(", (in a list)")),
  );
}
