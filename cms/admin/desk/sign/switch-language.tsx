"use client";
import { useTranslation } from "@payloadcms/ui";
import { deskLanguage } from "../../../leads/times.ts";
import { deskTexts } from "../texts/index.ts";

/** Shows the desk in its other language: at the sign-in, where nobody has chosen one yet. */
export function SwitchLanguage() {
  const { i18n, switchLanguage } = useTranslation();
  const other = deskLanguage(i18n.language) === "zh" ? "en" : "zh";
  return (
    <button type="button" className="desk-link" lang={other} onClick={() => void switchLanguage?.(other)}>
      {deskTexts(i18n.language).sign.otherLanguage}
    </button>
  );
}
