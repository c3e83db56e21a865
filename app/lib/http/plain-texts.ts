import { providedTexts } from "#app/i18n/locales/built-in.ts";
import enErrors from "#app/i18n/locales/en/errors.json" with { type: "json" };
import enForms from "#app/i18n/locales/en/forms.json" with { type: "json" };
import zhErrors from "#app/i18n/locales/zh/errors.json" with { type: "json" };
import zhForms from "#app/i18n/locales/zh/forms.json" with { type: "json" };
import type { Language } from "#shared/languages.ts";

const ENGLISH = { errors: enErrors, forms: enForms };
const CHINESE: typeof ENGLISH = { errors: zhErrors, forms: zhForms };

/** The texts of errors and forms for when the site itself can render nothing; English where a language has none. */
export function plainTexts(language: Language): typeof ENGLISH {
  if (language === "zh") return CHINESE;
  const { errors, forms } = (language !== "en" && providedTexts(language)) || {};
  return { errors: { ...ENGLISH.errors, ...(errors as object) }, forms: { ...ENGLISH.forms, ...(forms as object) } };
}
