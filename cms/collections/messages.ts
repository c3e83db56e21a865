import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { formNames } from "#shared/vocabulary/form-labels.ts";
import { choice } from "../fields/values.ts";
import { exportEndpoint } from "../leads/export-leads.ts";
import { manualEntryEndpoint } from "../leads/manual-entry.ts";
import { deleteNotesToo } from "../leads/answer-times.ts";
import { MESSAGE_STATUSES } from "../leads/statuses.ts";
import { leadCollection } from "./lead-collection.ts";
import { beside } from "./lead-fields.ts";

const MESSAGE_FORMS = formNames("messages");

const collection = leadCollection({
  slug: "messages",
  singular: say("Message"),
  plural: say("Messages"),
  columns: ["name", "form", "subject", "company", "status", "createdAt"],
  fields: [beside(choice("form", say("Form"), MESSAGE_FORMS, { optional: true, initial: "message" }))],
  staffFields: [{ type: "textarea", name: "note", label: say("Internal note") }],
  statuses: MESSAGE_STATUSES,
});

/** Submissions of the forms that sell nothing. */
export const messages: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      beforeListTable: ["/admin/views/leads/message-actions.tsx#MessageActions"],
      views: { edit: { root: { Component: "/admin/views/lead/message-view.tsx#MessageView" } } },
    },
  },
  endpoints: [exportEndpoint("messages"), manualEntryEndpoint("messages")],
  hooks: { beforeDelete: [deleteNotesToo] },
};
