import { builtInTexts, layOver, type Texts } from "#app/i18n/locales/built-in.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { interfaceLanguage, isLanguage, type Language } from "#shared/languages.ts";
import { translateWith, type TextOverrides, type Translate } from "#app/i18n/texts.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { contentReader } from "./content/content-reader.server.ts";
import { typeset } from "./content/typeset.ts";

/** All texts of a language. */
export interface PublishedTexts {
  texts: Texts;
  /** The texts as `/locales/{lang}.json` sends them. */
  json: string;
  /** Changes with the texts; a browser that keeps the same ones need not wait for them. */
  version: string;
}

/** The texts of a language: the built-in ones with the editors' changes over them. */
export const loadTexts: (language: Language) => Promise<PublishedTexts> = cachedBy(async (language) =>
  toPublishedTexts(layOver(builtInTexts(language), await overridesFor(language))),
);

/** The built-in texts alone, for the page that says that nothing else could be read. */
export function plainTexts(language: Language): PublishedTexts {
  return toPublishedTexts(builtInTexts(language));
}

/** The translate function for loaders: titles, descriptions and messages made on the server. */
export async function translator(language: Language): Promise<Translate> {
  return translateWith((await loadTexts(language)).texts);
}

/** The editors' changes for the pages of a language: with those of the language that their interface is in, where it is another one. */
async function overridesFor(language: Language): Promise<TextOverrides> {
  const instead = interfaceLanguage(language);
  const [shared, own] = await Promise.all([
    instead !== language && isLanguage(instead) ? loadTextOverrides(instead) : {},
    loadTextOverrides(language),
  ]);
  return { ...shared, ...own };
}

async function loadTextOverrides(language: Language): Promise<TextOverrides> {
  const cms = await contentReader();
  const { entries } = await cms.findGlobal({ slug: "interface-texts", locale: language, fallbackLocale: false, depth: 0 });
  return Object.fromEntries((entries ?? []).flatMap(({ key, text }) => (text ? [[key, text]] : [])));
}

/** The texts that no page of the browser shows: of datasheets, and of what the search finds pages by. */
const FOR_SERVER: ReadonlySet<string> = new Set(["datasheet", "foundBy"]);

function toPublishedTexts(stored: Texts): PublishedTexts {
  const texts = typeset(stored);
  const json = JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([file]) => !FOR_SERVER.has(file))));
  return { texts, json, version: fingerprint(json) };
}
