import { randomUUID } from "node:crypto";
import { Forbidden, type Endpoint } from "payload";
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { FORM_FIELDS } from "#shared/vocabulary/forms.ts";
import { cleanAddress, isAddress } from "#shared/lib/contact.ts";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
import { MANUAL_LEAD_SOURCES } from "./lead-source.ts";

const WRONG = {
  zh: "请填写姓名，以及邮箱或电话；邮箱要完整，国家填两个字母的代码，如 DE。",
  en: "Give a name, and an e-mail address or a phone number. The address has to be complete, the country a code of two letters, such as DE.",
};

/** An optional text of at most so many characters, as the forms of the site take it. */
const text = (most: number) => z.string().trim().max(most).default("");

const entered = z
  .object({
    name: z.string().trim().min(1).max(FORM_FIELDS.name.max),
    email: text(FORM_FIELDS.email.max)
      .transform(cleanAddress)
      .refine((email) => email === "" || isAddress(email)),
    phone: text(FORM_FIELDS.phone.max),
    company: text(FORM_FIELDS.company.max),
    position: text(FORM_FIELDS.position.max),
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]{2})?$/)
      .default(""),
    message: text(FORM_FIELDS.message.max),
    cameFrom: z.enum(MANUAL_LEAD_SOURCES),
  })
  .refine(({ email, phone }) => email !== "" || phone !== "");

/**
 * `POST /api/leads/entered`: a lead that staff takes down, from the telephone, a chat or a fair. It belongs to whoever enters it. Nobody is
 * written to: the customer has not used the form.
 */
export const manualEntryEndpoint: Endpoint = {
  path: "/entered",
  method: "post",
  handler: async (req) => {
    if (!can(req, "leads.write")) throw new Forbidden(req.t);
    const read = entered.safeParse(await req.json?.().catch(() => null));
    if (!read.success) throw refusal(WRONG, req);
    const { id } = await req.payload.create({
      collection: "leads",
      req,
      depth: 0,
      data: {
        ...read.data,
        status: "new",
        owner: req.user?.id ?? null,
        language: DEFAULT_LANGUAGE,
        // Asked for by the form alone.
        consent: false,
        submissionId: randomUUID(),
      },
    });
    return Response.json({ id }, { status: 201 });
  },
};
