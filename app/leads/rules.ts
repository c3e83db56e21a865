import { z } from "zod";
import { isCountry } from "#app/lib/format/countries.ts";
import type { NamedText } from "#app/lib/seo/title.ts";
import { cleanAddress, cleanLine, isAddress, isBlank, plainLine } from "#shared/lib/contact.ts";
import { isPhone, saysNoPhone } from "#shared/lib/phone.ts";
import { FORM_FIELDS } from "#shared/vocabulary/forms.ts";

/**
 * The rules of the contract for both forms. Messages are keys of the locale files. Lengths are counted in characters: an emoji is one.
 */

/** Control characters but tab and line end, and the marks that turn the direction of what follows; a text needs none of them. */
const UNSEEN_IN_TEXT = /[^\P{Cc}\t\n]+|[\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line of text. */
const line = z.string().transform(cleanLine);
/** Text of several lines. */
const text = z.string().transform((value) => (isBlank(value) ? "" : value.replace(UNSEEN_IN_TEXT, "").trim()));

const upTo = (max: number) => z.string().max(max, "forms.tooLong");
/** A line that may be empty, or missing altogether. */
const optional = (max: number) => line.pipe(upTo(max)).default("");
/** A line that the form's script fills in: too long a one is cut, since no visitor could mend it. */
const told = (max: number) =>
  line
    .transform((value) => [...value].slice(0, max).join(""))
    .optional()
    .catch(undefined);

const common = {
  name: line.pipe(upTo(FORM_FIELDS.name.max).min(1, "forms.required")),
  email: z
    .string()
    .transform(cleanAddress)
    .pipe(upTo(FORM_FIELDS.email.max).min(1, "forms.required"))
    .pipe(z.string().refine(isAddress, "forms.emailFault")),
  company: optional(FORM_FIELDS.company.max),
  phone: z
    .string()
    .transform((value) => (saysNoPhone(plainLine(value)) ? "" : plainLine(value)))
    .pipe(z.string().refine((value) => value === "" || isPhone(value), "forms.phoneFault"))
    .default(""),
  message: text.pipe(upTo(FORM_FIELDS.message.max).min(1, "forms.required")),
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
};

export const leadRules = z.object({
  ...common,
  position: optional(FORM_FIELDS.position.max),
  /** The quote list, as `/buy?items=` has it: fifty of the longest lines. */
  items: told(4500),
  country: z
    .string()
    .refine((value) => value === "" || isCountry(value), "forms.countryFault")
    .default(""),
});

export const messageRules = z.object({ ...common, subject: optional(FORM_FIELDS.subject.max) });

export type LeadValues = z.infer<typeof leadRules>;
export type MessageValues = z.infer<typeof messageRules>;

/** What was typed, by field. */
export type Typed = Record<string, string>;
/** What is wrong with each field. */
export type Faults = Record<string, NamedText>;
