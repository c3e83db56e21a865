import type { CollectionConfig, RelationshipField } from "payload";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { choice, moment } from "../fields/values.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { tryAgainEndpoint } from "../jobs/try-again-endpoint.ts";
import { CHANNELS } from "../leads/notifications/channel-names.ts";
import { CUSTOMERS } from "../lib/groups.ts";
import { written } from "./lead-fields.ts";

const STATES = {
  waiting: { zh: "等待发送", en: "Waiting" },
  sent: { zh: "已发送", en: "Sent" },
  failed: { zh: "发送失败", en: "Failed" },
};

function about(name: "lead" | "message", zh: string, en: string): RelationshipField {
  return { type: "relationship", name, label: { zh, en }, relationTo: `${name}s`, index: true, admin: { readOnly: true } };
}

/** Notices about leads and messages, with their recipients and outcomes. `cms/leads/notifications/` writes and sends them. */
export const notices: CollectionConfig = {
  slug: "notices",
  labels: { singular: { zh: "通知", en: "Notice" }, plural: { zh: "通知", en: "Notices" } },
  admin: {
    group: CUSTOMERS,
    components: { Description: "/admin/views/lead/notification-channels.tsx#NotificationChannels" },
    useAsTitle: "key",
    defaultColumns: ["channel", "target", "lead", "message", "state", "attempts", "lastFault", "createdAt"],
  },
  defaultSort: "-createdAt",
  ...writtenByServer(allow("leads.read")),
  endpoints: [tryAgainEndpoint("notices", "leads.write", { state: "waiting" })],
  fields: [
    choice("channel", "渠道", "Channel", CHANNELS),
    written("target", "发往", "Goes to"),
    about("lead", "询盘", "Lead"),
    about("message", "留言", "Message"),
    {
      type: "relationship",
      name: "note",
      label: { zh: "回复内容", en: "Reply" },
      relationTo: "lead-notes",
      index: true,
      admin: { readOnly: true },
    },
    choice("state", "状态", "State", STATES, { initial: "waiting", sidebar: true }),
    { ...moment("sentAt", "发送时间", "Sent at"), index: true },
    ...jobFields(),
    {
      type: "ui",
      name: "again",
      admin: { position: "sidebar", disableListColumn: true, components: { Field: "/admin/components/fields/send-again.tsx#SendAgain" } },
    },
    { ...written("key", "通知编号", "Notice id"), unique: true, index: true },
  ],
};
