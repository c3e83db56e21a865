import { HTML_LANG, LANGUAGE_NAME, type Language } from "#app/i18n/index.ts";

/**
 * A plain link to this page in the other language, named in that language.
 * @param href the whole address of the page in that language
 * @param onChoose called before the browser follows the link
 */
export function LanguageSwitch({ language, href, onChoose }: { language: Language; href: string; onChoose?: () => void }) {
  return (
    <a className="language-switch" lang={HTML_LANG[language]} hrefLang={HTML_LANG[language]} href={href} onClick={onChoose}>
      {LANGUAGE_NAME[language]}
    </a>
  );
}
