import { say, sayAll, type DeskText } from "#shared/desk-texts/say.ts";
import type { GlobalConfig, TextareaFieldValidation } from "payload";
import {
  ADDED_KINDS,
  MAX_CHOICE_LENGTH,
  MAX_ADDED_FIELDS,
  MAX_CHOICES,
  USES,
  addedTo,
  choicesIn,
  fieldOf,
  FORMS,
  optionalFields,
  type FieldName,
  type FormId,
  type OptionalField,
} from "#shared/vocabulary/forms.ts";
import { FIELD_LABELS, FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { keysOf } from "#shared/vocabulary/names.ts";
import { inFirstLanguage } from "../fields/first-language.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { choice, flag } from "../fields/values.ts";
import { inLanguage, listOf } from "../lib/i18n.ts";
import { globalContent } from "./global-content.ts";

const CHOICES_RULE = say("One choice a line: 2 to {maxChoices}, each of {maxChoiceLength} characters at most. Only for “one of several”.", {
  maxChoices: MAX_CHOICES,
  maxChoiceLength: MAX_CHOICE_LENGTH,
});

const choices = localizedParagraph("choices", say("Choices"), {
  max: MAX_CHOICES * (MAX_CHOICE_LENGTH + 1),
  optional: true,
  description: CHOICES_RULE,
});

/** A field with choices needs some, none longer than the leads' column. A language without choices has those of the first one. */
const validChoices: TextareaFieldValidation = (value, options) => {
  const { kind } = options.siblingData as { kind?: string };
  const lines = choicesIn(value ?? "");
  const isMissing = lines.length === 0 && typeof value !== "string" && !inFirstLanguage(options);
  const isWithinLimits = lines.length >= 2 && lines.length <= MAX_CHOICES && lines.every((line) => line.length <= MAX_CHOICE_LENGTH);
  if (kind === "choice" && !isMissing && !isWithinLimits) return inLanguage(CHOICES_RULE, options.req.i18n.language);
  return choices.validate?.(value, options) ?? true;
};

/** The name of a field, with those of the forms that have it, if not all of them do. */
function labelOf(name: OptionalField): DeskText {
  const label = FIELD_LABELS[name];
  const all = keysOf(FORM_LABELS);
  const having = all.filter((form) => (FORMS[form].fields as readonly FieldName[]).includes(name));
  if (having.length === all.length) return label;
  return say("{name} ({forms})", { name: label, forms: listOf(having.map((form) => FORM_LABELS[form])) });
}

/** Choices side by side. */
const USES_IN_ROW = 3;

const uses = optionalFields().map((name) => {
  const { isRequired } = fieldOf(name);
  return choice(name, labelOf(name), sayAll(USES), { initial: isRequired ? "required" : "optional" });
});

/** The forms that a field can be added to. */
const ADDED_TO = new Map<string, DeskText>();
for (const [id, label] of Object.entries(FORM_LABELS)) {
  const key = addedTo(id as FormId);
  const before = ADDED_TO.get(key);
  ADDED_TO.set(key, before ? say("{before}, {label}", { before, label }) : label);
}
ADDED_TO.set("both", say("All forms"));

/** The optional fields of the site's forms, besides name, e-mail, message and consent. */
export const forms: GlobalConfig = globalContent({
  slug: "forms",
  label: say("Forms"),
  fields: [
    ...uses.flatMap((_, index) => (index % USES_IN_ROW === 0 ? [row(...uses.slice(index, index + USES_IN_ROW))] : [])),
    list(
      "added",
      say("Added fields"),
      [
        localizedText("label", say("Name"), { max: 80 }),
        row(
          choice<string>("form", say("Form (with the field)"), Object.fromEntries(ADDED_TO), { initial: "buy" }),
          choice("kind", say("Kind (type)"), sayAll(ADDED_KINDS), { initial: "text" }),
        ),
        { ...choices, validate: validChoices },
        flag("required", say("Required")),
      ],
      {
        maxRows: MAX_ADDED_FIELDS,
        one: say("Field"),
        description: say(
          "What visitors answer is stored, shown and exported with the lead, and told in mails and by webhook. The words of consent are changed in the interface texts, at forms.consent, those of the optional box for where visitors came from at forms.originConsent.",
        ),
      },
    ),
  ],
});
