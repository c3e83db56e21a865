import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";
import { provideSiteTexts } from "#cms/interface-texts/site-texts.ts";

/** Lets the content system of this process know the site's built-in texts. */
export function knowSiteTexts(): void {
  provideSiteTexts({ zh, en });
}
