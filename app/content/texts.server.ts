import { builtInTexts, layOver, type Texts } from "#app/i18n/built-in.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, type TextOverrides, type Translate } from "#app/i18n/texts.ts";
import { cachedByLanguage } from "./cache.server.ts";
import { getCms } from "#cms/index.ts";

/** The editors' changes to the built-in texts of a language. */
export const loadTextOverrides: (language: Language) => Promise<TextOverrides> = cachedByLanguage(async (language) => {
  const cms = await getCms();
  const { entries } = await cms.findGlobal({ slug: "interface-texts", locale: language, fallbackLocale: false, depth: 0 });
  return Object.fromEntries((entries ?? []).flatMap(({ key, text }) => (text ? [[key, text]] : [])));
});

/** All texts of a language, nested, as `/locales/{lang}.json` publishes them. */
export async function loadTexts(language: Language): Promise<Texts> {
  return layOver(builtInTexts(language), await loadTextOverrides(language));
}

/** The translate function for loaders: titles, descriptions and messages made on the server. */
export async function translator(language: Language): Promise<Translate> {
  return textsOf(language, await loadTextOverrides(language)).t;
}
