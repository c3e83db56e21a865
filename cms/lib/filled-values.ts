import type { DeskLanguage } from "#shared/languages.ts";
import { choiceNames, FIELD_LABELS } from "#shared/vocabulary/form-labels.ts";
import { FIELD_NAMES, fieldOf, type FieldName } from "#shared/vocabulary/forms.ts";
import { countryName } from "./country-name.ts";
import { inLanguage } from "./i18n.ts";

/** The filled-in fields of a record, or of a lead in the journal. */
export type Filled = Partial<Record<FieldName, string | null>>;

/** What staff reads of a field that a visitor filled in; "" where nothing was. */
export function filledValue(name: FieldName, filled: Filled, language: DeskLanguage): string {
  const value = filled[name] ?? "";
  if (fieldOf(name).kind === "country") return countryName(value, language);
  const choice = choiceNames(name)[value];
  return choice ? inLanguage(choice, language) : value;
}

/** The fields that a visitor filled in, each with its label and value, but for those that stand elsewhere. */
export function filledFacts(filled: Filled, language: DeskLanguage, elsewhere: readonly FieldName[]): { label: string; value: string }[] {
  const names = FIELD_NAMES.filter((name) => filled[name] && !elsewhere.includes(name));
  return names.map((name) => ({ label: inLanguage(FIELD_LABELS[name], language), value: filledValue(name, filled, language) }));
}
