"use client";
import { useForm, useFormModified, useFormProcessing, useFormSubmitted, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { inLanguage } from "../fields/bilingual.ts";

const UNSAVED = {
  zh: "有未保存的修改。切换语言会丢掉它们，仍要切换吗？",
  en: "There are changes that are not saved. Switching the language drops them. Switch all the same?",
};

/**
 * Stands in every form of the desk, unseen. It asks before the language of the content is switched over unsaved changes, and
 * keeps the buttons alive after the server has refused a save: Payload then takes the form for saved and switches them off.
 */
export function FormGuard() {
  const modified = useFormModified();
  const submitted = useFormSubmitted();
  const processing = useFormProcessing();
  const { setModified } = useForm();
  const { i18n } = useTranslation();

  useEffect(() => {
    if (submitted && !processing && !modified) setModified(true);
  }, [submitted, processing, modified, setModified]);

  useEffect(() => {
    if (!modified) return;
    const ask = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest("button");
      // The choices of the language switch are the only buttons that name a language of the content.
      if (!button || !button.querySelector("[data-locale]") || button.closest(".popup__trigger-wrap")) return;
      if (window.confirm(inLanguage(UNSAVED, i18n.language))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("click", ask, true);
    return () => document.removeEventListener("click", ask, true);
  }, [modified, i18n.language]);

  return null;
}
