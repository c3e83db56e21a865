import { z } from "zod";
import { isCountry } from "#app/lib/format/countries.ts";
import type { NamedText } from "#app/lib/seo/title.ts";
import { cleanAddress, cleanLine, isAddress, isBlank, plainLine } from "#shared/lib/contact.ts";
import { isPhone, saysNoPhone } from "#shared/lib/phone.ts";
import { fieldOf, fieldsKeptIn, type FieldKind, type FieldName, type FormField, type FormId } from "#shared/vocabulary/forms.ts";

/**
 * The rules of the contract for all forms. Messages are keys of the locale files. Lengths are counted in characters: an emoji is one.
 */

/** Control characters but tab and line end, and the marks that turn the direction of what follows; a text needs none of them. */
const UNSEEN_IN_TEXT = /[^\P{Cc}\t\n]+|[\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line of text. */
const line = z.string().transform(cleanLine);
/** Text of several lines. */
const text = z.string().transform((value) => (isBlank(value) ? "" : value.replace(UNSEEN_IN_TEXT, "").trim()));

const upTo = (max: number) => z.string().max(max, "forms.tooLong");
/** A text that is no longer than its field takes, and that may be missing altogether where the form can do without it. */
const written = (text: z.ZodType<string, string>, max: number, isFixed?: true) =>
  isFixed ? text.pipe(upTo(max).min(1, "forms.required")) : text.pipe(upTo(max)).default("");
/** A line that the form's script fills in: too long a one is cut, since no visitor could mend it. */
const told = (max: number) =>
  line
    .transform((value) => [...value].slice(0, max).join(""))
    .optional()
    .catch(undefined);

/** What each kind of field takes. A choice that nobody can have made counts as none. */
const RULES: { [Kind in FieldKind]: (field: Extract<FormField, { kind: Kind }>) => z.ZodType<string> } = {
  line: ({ max, isFixed }) => written(line, max, isFixed),
  text: ({ max, isFixed }) => written(text, max, isFixed),
  email: ({ max, isFixed }) =>
    written(z.string().transform(cleanAddress), max, isFixed).pipe(
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
      .refine((value) => value === "" || Object.hasOwn(choices, value), "forms.choiceFault")
      .default(""),
};

/** What every form sends besides its fields. */
const SENT_ALONG = {
  consent: z.literal("on", "forms.consentFault"),
  /** Whether the visitor lets the site store where they came from. Nothing depends on it. */
  originConsent: z.literal("on").optional().catch(undefined),
  /** Made by the form's script; the same id with the same words is one lead. Without script there is none. */
  submissionId: z.union([z.literal(""), z.uuid("forms.submissionFault")]).default(""),
  /** Milliseconds that the form was open, as its script tells. */
  openFor: z.coerce.number().min(0).nullable().catch(null).default(null),
  /** The proof of work, if the server has asked for one. */
  proof: z.string().max(2000).catch("").default(""),
  /** Nobody sees this field; programs that fill in everything fill it in. */
  topic: z.string().catch("").default(""),
  /** Where the visitor came from: a page of the site, another site, a campaign. Stored with `originConsent` alone. */
  source: told(300),
  referrer: told(300),
  utmSource: told(100),
  utmMedium: told(100),
  utmCampaign: told(100),
  utmTerm: told(100),
  utmContent: told(100),
  /** The quote list, as `/buy?items=` has it: fifty of the longest lines. */
  items: told(4500),
};

/** What a form sends, checked: its fields, of which each form has some, and what is sent along. */
export function rulesOf(form: FormId) {
  const rules = fieldsKeptIn(form).map((name) => [name, ruleOf(fieldOf(name))]);
  const shape = Object.fromEntries(rules) as Record<FieldName, z.ZodType<string | undefined>>;
  return z.object({ ...shape, ...SENT_ALONG });
}

function ruleOf<Kind extends FieldKind>(field: Extract<FormField, { kind: Kind }>): z.ZodType<string> {
  return RULES[field.kind as Kind](field);
}

export type SentValues = z.infer<ReturnType<typeof rulesOf>>;

/** What a visitor has filled in, by field. */
export function filledIn(form: FormId, values: SentValues): Filled {
  return Object.fromEntries(fieldsKeptIn(form).map((name) => [name, values[name] ?? ""]));
}

export type Filled = Partial<Record<FieldName, string>>;

/** What was typed, by field. */
export type Typed = Record<string, string>;
/** What is wrong with each field. */
export type Faults = Record<string, NamedText>;
