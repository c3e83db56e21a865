import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, quantity } from "../fields/values.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { tryAgainEndpoint } from "../jobs/try-again-endpoint.ts";
import { SETTINGS } from "../lib/groups.ts";

const TYPES = { publish: say("Publish"), unpublish: say("Take off the site") };

/** Records to publish or unpublish at a set time, and the account in whose name that happens. Only the server writes it. */
export const scheduledPublishing: CollectionConfig = {
  slug: "scheduled-publishing",
  labels: { singular: say("Scheduled publishing"), plural: say("Scheduled publishing") },
  admin: { group: SETTINGS, hidden: true },
  defaultSort: "nextAt",
  ...writtenByServer(allow("operation.read")),
  endpoints: [tryAgainEndpoint("scheduled-publishing", "content.write")],
  fields: [
    choice("type", say("Action"), TYPES),
    plainText("target", say("Kind of record (content)"), { max: 60 }),
    quantity("record", say("Record")),
    // Empty for both languages.
    { type: "select", name: "language", label: say("Language"), options: [...KNOWN_LANGUAGES] },
    { type: "relationship", name: "user", relationTo: "users", label: say("User") },
    ...jobFields(),
  ],
};
