import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#app/i18n/index.ts";
import { refreshTexts } from "./stored-texts.ts";

/** After the first render, which agrees with the server's: fetches the texts and applies those stored in the browser. */
export function TextRefresh() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  useEffect(() => void refreshTexts(i18n, language), [i18n, language]);
  return null;
}
