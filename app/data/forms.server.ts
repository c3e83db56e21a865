import { cachedBy } from "#cms/cache/cached.ts";
import { addedTo, choicesIn, fieldOf, FORMS, optionalFields, type FormId, type OptionalField, type Use } from "#shared/vocabulary/forms.ts";
import type { Language } from "#shared/languages.ts";
import { publishedContent } from "./published-content.server.ts";

/** A field that staff has added to a form. */
export interface AddedField {
  /** Name of its control. */
  name: string;
  label: string;
  kind: "text" | "choice" | "checkbox";
  choices: string[];
  required: boolean;
}

/** What a form asks for besides name, e-mail, message and consent. */
export interface FormFields {
  uses: Record<OptionalField, Use>;
  added: AddedField[];
}

/** How the names of added fields begin. */
export const ADDED = "added-";

/** What each form asks for, in a language. */
export const formFields: (language: Language) => Promise<Record<FormId, FormFields>> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const stored = await cms.findGlobal({ slug: "forms", locale: language, depth: 0 });
  const uses = Object.fromEntries(
    optionalFields().map((name) => [name, stored[name] ?? (fieldOf(name).isRequired ? "required" : "optional")]),
  ) as FormFields["uses"];
  const addedFields = (form: FormId): AddedField[] =>
    (stored.added ?? [])
      .filter((field) => field.form === addedTo(form) || field.form === "both")
      .map(({ id, label, kind, choices, required }) => ({
        name: ADDED + id,
        label,
        kind,
        choices: choicesIn(choices ?? ""),
        required: required === true,
      }));
  const ids = Object.keys(FORMS) as FormId[];
  return Object.fromEntries(ids.map((form) => [form, { uses, added: addedFields(form) }])) as Record<FormId, FormFields>;
});
