import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { HTML_LANG, LANGUAGE_KEY, type Language } from "#shared/languages.ts";
import { useLanguage } from "#app/i18n/index.ts";
import { Button } from "#app/components/basics/button.tsx";
import { languageAddress } from "./language-address.ts";
import { offeredLanguage, OFFERS } from "./offered-language.ts";

/** localStorage key of a closed offer. */
const CLOSED_KEY = "language-offer";
/** Events that only people cause: crawlers run the page's script, but trigger none of these. */
const SIGNS_OF_A_VISITOR = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Offers this page in the browser's preferred language among those of the site, with texts in that language. No server page
 * contains it, because the server's pages are the same for all; it lies over the foot of the window, and never returns after an answer.
 */
export function LanguageOffer() {
  const current = useLanguage();
  const location = useLocation();
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => {
    const language = isAnswered() ? null : offeredLanguage(navigator.languages, current);
    const show = () => setOffered(language);
    const end = new AbortController();
    if (language) for (const sign of SIGNS_OF_A_VISITOR) document.addEventListener(sign, show, { signal: end.signal, passive: true });
    return () => end.abort();
  }, [current]);
  if (offered === null || offered === current) return null;
  const { read, close } = OFFERS[offered];
  return (
    <aside className="snackbar language-offer" lang={HTML_LANG[offered]} aria-label={read}>
      <p>
        <a href={languageAddress(offered, location)} hrefLang={HTML_LANG[offered]}>
          {read}
        </a>
      </p>
      <Button
        size="small"
        onClick={() => {
          keepClosed();
          setOffered(null);
        }}
      >
        {close}
      </Button>
    </aside>
  );
}

/** Whether the visitor has chosen a language, or closed the offer of one. Without storage there is no offer. */
function isAnswered(): boolean {
  try {
    return [LANGUAGE_KEY, CLOSED_KEY].some((key) => localStorage.getItem(key) !== null) || document.cookie.includes(`${LANGUAGE_KEY}=`);
  } catch {
    return true;
  }
}

function keepClosed(): void {
  try {
    localStorage.setItem(CLOSED_KEY, "closed");
  } catch (error) {
    console.info("That the offer of a language was closed could not be kept:", error);
  }
}
