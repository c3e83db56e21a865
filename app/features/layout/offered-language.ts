import { isLanguage, type Language } from "#shared/languages.ts";

/**
 * The language in which to offer a page: the browser's first among those of the site, if it differs from the page's.
 * A browser with none of the site's languages gets an offer of English on Chinese pages.
 * @param wanted the browser's languages as BCP-47 tags, in its order of preference
 * @returns null without an offer
 */
export function offeredLanguage(wanted: readonly string[], current: Language): Language | null {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-", 1)[0]);
  const supported = codes.find(isLanguage);
  if (supported) return supported === current ? null : supported;
  return current === "zh" && codes.length > 0 && isLanguage("en") ? "en" : null;
}
