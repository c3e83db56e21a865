import type { MouseEvent } from "react";
import { HTML_LANG, LANGUAGE_NAME, type Language } from "#app/i18n/index.ts";

/**
 * A plain link to this page in the other language, named in that language. Search engines know that page by its own address. It takes the
 * place of this page in the history: the step back would lead to this one, from which the language that was chosen leads on again.
 * @param href the whole address of the page in that language
 * @param hrefNow the same at the moment of a click: the browser's address is newer than the page while React draws what a navigation brought
 */
export function LanguageSwitch({ language, href, hrefNow }: { language: Language; href: string; hrefNow?: () => string }) {
  function replace(event: MouseEvent<HTMLAnchorElement>) {
    if (hrefNow) event.currentTarget.href = hrefNow();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.location.replace(event.currentTarget.href);
  }
  return (
    <a className="language-switch" lang={HTML_LANG[language]} hrefLang={HTML_LANG[language]} href={href} rel="nofollow" onClick={replace}>
      {LANGUAGE_NAME[language]}
    </a>
  );
}
