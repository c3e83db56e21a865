import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { DIRECTION, HTML_LANG, LANGUAGE_KEY, type Language } from "#shared/languages.ts";
import { useLanguage } from "#app/i18n/index.ts";
import { footBar } from "#app/lib/foot-bar.ts";
import { Button } from "#app/components/basics/button.tsx";
import { languageAddress } from "./language-address.ts";
import { offeredLanguage } from "./offered-language.ts";

/** The texts of the offer, each in its own language, whichever texts the page has. */
export const OFFERS: Readonly<Record<Language, { read: string; close: string }>> = {
  zh: { read: "用中文阅读本页", close: "关闭" },
  en: { read: "Read this page in English", close: "Close" },
  de: { read: "Diese Seite auf Deutsch lesen", close: "Schließen" },
  es: { read: "Leer esta página en español", close: "Cerrar" },
  fr: { read: "Lire cette page en français", close: "Fermer" },
  pt: { read: "Ler esta página em português", close: "Fechar" },
  it: { read: "Leggi questa pagina in italiano", close: "Chiudi" },
  nl: { read: "Deze pagina in het Nederlands lezen", close: "Sluiten" },
  pl: { read: "Przeczytaj tę stronę po polsku", close: "Zamknij" },
  ru: { read: "Читать эту страницу на русском", close: "Закрыть" },
  ja: { read: "このページを日本語で読む", close: "閉じる" },
  tr: { read: "Bu sayfayı Türkçe oku", close: "Kapat" },
  ar: { read: "اقرأ هذه الصفحة بالعربية", close: "إغلاق" },
  cs: { read: "Číst tuto stránku česky", close: "Zavřít" },
  da: { read: "Læs denne side på dansk", close: "Luk" },
  el: { read: "Διαβάστε αυτή τη σελίδα στα ελληνικά", close: "Κλείσιμο" },
  fa: { read: "این صفحه را به فارسی بخوانید", close: "بستن" },
  fi: { read: "Lue tämä sivu suomeksi", close: "Sulje" },
  he: { read: "לקריאת הדף בעברית", close: "סגירה" },
  hu: { read: "Az oldal olvasása magyarul", close: "Bezárás" },
  id: { read: "Baca halaman ini dalam bahasa Indonesia", close: "Tutup" },
  ko: { read: "이 페이지를 한국어로 보기", close: "닫기" },
  no: { read: "Les denne siden på norsk", close: "Lukk" },
  ro: { read: "Citiți această pagină în română", close: "Închide" },
  sv: { read: "Läs den här sidan på svenska", close: "Stäng" },
  th: { read: "อ่านหน้านี้เป็นภาษาไทย", close: "ปิด" },
  uk: { read: "Читати цю сторінку українською", close: "Закрити" },
  vi: { read: "Đọc trang này bằng tiếng Việt", close: "Đóng" },
};
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
    <aside ref={footBar} className="snackbar language-offer" lang={HTML_LANG[offered]} dir={DIRECTION[offered]} aria-label={read}>
      <p>
        <a href={languageAddress(offered, location)} hrefLang={HTML_LANG[offered]}>
          {read}
        </a>
      </p>
      <Button
        size="small"
        onClick={() => {
          storeClosed();
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

function storeClosed(): void {
  try {
    localStorage.setItem(CLOSED_KEY, "closed");
  } catch (error) {
    console.info("That the offer of a language was closed could not be kept:", error);
  }
}
