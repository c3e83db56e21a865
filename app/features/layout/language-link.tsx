import { useEffect } from "react";
import { useLocation } from "react-router";
import { isLanguage, LANGUAGE_KEY, type Language } from "#shared/languages.ts";
import { localPath, otherLanguage, sitePath, useLanguage } from "#app/i18n/index.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { LanguageSwitch } from "#app/components/frame/language-switch.tsx";

/**
 * Leads to this page in the other language, query and hash included. The address itself carries the choice, which the server saves,
 * so that it counts in a new tab and without script too.
 */
export function LanguageLink() {
  const location = useLocation();
  // The server never sees the hash.
  const hash = useScripted() ? location.hash : "";
  const language = otherLanguage(useLanguage());
  useEffect(storeChoice, []);
  const href = addressIn(language, { ...location, hash });
  return <LanguageSwitch language={language} href={href} hrefNow={() => addressIn(language, window.location)} />;
}

/** A page of the site in a language, by an address that has the choice saved. */
function addressIn(language: Language, { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return `${localPath(sitePath(pathname), language)}${search}${search ? "&" : "?"}${LANGUAGE_KEY}=${language}${hash}`;
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
