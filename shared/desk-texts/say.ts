/**
 * The texts of the desk. Code names a text by its English wording; a file per language beside this one has the wordings. `en.json` has
 * those alone that differ from their key: where one English wording is two in another language, the key says more than the text.
 */
import { DESK_LANGUAGES, type DeskLanguage } from "../languages.ts";
import { fillPlaces } from "../lib/fill-places.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

/** The key of a text: its English wording, or the key of that in `en.json`. The Chinese file has every one. */
export type DeskKey = keyof typeof zh;
/** A text in every language of the desk, as Payload takes labels. */
export type DeskText = Readonly<Record<DeskLanguage, string>>;

/** The names of the places of a text. */
type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | Places<Rest>
  : never;
/** A text without places, as tables name it that browsers of visitors load as well: `sayAll` makes the texts. */
export type PlainKey = { [Key in DeskKey]: [Places<Key>] extends [never] ? Key : never }[DeskKey];
/** The values for the places of a text: no argument for a text without places. */
type Values<Key extends DeskKey, Value> = [Places<Key>] extends [never] ? [] : [values: Readonly<Record<Places<Key>, Value>>];

const WORDINGS: Readonly<Record<DeskLanguage, Readonly<Record<string, string>>>> = { zh, en, de };

/** The wording of a text, with its places: in English where the language has none. */
function wording(key: string, language: DeskLanguage): string {
  return WORDINGS[language][key] ?? en[key as keyof typeof en] ?? key;
}

/** Makes a value for each language of the desk. */
export function inDeskLanguages<Made>(make: (language: DeskLanguage) => Made): Readonly<Record<DeskLanguage, Made>> {
  return Object.fromEntries(DESK_LANGUAGES.map((language) => [language, make(language)])) as Record<DeskLanguage, Made>;
}

/** A text of the desk. @param values of its places: `say("Row {row}", { row })` */
export function say<Key extends DeskKey>(key: Key, ...[values]: Values<Key, string | number | DeskText>): DeskText {
  return inDeskLanguages((language) => {
    const text = wording(key, language);
    if (values === undefined) return text;
    const entries = Object.entries<string | number | DeskText>(values);
    return fillPlaces(
      text,
      Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "object" ? value[language] : value])),
    );
  });
}

/** The texts of a table of names. */
export function sayAll<Name extends string>(keys: Readonly<Record<Name, PlainKey>>): Readonly<Record<Name, DeskText>> {
  return Object.fromEntries(Object.entries<PlainKey>(keys).map(([name, key]) => [name, say(key)])) as Record<Name, DeskText>;
}

/** What says texts of the desk in one language. */
export type Say = <Key extends DeskKey>(key: Key, ...values: Values<Key, string | number>) => string;

/** Says texts in a language of the desk: `const say = sayIn(language)`. */
export function sayIn(language: DeskLanguage): Say {
  return (key, ...[values]) => (values === undefined ? wording(key, language) : fillPlaces(wording(key, language), values));
}

/** The wording of a text in a language of the desk, whose places `fillPlaces` fills in later. */
export function wordingIn(language: DeskLanguage): (key: DeskKey) => string {
  return (key) => wording(key, language);
}

/** The wording of an English name that code composes, such as one of a vocabulary; undefined where the desk has none. */
export function wordingOf(name: string, language: DeskLanguage): string | undefined {
  const wordings = WORDINGS[language];
  return Object.hasOwn(wordings, name) ? wordings[name] : undefined;
}
