import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from "payload";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { allow } from "../access/allow.ts";
import { rolesThatCan } from "../access/permissions.ts";
import { mayTrash } from "../access/trash-access.ts";
import { serverOnly } from "../access/field-access.ts";
import { nobody } from "../access/nobody.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, day, moment } from "../fields/values.ts";
import { LEAD_SOURCES, leadSource } from "../leads/lead-source.ts";
import { manualEntryEndpoint } from "../leads/manual-entry.ts";
import { exportEndpoint } from "../leads/export-leads.ts";
import type { Lead } from "../config/payload-types.ts";
import { LEAD_STATUSES } from "#shared/vocabulary/lead-statuses.ts";
import { notifyOwner } from "../leads/notifications/notify-owner.ts";
import { LANGUAGE_LABELS } from "../lib/language-labels.ts";
import { CUSTOMERS } from "../lib/groups.ts";
import { answers, sidebarField, formFields, provenance, wantedItems } from "./lead-fields.ts";

/** Records the time of a lead's first answer, which stops its clock, and a lead's source unless staff has set one. */
const noteAnswer: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  if (operation === "create") return { ...data, cameFrom: data.cameFrom ?? leadSource(data.origin ?? {}) };
  if (!originalDoc || data.status === undefined || data.status === originalDoc.status) return data;
  return { ...data, answeredAt: answeredAt(data.status, originalDoc.answeredAt ?? null) };
};

/** A lead that becomes new again counts as unanswered; spam needs no answer. */
function answeredAt(status: Lead["status"], before: string | null): string | null {
  if (status === "new") return null;
  return status === "spam" ? before : (before ?? new Date().toISOString());
}

/** Deletes the notes of a lead together with it. */
const deleteNotesToo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "lead-notes", where: { lead: { equals: id } }, req, overrideAccess: true });
};

/** What visitors send by any form: the site writes it, staff reads it and follows it up. */
export const leads: CollectionConfig = {
  slug: "leads",
  labels: { singular: say("Lead"), plural: say("Leads") },
  admin: {
    group: CUSTOMERS,
    useAsTitle: "name",
    defaultColumns: ["name", "form", "company", "country", "status", "owner", "createdAt"],
    components: {
      views: {
        list: { Component: "/admin/views/leads/view.tsx#LeadList" },
        edit: { root: { Component: "/admin/views/lead/view.tsx#LeadView" } },
      },
    },
  },
  defaultSort: "-createdAt",
  access: { read: allow("leads.read"), update: allow("leads.write"), delete: mayTrash("leads.write"), create: nobody },
  disableDuplicate: true,
  endpoints: [exportEndpoint, manualEntryEndpoint],
  hooks: { beforeChange: [noteAnswer], afterChange: [notifyOwner], beforeDelete: [deleteNotesToo] },
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
    sidebarField(choice("form", say("Form"), FORM_LABELS, { initial: "buy" })),
    ...formFields(),
    wantedItems(),
    answers(),
    provenance(),
    {
      type: "join",
      name: "notices",
      label: say("Notices"),
      collection: "notices",
      on: "lead",
      admin: { allowCreate: false, defaultColumns: ["channel", "target", "state", "attempts", "lastFault", "sentAt"] },
    },
    {
      type: "relationship",
      name: "owner",
      label: say("Owner"),
      relationTo: "users",
      index: true,
      filterOptions: { role: { in: rolesThatCan("leads.write") } },
      admin: { position: "sidebar", allowCreate: false },
    },
    day("followUpOn", say("Follow up on"), { optional: true, sidebar: true }),
    { type: "date", name: "answeredAt", label: say("First answered"), index: true, access: serverOnly },
    { ...choice("cameFrom", say("Came by"), LEAD_SOURCES, { optional: true }), access: serverOnly },
    choice("status", say("Status"), LEAD_STATUSES, { initial: "new", sidebar: true }),
    sidebarField(choice("language", say("Language"), LANGUAGE_LABELS)),
    sidebarField(plainText("page", say("Page"), { max: 2000, optional: true })),
    sidebarField({ type: "checkbox", name: "consent", label: say("Consent to the privacy policy"), required: true }),
    sidebarField({ type: "textarea", name: "consentText", label: say("Wording agreed to") }),
    sidebarField(plainText("policyVersion", say("Version of the privacy policy agreed to"), { max: 40, optional: true })),
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
    // Addresses of messages name leads by it (`server/api/messages-address.ts`).
    {
      type: "number",
      name: "messageId",
      label: say("Number as a message"),
      index: true,
      access: serverOnly,
      admin: { hidden: true, disableBulkEdit: true },
    },
  ],
};
