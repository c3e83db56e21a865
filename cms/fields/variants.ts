import { say } from "#shared/desk-texts/say.ts";
import type { ArrayFieldValidation } from "payload";
import { array } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";

const SAME_CODE = (code: string): Bilingual => say("Two variants have the order code {code}.", { code });

/** Order codes must be unique, regardless of case. */
export const validVariants: ArrayFieldValidation = (value, options) => {
  const codes = (Array.isArray(value) ? (value as { code?: unknown }[]) : []).flatMap(({ code }) =>
    typeof code === "string" ? [code.trim()] : [],
  );
  const lower = codes.map((code) => code.toLowerCase());
  const twice = codes.find((_, index) => lower.indexOf(lower[index] ?? "") < index);
  return twice ? inLanguage(SAME_CODE(twice), options.req.i18n.language) : array(value, options);
};
