import type { MouseEvent } from "react";
import { Icon } from "../basics/icon.tsx";
import { HTML_LANG, LANGUAGE_NAME, type Language } from "#app/i18n/index.ts";

interface LanguageSwitchProps {
  language: Language;
  /** The whole address of the page in that language. */
  href: string;
  /** The same at the moment of a click: the browser's address is newer than the page while React renders a navigation. */
  hrefNow: () => string;
}

/**
 * A plain link to this page in another language, named in that language. Search engines know that page by its own address. It replaces
 * this page in the history: the step back would lead to this one, which redirects to the chosen language again.
 */
export function LanguageSwitch({ language, href, hrefNow }: LanguageSwitchProps) {
  function replace(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = hrefNow();
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

/**
 * The links to this page in several other languages, under the name of its own; opens without script.
 * @param label for screen readers
 */
export function LanguageMenu({ label, current, others }: { label: string; current: Language; others: readonly LanguageSwitchProps[] }) {
  return (
    <details className="language-menu">
      <summary className="language-switch" aria-label={`${label}: ${LANGUAGE_NAME[current]}`}>
        {LANGUAGE_NAME[current]} <Icon name="chevron-down" />
      </summary>
      <ul>
        {others.map((other) => (
          <li key={other.language}>
            <LanguageSwitch {...other} />
          </li>
        ))}
      </ul>
    </details>
  );
}
