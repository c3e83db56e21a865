import { say } from "#shared/desk-texts/say.ts";
import { randomUUID } from "node:crypto";
import { Forbidden, type Endpoint } from "payload";
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { formNames } from "#shared/vocabulary/form-labels.ts";
import { fieldOf, fieldsKeptIn, type FieldKind, type FieldName, type FormField, type FormId } from "#shared/vocabulary/forms.ts";
import { keysOf, type Names } from "#shared/vocabulary/names.ts";
import { cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
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
  const fields = fieldsKeptIn(form).map((name) => [name, ruleOf(fieldOf(name))]);
  const { data } = z.object(Object.fromEntries(fields) as Record<FieldName, z.ZodType<string>>).safeParse(body);
  return data && data.name !== "" && (data.email || data.phone) ? data : null;
}

/** The form of an entry; the first one by default. */
const formIn = <Id extends FormId>(forms: Names<Id>) => z.enum(keysOf(forms)).default(keysOf(forms)[0]);
const LEAD = z.object({ form: formIn(formNames("leads")), cameFrom: z.enum(MANUAL_LEAD_SOURCES) });
const MESSAGE = z.object({ form: formIn(formNames("messages")) });

/**
 * `POST /api/leads/entered`, `/api/messages/entered`: manual entry by staff, from the telephone, a chat or a fair. The user owns the lead.
 * Nobody gets mail, because the customer has not used the form.
 */
export function manualEntryEndpoint(collection: "leads" | "messages"): Omit<Endpoint, "root"> {
  return {
    path: "/entered",
    method: "post",
    handler: async (req) => {
      if (!can(req, "leads.write")) throw new Forbidden(req.t);
      const body: unknown = await req.json?.().catch(() => null);
      const entered = {
        status: "new",
        language: DEFAULT_LANGUAGE,
        // Consent belongs to the form alone.
        consent: false,
        submissionId: randomUUID(),
      } as const;
      const stored = { req, depth: 0, overrideAccess: true } as const;
      let id: number;
      if (collection === "leads") {
        const { data: entry } = LEAD.safeParse(body);
        const fields = entry && readEntered(entry.form, body);
        if (!fields) throw refusal(WRONG, req);
        const data = { ...fields, ...entered, cameFrom: entry.cameFrom, owner: req.user?.id ?? null };
        ({ id } = await req.payload.create({ collection, data, ...stored }));
      } else {
        const { data: entry } = MESSAGE.safeParse(body);
        const fields = entry && readEntered(entry.form, body);
        if (!fields) throw refusal(WRONG, req);
        ({ id } = await req.payload.create({ collection, data: { ...fields, ...entered, form: entry.form }, ...stored }));
      }
      return Response.json({ id }, { status: 201 });
    },
  };
}
