import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { can } from "../access/permissions.ts";
import { allow } from "../access/allow.ts";
import { nobody } from "../access/nobody.ts";
import { SETTINGS } from "../lib/groups.ts";
import { optionsOf } from "../lib/i18n.ts";
import { plainText } from "../fields/text-fields.ts";
import { ACTIONS } from "../lib/audit-actions.ts";

/** The audit log: who changed what and when. Only the server writes it, and nobody deletes entries. */
export const auditLog: CollectionConfig = {
  slug: "audit-log",
  labels: { singular: say("Entry of the log"), plural: say("Audit log") },
  admin: {
    group: SETTINGS,
    useAsTitle: "title",
    hidden: ({ user }) => !can({ user }, "operation.read"),
    hideAPIURL: true,
    defaultColumns: ["createdAt", "userName", "action", "record", "title"],
  },
  defaultSort: "-id",
  access: { read: allow("operation.read"), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { type: "relationship", name: "user", relationTo: "users", label: say("User"), index: true },
    plainText("userName", say("Name (of a person)"), { max: 200, optional: true }),
    {
      type: "select",
      name: "action",
      label: say("Action"),
      required: true,
      index: true,
      options: optionsOf(ACTIONS),
    },
    {
      ...plainText("record", say("Kind of record"), { max: 60 }),
      index: true,
      admin: { components: { Cell: "/admin/views/audit/cells.tsx#RecordCell", Field: "/admin/views/audit/record-field.tsx#RecordField" } },
    },
    { ...plainText("recordId", say("Number of the record"), { max: 40 }), index: true },
    {
      ...plainText("title", say("Record"), { max: 300, optional: true }),
      admin: { components: { Cell: "/admin/views/audit/cells.tsx#TitleCell" } },
    },
    {
      type: "json",
      name: "changes",
      label: say("Changes"),
      admin: { components: { Field: "/admin/views/audit/changes.tsx#AuditChanges" } },
    },
  ],
};
