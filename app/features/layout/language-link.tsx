import { useEffect } from "react";
import { useLocation } from "react-router";
import { isLanguage, LANGUAGE_KEY } from "#shared/languages.ts";
import { otherLanguages, useLanguage, useText } from "#app/i18n/index.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { languageAddress } from "./language-address.ts";
import { LanguageMenu, LanguageSwitch } from "#app/components/layout/language-switch.tsx";

/**
 * Leads to this page in the other languages, query and hash included: a link to one, a menu of several, nothing on a site in one
 * language. The address itself carries the choice, which the server stores, so that it holds in a new tab and without script too.
 */
export function LanguageLink() {
  const location = useLocation();
  const t = useText();
  // The server never sees the hash.
  const hash = useScripted() ? location.hash : "";
  const current = useLanguage();
  useEffect(storeChoice, []);
  const others = otherLanguages(current).map((language) => ({
    language,
    href: languageAddress(language, { ...location, hash }),
    hrefNow: () => languageAddress(language, window.location),
  }));
  const [other] = others;
  if (!other) return null;
  // The key makes a new, closed menu after each change of page.
  if (others.length > 1) return <LanguageMenu key={location.key} label={t("ui.languages")} current={current} others={others} />;
  return <LanguageSwitch {...other} />;
}

/** Copies the cookie's choice to the browser's storage. */
function storeChoice(): void {
  try {
    const [, storedLanguage] = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(document.cookie) ?? [];
    if (isLanguage(storedLanguage)) localStorage.setItem(LANGUAGE_KEY, storedLanguage);
  } catch (error) {
    console.info("The language could not be kept:", error);
  }
}
