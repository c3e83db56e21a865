import { useEffect } from "react";
import { useLanguage, useTextStore } from "#app/i18n/index.ts";
import { latestTexts } from "#app/lib/storage/stored-texts.ts";

/** Shows fetched and stored texts after the first render, which must match the server's. */
export function TextRefresh() {
  const store = useTextStore();
  const language = useLanguage();
  useEffect(() => {
    const texts = store.texts();
    void latestTexts(language, texts).then((latest) => {
      if (JSON.stringify(latest) !== JSON.stringify(texts)) store.replace(latest);
    });
  }, [store, language]);
  return null;
}
