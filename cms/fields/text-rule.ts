import type { TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";

/** The rule of a text that has to be of one form where there is one. @param rule what is said of any other */
export function textRule(isRight: (value: string) => boolean, rule: Bilingual): TextFieldSingleValidation {
  return (value, options) => (value && !isRight(value) ? inLanguage(rule, options.req.i18n.language) : text(value, options));
}
