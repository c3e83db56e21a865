import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig, Field } from "payload";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { serverOnly } from "../access/field-access.ts";
import { nobody } from "../access/nobody.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, moment } from "../fields/values.ts";
import { answers, beside, formFields, provenance } from "./lead-fields.ts";
import { LANGUAGE_LABELS } from "../lib/language-labels.ts";
import { CUSTOMERS } from "../lib/groups.ts";

interface LeadCollection {
  slug: "leads" | "messages";
  singular: Bilingual;
  plural: Bilingual;
  columns: string[];
  /** Fields that every form submits besides its own. */
  fields: Field[];
  /** Staff's fields besides the status. */
  staffFields: Field[];
  statuses: Readonly<Record<string, Bilingual>> & { new: Bilingual };
}

/** Submissions of a form: the site writes them, staff reads them and follows them up. */
export function leadCollection({ slug, singular, plural, columns, fields, staffFields, statuses }: LeadCollection): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    admin: { group: CUSTOMERS, useAsTitle: "name", defaultColumns: columns },
    defaultSort: "-createdAt",
    access: { read: allow("leads.read"), update: allow("leads.write"), delete: mayTrash("leads.write"), create: nobody },
    disableDuplicate: true,
    fields: [
      // Explicit access, so that staff cannot change the date of a submission.
      {
        type: "date",
        name: "createdAt",
        label: say("Received (time)"),
        index: true,
        access: serverOnly,
        admin: { hidden: true, disableBulkEdit: true },
      },
      ...formFields(slug),
      ...fields,
      answers(),
      provenance(),
      {
        type: "join",
        name: "notices",
        label: say("Notices"),
        collection: "notices",
        on: slug.replace(/s$/, ""),
        admin: { allowCreate: false, defaultColumns: ["channel", "target", "state", "attempts", "lastFault", "sentAt"] },
      },
      ...staffFields,
      choice("status", say("Status"), statuses, { initial: "new", sidebar: true }),
      beside(choice("language", say("Language"), LANGUAGE_LABELS)),
      beside(plainText("page", say("Page"), { max: 2000, optional: true })),
      beside({ type: "checkbox", name: "consent", label: say("Consent to the privacy policy"), required: true }),
      beside({ type: "textarea", name: "consentText", label: say("Wording agreed to") }),
      beside(plainText("policyVersion", say("Version of the privacy policy agreed to"), { max: 40, optional: true })),
      { ...moment("consentAt", say("Consent given at"), { sidebar: true }), access: serverOnly },
      {
        ...plainText("submissionId", say("Submission"), {
          max: 64,
          description: say("The same one is kept only once. Its first 8 characters are the reference that the visitor knows."),
        }),
        unique: true,
        index: true,
        access: serverOnly,
        admin: { position: "sidebar", readOnly: true },
      },
    ],
  };
}
