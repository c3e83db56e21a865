import { randomUUID } from "node:crypto";
import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, type Endpoint } from "payload";
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { FORM_IDS, fieldOf, fieldsOf, type FieldKind, type FieldName, type FormField, type FormId } from "#shared/vocabulary/forms.ts";
import { cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
import { readFilters } from "./lead-filters.ts";
import { MANUAL_LEAD_SOURCES } from "./lead-source.ts";

const WRONG = say(
  "Give a name, and an e-mail address or a phone number. The address has to be complete, the country a code of two letters, such as DE.",
);

/** An optional text with a limit, as in the forms of the site. */
const text = ({ max }: { max: number }) => z.string().trim().max(max).default("");

/** The accepted values of each kind of field. */
const RULES: { [Kind in FieldKind]: (field: Extract<FormField, { kind: Kind }>) => z.ZodType<string> } = {
  line: text,
  text,
  phone: text,
  email: (field) =>
    text(field)
      .transform(cleanAddress)
      .refine((email) => email === "" || isAddress(email)),
  country: () =>
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]{2})?$/)
      .default(""),
  choice: ({ choices }) =>
    z
      .string()
      .refine((value) => value === "" || choices.includes(value))
      .default(""),
};

function ruleOf<Kind extends FieldKind>(field: Extract<FormField, { kind: Kind }>): z.ZodType<string> {
  return RULES[field.kind as Kind](field);
}

/** The entered values of a form; null if one is missing or invalid. Only a name and a way to reach the customer are required. */
function readEntered(form: FormId, body: unknown) {
  const fields = fieldsOf(form).map((name) => [name, ruleOf(fieldOf(name))]);
  const { data } = z.object(Object.fromEntries(fields) as Record<FieldName, z.ZodType<string>>).safeParse(body);
  return data && data.name !== "" && (data.email || data.phone) ? data : null;
}

/**
 * `POST /api/leads/entered`, `/api/messages/entered`: manual entry by staff, from the telephone, a chat or a fair. The user owns the lead.
 * Nobody gets mail, because the customer has not used the form.
 */
export const manualEntryEndpoint: Omit<Endpoint, "root"> = {
  path: "/entered",
  method: "post",
  handler: async (req) => {
    if (!can(req, "leads.write")) throw new Forbidden(req.t);
    const body: unknown = await req.json?.().catch(() => null);
    const { forms = FORM_IDS } = readFilters(new URL(req.url ?? "", "http://localhost").searchParams);
    const entry = z
      .object({ form: z.enum(forms).default(forms[0] ?? "buy"), cameFrom: z.enum(MANUAL_LEAD_SOURCES).optional() })
      .safeParse(body);
    const fields = entry.success && readEntered(entry.data.form, body);
    if (!fields) throw refusal(WRONG, req);
    const { id } = await req.payload.create({
      collection: "leads",
      req,
      depth: 0,
      overrideAccess: true,
      data: {
        ...fields,
        ...entry.data,
        owner: req.user?.id ?? null,
        status: "new",
        language: DEFAULT_LANGUAGE,
        // Consent belongs to the form alone.
        consent: false,
        submissionId: randomUUID(),
      },
    });
    return Response.json({ id }, { status: 201 });
  },
};
