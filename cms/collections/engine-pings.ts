import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { SETTINGS } from "../lib/groups.ts";

/** Addresses to report to search engines. Only the server writes them, and deletes one when its engine has accepted it. */
export const enginePings: CollectionConfig = {
  slug: "engine-pings",
  labels: { singular: say("Search engine ping"), plural: say("Search engine pings") },
  admin: { group: SETTINGS, hidden: true },
  ...writtenByServer(allow("operation.read")),
  fields: [
    { ...plainText("key", say("Engine and address"), { max: 400 }), unique: true, index: true },
    { ...plainText("engine", say("Engine"), { max: 20 }), index: true },
    plainText("place", say("Address"), { max: 380 }),
    ...jobFields(),
  ],
};
