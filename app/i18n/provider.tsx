import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { languageOf, type Language } from "./languages.ts";
import { textsOf, type TextOverrides, type Translate } from "./texts.ts";

/** Gives the tree below it the texts of the page's language. */
export function TextProvider({ overrides, children }: { overrides: TextOverrides; children: ReactNode }) {
  return <I18nextProvider i18n={textsOf(useLanguage(), overrides)}>{children}</I18nextProvider>;
}

/** The language of the page, which is the language of its address. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** The translate function: `t("buy.title")`, `t("pager.status", { page, total })`. */
export function useText(): Translate {
  return useTranslation().t;
}
