import { LANGUAGE_KEY, type Language } from "#shared/languages.ts";
import { localPath, sitePath } from "#app/i18n/index.ts";

/** A page of the site in a language, by an address that also stores the choice. */
export function languageAddress(language: Language, { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return `${localPath(sitePath(pathname), language)}${search}${search ? "&" : "?"}${LANGUAGE_KEY}=${language}${hash}`;
}
