import { useLocation } from "react-router";
import { LANGUAGE_COOKIE_MAX_AGE, LANGUAGE_KEY } from "#app/i18n/languages.ts";
import { localPath, otherLanguage, sitePath, useLanguage, type Language } from "#app/i18n/index.ts";
import { useScripted } from "#app/lib/use-scripted.ts";
import { LanguageSwitch } from "#app/ui/frame/language-switch.tsx";

/** Leads to this page in the other language, query and hash included, and saves that choice. */
export function LanguageLink() {
  const { pathname, search, hash } = useLocation();
  // The server never sees the hash.
  const target = useScripted() ? hash : "";
  const language = otherLanguage(useLanguage());
  return <LanguageSwitch language={language} href={localPath(sitePath(pathname), language) + search + target} onChoose={() => save(language)} />;
}

function save(language: Language) {
  document.cookie = `${LANGUAGE_KEY}=${language}; Max-Age=${LANGUAGE_COOKIE_MAX_AGE}; SameSite=Lax; Path=/`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch (error) {
    console.info("The language could not be kept in the browser's storage:", error);
  }
}
