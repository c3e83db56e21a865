import { HTML_LANG, isLanguage, LANGUAGES, type Language } from "#shared/languages.ts";

/**
 * The language in which to offer a page: the browser's first among those of the site, if it differs from the page's.
 * A browser with none of the site's languages gets an offer of English on Chinese pages.
 * @param preferred the browser's languages as BCP-47 tags, in its order of preference
 * @returns null without an offer
 */
export function offeredLanguage(preferred: readonly string[], current: Language): Language | null {
  const codes = preferred.map(primarySubtag);
  const supported = codes.flatMap(
    (code) => LANGUAGES.find((language) => [language, primarySubtag(HTML_LANG[language])].includes(code)) ?? [],
  )[0];
  if (supported) return supported === current ? null : supported;
  return current === "zh" && codes.length > 0 && isLanguage("en") ? "en" : null;
}

/** The language of a tag: `pt` of `pt-BR`; Norwegian is `no` in addresses and `nb` in browsers. */
function primarySubtag(tag: string): string {
  return tag.toLowerCase().split("-", 1)[0] ?? "";
}
