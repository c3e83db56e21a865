import type { Language } from "#shared/languages.ts";
import type { Names } from "#shared/vocabulary/names.ts";

/** The desk's names of the site's possible languages. */
export const LANGUAGE_LABELS: Names<Language> = {
  zh: { zh: "中文", en: "Chinese" },
  en: { zh: "英文", en: "English" },
  de: { zh: "德文", en: "German" },
  es: { zh: "西班牙文", en: "Spanish" },
  fr: { zh: "法文", en: "French" },
  pt: { zh: "葡萄牙文", en: "Portuguese" },
  it: { zh: "意大利文", en: "Italian" },
  nl: { zh: "荷兰文", en: "Dutch" },
  pl: { zh: "波兰文", en: "Polish" },
  ru: { zh: "俄文", en: "Russian" },
  ja: { zh: "日文", en: "Japanese" },
  tr: { zh: "土耳其文", en: "Turkish" },
};
