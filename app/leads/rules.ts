import { z } from "zod";
import { isCountry } from "#app/lib/countries.ts";

/** The rules of the contract for both forms. Messages are keys of the locale files. */
const required = (max: number) => z.string().trim().min(1, "forms.required").max(max, "forms.tooLong");
const optional = (max: number) => z.string().trim().max(max, "forms.tooLong");

const common = {
  name: required(100),
  email: z.string().trim().min(1, "forms.required").max(254, "forms.tooLong").pipe(z.email("forms.emailFault")),
  company: optional(200),
  phone: z
    .string()
    .trim()
    .refine((value) => value === "" || (/^[\d +().-]+$/.test(value) && value.length >= 5 && value.length <= 32), "forms.phoneFault"),
  message: required(5000),
  consent: z.literal("on", "forms.consentFault"),
  /** Made with the form; the same id twice is one submission. */
  submissionId: z.uuid("forms.submissionFault"),
};

export const leadRules = z.object({
  ...common,
  position: optional(100),
  country: z.string().refine((value) => value === "" || isCountry(value), "forms.countryFault"),
});

export const messageRules = z.object({ ...common, subject: optional(200) });

export type LeadValues = z.infer<typeof leadRules>;
export type MessageValues = z.infer<typeof messageRules>;

/** What was typed, by field. */
export type Typed = Record<string, string>;
/** Locale key of each field's fault. */
export type Faults = Record<string, string>;
