import { provideBuiltInTexts } from "#app/i18n/locales/built-in.ts";
import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";

/** Gives this process the texts of the site in both languages, as the server's entry does. */
export function provideBothTexts(): void {
  provideBuiltInTexts("zh", zh);
  provideBuiltInTexts("en", en);
}
