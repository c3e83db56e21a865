import type { CollectionConfig } from "payload";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, quantity } from "../fields/values.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { tryAgainEndpoint } from "../jobs/try-again-endpoint.ts";
import { SETTINGS } from "../lib/groups.ts";

const TYPES = { publish: { zh: "发布", en: "Publish" }, unpublish: { zh: "下线", en: "Take off the site" } };

/** Records to publish or unpublish at a set time, and the account in whose name that happens. Only the server writes it. */
export const scheduledPublishing: CollectionConfig = {
  slug: "scheduled-publishing",
  labels: { singular: { zh: "定时发布", en: "Scheduled publishing" }, plural: { zh: "定时发布", en: "Scheduled publishing" } },
  admin: { group: SETTINGS, hidden: true },
  defaultSort: "nextAt",
  ...writtenByServer(allow("operation.read")),
  endpoints: [tryAgainEndpoint("scheduled-publishing", "content.write")],
  fields: [
    choice("type", "操作", "Action", TYPES),
    plainText("target", "类别", "Kind of record", { max: 60 }),
    quantity("record", "记录", "Record"),
    // Empty for both languages.
    { type: "select", name: "language", label: { zh: "语言", en: "Language" }, options: [...KNOWN_LANGUAGES] },
    { type: "relationship", name: "user", relationTo: "users", label: { zh: "用户", en: "User" } },
    ...jobFields(),
  ],
};
