"use client";
import { useTranslation } from "@payloadcms/ui";
import { inLanguage } from "../../../lib/i18n.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";

/** Returns a function for the texts about accounts, in the user's language. */
export function useAccountTexts(): (key: keyof typeof ACCOUNT_TEXTS) => string {
  const { language } = useTranslation().i18n;
  return (key) => inLanguage(ACCOUNT_TEXTS[key], language);
}
