import { z } from "zod";
import { isCountry } from "#app/lib/format/countries.ts";
import type { NamedText } from "#app/lib/seo/title.ts";
import { cleanAddress, cleanLine, isAddress, isBlank, plainLine } from "#shared/lib/contact.ts";
import { isPhone, saysNoPhone } from "#shared/lib/phone.ts";
import { fieldOf, fieldsOf, type FieldKind, type FieldName, type FormField, type FormId } from "#shared/vocabulary/forms.ts";

/**
 * The rules of the contract for all forms. Messages are keys of the locale files. Lengths are counted in characters: an emoji is one.
 */

/** Control characters except tab and line end, and marks that change the writing direction; no text needs them. */
const UNSEEN_IN_TEXT = /[^\P{Cc}\t\n]+|[\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line of text. */
const line = z.string().transform(cleanLine);
/** Text of several lines. */
const text = z.string().transform((value) => (isBlank(value) ? "" : value.replace(UNSEEN_IN_TEXT, "").trim()));

const upTo = (max: number) => z.string().max(max, "forms.tooLong");
/** A text within its field's limit, optional unless the form requires it. */
const boundedText = (text: z.ZodType<string, string>, max: number, isFixed?: true) =>
  isFixed ? text.pipe(upTo(max).min(1, "forms.required")) : text.pipe(upTo(max)).default("");
/** A line that the form's script fills in; too long a one is cut, because no visitor could correct it. */
const trimmedLine = (max: number) =>
  line
    .transform((value) => [...value].slice(0, max).join(""))
    .optional()
    .catch(undefined);

/** The rule of each kind of field. An impossible choice counts as none. */
const RULES: { [Kind in FieldKind]: (field: Extract<FormField, { kind: Kind }>) => z.ZodType<string> } = {
  line: ({ max, isFixed }) => boundedText(line, max, isFixed),
  text: ({ max, isFixed }) => boundedText(text, max, isFixed),
  email: ({ max, isFixed }) =>
    boundedText(z.string().transform(cleanAddress), max, isFixed).pipe(
      z.string().refine((value) => value === "" || isAddress(value), "forms.emailFault"),
    ),
  phone: () =>
    z
      .string()
      .transform((value) => (saysNoPhone(plainLine(value)) ? "" : plainLine(value)))
      .pipe(z.string().refine((value) => value === "" || isPhone(value), "forms.phoneFault"))
      .default(""),
  country: () =>
    z
      .string()
      .refine((value) => value === "" || isCountry(value), "forms.countryFault")
      .default(""),
  choice: ({ choices }) =>
    z
      .string()
      .refine((value) => value === "" || choices.includes(value), "forms.choiceFault")
      .default(""),
};

/** Everything that a form sends besides its fields. */
const COMMON_FIELDS = {
  consent: z.literal("on", "forms.consentFault"),
  /** Whether the visitor lets the site store where they came from. Nothing depends on it. */
  originConsent: z.literal("on").optional().catch(undefined),
  /** From the form's script; the same id with the same content is one lead. Missing without script. */
  submissionId: z.union([z.literal(""), z.uuid("forms.submissionFault")]).default(""),
  /** Milliseconds that the form was open, by its script. */
  openFor: z.coerce.number().min(0).nullable().catch(null).default(null),
  /** The proof of work, if the server required one. */
  proof: z.string().max(2000).catch("").default(""),
  /** A hidden field; programs that fill in everything fill it in. */
  topic: z.string().catch("").default(""),
  /** Where the visitor came from: a page of the site, another site, a campaign. Stored with `originConsent` alone. */
  source: trimmedLine(300),
  referrer: trimmedLine(300),
  utmSource: trimmedLine(100),
  utmMedium: trimmedLine(100),
  utmCampaign: trimmedLine(100),
  utmTerm: trimmedLine(100),
  utmContent: trimmedLine(100),
  /** The quote list, as `/buy?items=` has it: fifty of the longest lines. */
  items: trimmedLine(4500),
};

/** The schema of a submission: its fields, of which each form has some, and the rest. */
export function rulesOf(form: FormId) {
  const rules = fieldsOf(form).map((name) => [name, ruleOf(fieldOf(name))]);
  const shape = Object.fromEntries(rules) as Record<FieldName, z.ZodType<string | undefined>>;
  return z.object({ ...shape, ...COMMON_FIELDS });
}

function ruleOf<Kind extends FieldKind>(field: Extract<FormField, { kind: Kind }>): z.ZodType<string> {
  return RULES[field.kind as Kind](field);
}

export type SentValues = z.infer<ReturnType<typeof rulesOf>>;

/** A visitor's values, by field. */
export function filledIn(form: FormId, values: SentValues): Filled {
  return Object.fromEntries(fieldsOf(form).map((name) => [name, values[name] ?? ""]));
}

export type Filled = Partial<Record<FieldName, string>>;

/** The typed text, by field. */
export type Typed = Record<string, string>;
/** The fault of each field. */
export type Faults = Record<string, NamedText>;
