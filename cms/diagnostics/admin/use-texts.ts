"use client";
import { useTranslation } from "@payloadcms/ui";
import { textsIn, type Texts } from "../diagnostics-texts.ts";

/** The texts in the language of the desk. */
export function useTexts(): Texts {
  return textsIn(useTranslation().i18n.language);
}
