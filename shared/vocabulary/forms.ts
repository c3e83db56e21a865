/**
 * The definition of the visitors' forms and their fields. Controls, rules, stored fields, staff's choice of fields, manual entry, notices,
 * export and the lead's page follow; each of them has a line for every kind of field.
 */
import type { PlainKey } from "../desk-texts/say.ts";
import { MAX_ADDRESS } from "../lib/contact.ts";
import { MAX_PHONE } from "../lib/phone.ts";
import { MAX_QUERY } from "./search-kinds.ts";

interface AnyField {
  /** Every form with it shows it; for any other field staff decides. */
  isFixed?: true;
  /** By default it is required. */
  isRequired?: true;
  /** Every form with it carries it unseen: the page fills it in, and staff does not decide about it. */
  isHidden?: true;
  /** Its control has the full width of the form. */
  isWide?: true;
  /** Its `autocomplete` attribute, as in the HTML standard. */
  autoComplete?: string;
}

/** A text with a limit: a line, several, an address, a number, the code of a country (ISO 3166-1 alpha-2). */
interface WrittenField extends AnyField {
  kind: "line" | "text" | "email" | "phone" | "country";
  max: number;
}

/** One of several options, by their keys. The text of each on the site is `forms.`, the field's name and its own, as in `forms.lightOff`. */
interface ChoiceField extends AnyField {
  kind: "choice";
  choices: readonly string[];
}

export type FormField = WrittenField | ChoiceField;
export type FieldKind = FormField["kind"];

/** The kinds of partners. */
const BUSINESSES = ["distributor", "integrator", "installer", "brand", "other"] as const;

/** All fields, in the order for staff. Their labels are the texts `forms.` and their names; for staff those of `form-labels.ts`. */
export const FORM_FIELDS = {
  name: { kind: "line", max: 100, isFixed: true, autoComplete: "name" },
  company: { kind: "line", max: 200, autoComplete: "organization" },
  position: { kind: "line", max: 100, autoComplete: "organization-title" },
  country: { kind: "country", max: 2, autoComplete: "country" },
  email: { kind: "email", max: MAX_ADDRESS, isFixed: true, autoComplete: "email" },
  phone: { kind: "phone", max: MAX_PHONE, autoComplete: "tel" },
  subject: { kind: "line", max: 200, isWide: true },
  model: { kind: "line", max: 80, isRequired: true },
  serial: { kind: "line", max: 60 },
  since: { kind: "line", max: 80 },
  light: { kind: "line", max: 200 },
  tried: { kind: "text", max: 2000, isWide: true },
  territory: { kind: "line", max: 160, isRequired: true },
  business: { kind: "choice", choices: BUSINESSES },
  volumes: { kind: "line", max: 120 },
  brands: { kind: "line", max: 200 },
  searched: { kind: "line", max: MAX_QUERY, isHidden: true },
  message: { kind: "text", max: 5000, isWide: true, isFixed: true },
} as const satisfies Record<string, FormField>;

export type FieldName = keyof typeof FORM_FIELDS;

/** The texts of all options, in which the compiler finds missing ones. */
export type ChoiceText = {
  [Name in FieldName]: (typeof FORM_FIELDS)[Name] extends { choices: readonly (infer Choice extends string)[] }
    ? `forms.${Name}${Capitalize<Choice>}`
    : never;
}[FieldName];

/** Fields that staff may show, require or hide. */
export type OptionalField = {
  [Name in FieldName]: (typeof FORM_FIELDS)[Name] extends { isFixed: true } | { isHidden: true } ? never : Name;
}[FieldName];

/** What a form asks for: a quote, or an answer. The mail to its sender and the event of the webhook are worded by it. */
export type LeadKind = "lead" | "message";

interface AnyForm {
  kind: LeadKind;
  /** The prefix of its texts: `forms.leadSubmit`. */
  texts: string;
  /** The form whose added fields it shares. */
  sharesAdded?: string;
  /** In the order of the form. Fields added by staff are before the last one. */
  fields: readonly FieldName[];
}

/** All forms. Their names for staff are in `form-labels.ts`. */
export const FORMS = {
  buy: {
    kind: "lead",
    texts: "lead",
    fields: ["name", "email", "company", "phone", "position", "country", "message"],
  },
  message: {
    kind: "message",
    texts: "message",
    fields: ["name", "email", "company", "phone", "subject", "message"],
  },
  partner: {
    kind: "message",
    texts: "partner",
    sharesAdded: "message",
    fields: ["name", "email", "company", "phone", "territory", "business", "volumes", "brands", "message"],
  },
  fault: {
    kind: "message",
    texts: "fault",
    fields: ["model", "serial", "since", "light", "tried", "name", "email", "company", "phone", "message"],
  },
  question: {
    kind: "message",
    texts: "question",
    fields: ["searched", "message", "email"],
  },
} as const satisfies Record<string, AnyForm>;

export type FormId = keyof typeof FORMS;

/** The targets of an added field: a form, with those that share its added fields. */
export function addedTo(form: FormId): FormId {
  const { sharesAdded }: AnyForm = FORMS[form];
  return (sharesAdded as FormId | undefined) ?? form;
}

/** A field by its name. */
export const fieldOf = (name: FieldName): FormField => FORM_FIELDS[name];

/** All fields, in the order for staff. */
export const FIELD_NAMES = Object.keys(FORM_FIELDS) as FieldName[];

/** The fields of a form, in the order for staff. */
export function fieldsOf(form: FormId): FieldName[] {
  const { fields }: AnyForm = FORMS[form];
  return FIELD_NAMES.filter((name) => fields.includes(name));
}

/** All forms, in the order for staff. */
export const FORM_IDS = Object.keys(FORMS) as FormId[];

/** Whether a text is the id of a form. */
export function isForm(text: string): text is FormId {
  return Object.hasOwn(FORMS, text);
}

/** What a form asks for. */
export function kindOf(form: FormId): LeadKind {
  return FORMS[form].kind;
}

/** The forms that ask for an answer and not for a quote: what arrives by them has an address of its own, `/api/messages`. */
export const MESSAGE_FORMS = FORM_IDS.filter((form) => kindOf(form) === "message");

/** The fields that staff may show, require or hide. */
export function optionalFields(): OptionalField[] {
  return FIELD_NAMES.filter((name): name is OptionalField => {
    const { isFixed, isHidden } = fieldOf(name);
    return !isFixed && !isHidden;
  });
}

/** The state of a field in a form. */
export const USES = {
  optional: "Optional",
  required: "Required",
  off: "Off",
} as const satisfies Record<string, PlainKey>;

export type Use = keyof typeof USES;

/** The types of added fields. */
export const ADDED_KINDS = {
  text: "A line of text",
  choice: "One of several",
  checkbox: "A box to tick",
} as const satisfies Record<string, PlainKey>;

/** Limits of fields added by staff, of their options, and of the characters of an option and of a visitor's line of text. */
export const MAX_ADDED_FIELDS = 12;
export const MAX_CHOICES = 20;
export const MAX_CHOICE_LENGTH = 80;
export const MAX_ANSWER_LENGTH = 500;

/** The options of a field, one per line. */
export function choicesIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}
