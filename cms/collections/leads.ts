import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { rolesThatCan } from "../access/permissions.ts";
import { serverOnly } from "../access/field-access.ts";
import { choice, day } from "../fields/values.ts";
import { LEAD_SOURCES } from "../leads/lead-source.ts";
import { manualEntryEndpoint } from "../leads/manual-entry.ts";
import { exportEndpoint } from "../leads/export-leads.ts";
import { noteAnswer, deleteNotesToo } from "../leads/answer-times.ts";
import { LEAD_STATUSES } from "../leads/statuses.ts";
import { notifyOwner } from "../leads/notifications/notify-owner.ts";
import { leadCollection } from "./lead-collection.ts";
import { wantedItems } from "./lead-fields.ts";

const collection = leadCollection({
  slug: "leads",
  singular: say("Lead"),
  plural: say("Leads"),
  columns: ["name", "company", "country", "status", "owner", "createdAt"],
  fields: [wantedItems()],
  staffFields: [
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
  ],
  statuses: LEAD_STATUSES,
});

/** Requests of visitors who want to buy. */
export const leads: CollectionConfig = {
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      views: {
        list: { Component: "/admin/views/leads/view.tsx#LeadList" },
        edit: { root: { Component: "/admin/views/lead/view.tsx#LeadView" } },
      },
    },
  },
  endpoints: [exportEndpoint("leads"), manualEntryEndpoint("leads")],
  hooks: { beforeChange: [noteAnswer], afterChange: [notifyOwner], beforeDelete: [deleteNotesToo] },
};
