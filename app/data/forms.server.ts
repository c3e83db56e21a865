import { cachedBy } from "#cms/cache/cached.ts";
import { choicesIn, OPTIONAL_FIELDS, type OptionalField, type Use } from "#shared/vocabulary/forms.ts";
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
export const formFields: (language: Language) => Promise<Record<"buy" | "message", FormFields>> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const forms = await cms.findGlobal({ slug: "forms", locale: language, depth: 0 });
  const names = Object.keys(OPTIONAL_FIELDS) as OptionalField[];
  const uses = Object.fromEntries(names.map((name) => [name, forms[name] ?? "optional"])) as FormFields["uses"];
  const addedTo = (form: "buy" | "message"): AddedField[] =>
    (forms.added ?? [])
      .filter((field) => field.form === form || field.form === "both")
      .map(({ id, label, kind, choices, required }) => ({
        name: ADDED + id,
        label,
        kind,
        choices: choicesIn(choices ?? ""),
        required: required === true,
      }));
  return { buy: { uses, added: addedTo("buy") }, message: { uses, added: addedTo("message") } };
});
