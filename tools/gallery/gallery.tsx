import { useEffect } from "react";
import { useLocation } from "react-router";
import { HTML_LANG, localPath, otherLanguages, sitePath, TextProvider, useLanguage } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { Header } from "#app/components/layout/header.tsx";
import { LanguageSwitch } from "#app/components/layout/language-switch.tsx";
import { ProgressBar } from "#app/components/layout/progress-bar.tsx";
import { MAIN_ID, SkipLink } from "#app/components/layout/skip-link.tsx";
import { DataSheet } from "./data-sheet.tsx";
import { FormsSheet } from "./forms-sheet.tsx";
import { LayoutSheet } from "./layout-sheet.tsx";
import { ListsSheet } from "./lists-sheet.tsx";
import { MapSheet } from "./map-sheet.tsx";
import { MediaSheet } from "./media-sheet.tsx";
import { navigation, sampleLanguage } from "./samples.ts";

/** The sheets of the gallery by site path; `?theme=dark` and `?theme=light` override the system's theme. */
const SHEETS: Record<string, () => React.ReactNode> = {
  "/": LayoutSheet,
  "/data": DataSheet,
  "/forms": FormsSheet,
  "/lists": ListsSheet,
  "/maps-sheet": MapSheet,
  "/media-sheet": MediaSheet,
};

const STORES = { zh: new TextStore(zh), en: new TextStore(en) };

/** The gallery's page: the real header around one sheet of components. */
export function Gallery() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const theme = new URLSearchParams(search).get("theme");
  const [other = language] = otherLanguages(language);
  const Sheet = SHEETS[sitePath(pathname)] ?? LayoutSheet;

  useEffect(() => {
    document.documentElement.lang = HTML_LANG[language];
    if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
  }, [language, theme]);

  return (
    <TextProvider store={STORES[sampleLanguage(language)]}>
      <ProgressBar value={30} />
      <SkipLink />
      <Header
        siteName={
          language === "zh"
            ? { marked: true, name: "途标物联", other: { name: "Waymark IoT", lang: "en" } }
            : { marked: true, name: "Waymark IoT", other: { name: "途标物联", lang: "zh-CN" } }
        }
        nav={navigation(language)}
        current="/products"
        languageSwitch={<LanguageSwitch language={other} href={localPath(sitePath(pathname), other) + search} />}
        action={{ label: language === "zh" ? "获取报价" : "Get a quote", to: "/buy" }}
      />
      <main id={MAIN_ID} tabIndex={-1}>
        <Sheet />
      </main>
    </TextProvider>
  );
}
