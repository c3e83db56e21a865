import type { CollectionConfig } from "payload";
import { administrators } from "../access/by-role.ts";
import { seesPart } from "../access/desk-parts.ts";
import { nobody } from "../access/nobody.ts";
import { SETTINGS } from "../collections/groups.ts";
import { optionsOf } from "../fields/bilingual.ts";
import { plainText } from "../fields/texts.ts";

/** What can be done to a record or an account. */
export const ACTIONS = {
  create: { zh: "新建", en: "Created" },
  update: { zh: "修改", en: "Changed" },
  publish: { zh: "发布", en: "Published" },
  unpublish: { zh: "撤下", en: "Unpublished" },
  draft: { zh: "存草稿", en: "Saved a draft" },
  trash: { zh: "移入回收站", en: "Moved to the trash" },
  restore: { zh: "从回收站恢复", en: "Restored from the trash" },
  delete: { zh: "永久删除", en: "Deleted for good" },
  "sign-in": { zh: "登录", en: "Signed in" },
  invite: { zh: "邀请", en: "Invited" },
  export: { zh: "导出", en: "Exported" },
  "end-sessions": { zh: "结束会话", en: "Ended sessions" },
} as const;

export type Action = keyof typeof ACTIONS;

/** Who changed what and when. The server alone writes it, and nobody takes anything out of it. */
export const auditLog: CollectionConfig = {
  slug: "audit-log",
  labels: { singular: { zh: "操作记录", en: "Entry of the log" }, plural: { zh: "操作记录", en: "Audit log" } },
  admin: {
    group: SETTINGS,
    useAsTitle: "title",
    hidden: ({ user }) => !seesPart({ user }, "log"),
    hideAPIURL: true,
    defaultColumns: ["createdAt", "userName", "action", "record", "title"],
  },
  defaultSort: "-id",
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
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
      admin: { components: { Cell: "/admin/audit/cells.tsx#RecordCell", Field: "/admin/audit/record-field.tsx#RecordField" } },
    },
    { ...plainText("recordId", "记录编号", "Number of the record", { max: 40 }), index: true },
    {
      ...plainText("title", "记录", "Record", { max: 300, optional: true }),
      admin: { components: { Cell: "/admin/audit/cells.tsx#TitleCell" } },
    },
    {
      type: "json",
      name: "changes",
      label: { zh: "改动", en: "Changes" },
      admin: { components: { Field: "/admin/audit/changes.tsx#AuditChanges" } },
    },
  ],
};
