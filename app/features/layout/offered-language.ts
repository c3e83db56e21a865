import { isLanguage, type Language } from "#shared/languages.ts";

/**
 * The language in which to offer a page: the browser's first among those of the site, if it differs from the page's.
 * A browser with none of the site's languages gets an offer of English on Chinese pages.
 * @param wanted the browser's languages as BCP-47 tags, in its order of preference
 * @returns null without an offer
 */
export function offeredLanguage(wanted: readonly string[], current: Language): Language | null {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-", 1)[0]);
  const supported = codes.find(isLanguage);
  if (supported) return supported === current ? null : supported;
  return current === "zh" && codes.length > 0 && isLanguage("en") ? "en" : null;
}

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
};
