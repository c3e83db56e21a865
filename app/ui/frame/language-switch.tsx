import { HTML_LANG, LANGUAGE_NAME, type Language } from "#app/i18n/index.ts";

/**
 * A plain link to this page in the other language, named in that language. Search engines know that page by its own address.
 * @param href the whole address of the page in that language
 */
export function LanguageSwitch({ language, href }: { language: Language; href: string }) {
  return (
    <a className="language-switch" lang={HTML_LANG[language]} hrefLang={HTML_LANG[language]} href={href} rel="nofollow">
      {LANGUAGE_NAME[language]}
    </a>
  );
}
