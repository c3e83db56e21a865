import type { BilingualTexts } from "./zh.ts";

/** What a form says of its two languages, in English. */
export const bilingual: BilingualTexts = {
  languages: { zh: "Chinese", en: "English" },
  called: (field, language) => `${field}, ${language}`,
  states: {
    same: "In both languages",
    empty: "Empty in both languages",
    older: "The English is older than the Chinese",
    missing: { zh: "The Chinese is missing", en: "The English is missing" },
    reading: "The other language is being read",
    failed: "The other language could not be read",
  },
  older: "The Chinese was changed, the English was not",
  missing: { zh: "No Chinese: Chinese pages show the English", en: "No English: English pages show the Chinese, or nothing" },
  checked: "It still holds",
  checkedOf: (field) => `${field}: it still holds`,
  willBeChecked: "Still holds, once you save",
  source: "source",
  whole: "complete",
  counted: (older, missing) => [older && `${older} older`, missing && `${missing} missing`].filter(Boolean).join(", "),
  failed: (language) => `The ${language} of this record could not be read, so it cannot be changed yet.`,
  retry: "Read it again",
  seeStored: "See what is stored (new tab)",
  longText: { zh: "Show the Chinese", en: "Show the English" },
  longTextNone: { zh: "There is no Chinese yet.", en: "There is no English yet." },
  switchTo: { zh: "Edit the Chinese", en: "Edit the English" },
};
