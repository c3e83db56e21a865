import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { choice, moment } from "../fields/values.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { tryAgainEndpoint } from "../jobs/try-again-endpoint.ts";
import { CHANNEL_NAMES, channels } from "../leads/notifications/channels.ts";
import { CUSTOMERS } from "../lib/groups.ts";
import { visitorText } from "./lead-fields.ts";

const STATES = {
  waiting: say("Waiting (to be sent)"),
  sent: say("Sent"),
  failed: say("Failed (to be sent)"),
};

const CHANNEL_LABELS = Object.fromEntries(CHANNEL_NAMES.map((name) => [name, channels[name].label]));

/** Notices about leads, with their recipients and outcomes. `cms/leads/notifications/` writes and sends them. */
export const notices: CollectionConfig = {
  slug: "notices",
  labels: { singular: say("Notice"), plural: say("Notices") },
  admin: {
    group: CUSTOMERS,
    components: { Description: "/admin/views/lead/notification-channels.tsx#NotificationChannels" },
    useAsTitle: "key",
    defaultColumns: ["channel", "target", "lead", "state", "attempts", "lastFault", "createdAt"],
  },
  defaultSort: "-createdAt",
  ...writtenByServer(allow("leads.read")),
  endpoints: [tryAgainEndpoint("notices", "leads.write", { state: "waiting" })],
  fields: [
    choice("channel", say("Channel (of a notice)"), CHANNEL_LABELS),
    visitorText("target", say("Goes to")),
    { type: "relationship", name: "lead", label: say("Lead"), relationTo: "leads", index: true, admin: { readOnly: true } },
    {
      type: "relationship",
      name: "note",
      label: say("Reply"),
      relationTo: "lead-notes",
      index: true,
      admin: { readOnly: true },
    },
    choice("state", say("State"), STATES, { initial: "waiting", sidebar: true }),
    { ...moment("sentAt", say("Sent at")), index: true },
    ...jobFields(),
    {
      type: "ui",
      name: "again",
      admin: { position: "sidebar", disableListColumn: true, components: { Field: "/admin/components/fields/send-again.tsx#SendAgain" } },
    },
    { ...visitorText("key", say("Notice id")), unique: true, index: true },
  ],
};
