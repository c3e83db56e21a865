import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { provideBuiltInTexts, textsForPages, type Texts } from "#app/i18n/locales/built-in.ts";
import { provideSiteTexts } from "#cms/interface-texts/site-texts.ts";
import { log } from "#cms/lib/log/index.ts";
import { textsMissing } from "#cms/lib/metrics.ts";
import { interfaceLanguage, KNOWN_LANGUAGES, LANGUAGES, type Language } from "#shared/languages.ts";

const FOLDER = path.resolve("app/i18n/locales");

/**
 * Loads the site's built-in texts into this process: for the content system, which compares editors' changes with them, and for answers
 * while the site itself fails. Logs how many texts a language lacks, and in which language they appear.
 */
export function provideServerTexts(): void {
  const english = readTexts("en");
  const textsByLanguage = KNOWN_LANGUAGES.map((language) => [language, textsForPages(language, readTexts, english)] as const);
  for (const [language, { texts, missing }] of textsByLanguage) {
    if (!LANGUAGES.includes(language)) continue;
    provideBuiltInTexts(language, texts);
    textsMissing.set({ language }, missing.length);
    const shownIn = language === interfaceLanguage(language) ? "en" : interfaceLanguage(language);
    if (missing.length > 0)
      log.warn({ language, missing: missing.length, shownIn }, "Texts are shown in another language, for want of a translation");
  }
  provideSiteTexts(Object.fromEntries(textsByLanguage.map(([language, { texts }]) => [language, texts])) as Record<Language, Texts>);
}

/** The texts of a language as its folder has them, a file for each part of the site; none where there is no folder. */
function readTexts(language: Language): Texts {
  const folder = path.join(FOLDER, language);
  const files = readdirSync(FOLDER).includes(language) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -".json".length), JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Texts]),
  );
}
