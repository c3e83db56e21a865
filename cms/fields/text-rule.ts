import type { TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";

/** Validates the form of a text, unless it is empty. @param rule the message about any other form */
export function textRule(isRight: (value: string) => boolean, rule: Bilingual): TextFieldSingleValidation {
  return (value, options) => (value && !isRight(value) ? inLanguage(rule, options.req.i18n.language) : text(value, options));
}
