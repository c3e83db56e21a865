import { createInstance, type i18n, type TFunction } from "i18next";
import { builtInTexts, layOver } from "./built-in.ts";
import type { Language } from "./languages.ts";

/** Editors' changes to the built-in texts: dotted key to text. */
export type TextOverrides = Record<string, string>;

const instances = new Map<Language, { overrides: string; instance: i18n }>();

/**
 * The i18next instance of a language with the editors' changes laid over it. Made once per language and set of changes.
 */
export function textsOf(language: Language, overrides: TextOverrides): i18n {
  const key = JSON.stringify(overrides);
  const known = instances.get(language);
  if (known?.overrides === key) return known.instance;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: layOver(builtInTexts(language), overrides) } },
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    returnNull: false,
    // Texts that come later (fetched, or stored in the browser) show at once.
    react: { bindI18nStore: "added", useSuspense: false },
  });
  instances.set(language, { overrides: key, instance });
  return instance;
}

export type Translate = TFunction;
