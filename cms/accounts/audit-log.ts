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
  labels: { singular: { zh: "操作记录", en: "Entry of the log" }, plural: { zh: "操作记录", en: "Audit log" } },
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
    { type: "relationship", name: "user", relationTo: "users", label: { zh: "用户", en: "User" }, index: true },
    plainText("userName", "姓名", "Name", { max: 200, optional: true }),
    {
      type: "select",
      name: "action",
      label: { zh: "操作", en: "Action" },
      required: true,
      index: true,
      options: optionsOf(ACTIONS),
    },
    {
      ...plainText("record", "记录类型", "Kind of record", { max: 60 }),
      index: true,
      admin: { components: { Cell: "/admin/views/audit/cells.tsx#RecordCell", Field: "/admin/views/audit/record-field.tsx#RecordField" } },
    },
    { ...plainText("recordId", "记录编号", "Number of the record", { max: 40 }), index: true },
    {
      ...plainText("title", "记录", "Record", { max: 300, optional: true }),
      admin: { components: { Cell: "/admin/views/audit/cells.tsx#TitleCell" } },
    },
    {
      type: "json",
      name: "changes",
      label: { zh: "改动", en: "Changes" },
      admin: { components: { Field: "/admin/views/audit/changes.tsx#AuditChanges" } },
    },
  ],
};
