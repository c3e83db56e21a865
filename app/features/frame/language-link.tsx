import { useEffect } from "react";
import { useLocation } from "react-router";
import { isLanguage, LANGUAGE_KEY } from "#app/i18n/languages.ts";
import { localPath, otherLanguage, sitePath, useLanguage } from "#app/i18n/index.ts";
import { useScripted } from "#content/lib/use-scripted.ts";
import { LanguageSwitch } from "#app/ui/frame/language-switch.tsx";

/**
 * Leads to this page in the other language, query and hash included. The address itself carries the choice, which the server saves,
 * so that it counts in a new tab and without script too.
 */
export function LanguageLink() {
  const { pathname, search, hash } = useLocation();
  // The server never sees the hash.
  const target = useScripted() ? hash : "";
  const language = otherLanguage(useLanguage());
  const query = `${search}${search ? "&" : "?"}${LANGUAGE_KEY}=${language}`;
  useEffect(storeChoice, []);
  return <LanguageSwitch language={language} href={localPath(sitePath(pathname), language) + query + target} />;
}

/** Keeps in the browser's storage what the cookie says. */
function storeChoice(): void {
  try {
    const [, chosen] = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(document.cookie) ?? [];
    if (isLanguage(chosen)) localStorage.setItem(LANGUAGE_KEY, chosen);
  } catch (error) {
    console.info("The language could not be kept:", error);
  }
}
