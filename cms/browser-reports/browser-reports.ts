import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { can } from "../access/permissions.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, moment, quantity } from "../fields/values.ts";
import { SETTINGS } from "../lib/groups.ts";

const KINDS = {
  policy: { zh: "被安全策略拦截", en: "Refused by the policy" },
  crash: { zh: "页面崩溃", en: "Page crashed" },
};

/** Reports of browsers, each kind once with its count. Only the server writes it, and stores nothing about the reporting visitor. */
export const browserReports: CollectionConfig = {
  slug: "browser-reports",
  labels: { singular: { zh: "浏览器报告", en: "Browser report" }, plural: { zh: "浏览器报告", en: "Browser reports" } },
  admin: {
    group: SETTINGS,
    useAsTitle: "directive",
    hidden: ({ user }) => !can({ user }, "operation.read"),
    hideAPIURL: true,
    description: {
      zh: "最近 30 天里，浏览器报告被内容安全策略拦截的内容和崩溃的页面。不保存访客的任何信息；浏览器扩展造成的不计。",
      en: "What browsers reported in the last 30 days: what the content security policy refused, and pages that crashed. Nothing of a visitor is kept; what extensions cause is left out.",
    },
    defaultColumns: ["kind", "directive", "blocked", "path", "count", "browsers", "lastAt"],
  },
  defaultSort: "-lastAt",
  ...writtenByServer(allow("operation.read")),
  fields: [
    choice("kind", "类型", "Kind", KINDS),
    plainText("directive", "指令或原因", "Directive or reason", { max: 40 }),
    plainText("blocked", "被拦截的来源", "Refused source", { max: 100, optional: true }),
    plainText("path", "页面", "Page", { max: 120 }),
    { ...quantity("count", "次数", "Times"), index: true },
    plainText("browsers", "浏览器", "Browsers", { max: 100 }),
    { ...moment("lastAt", "最近一次", "Last time"), index: true },
    { type: "text", name: "key", required: true, unique: true, index: true, hidden: true },
  ],
};
