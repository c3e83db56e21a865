import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { flag, quantity } from "../fields/values.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { tryAgainEndpoint } from "../jobs/try-again-endpoint.ts";
import { SETTINGS } from "../lib/groups.ts";

/**
 * The figures of each published record that contradict the records of products. Only the server writes it: it checks a record when staff
 * saves that, or a product that the record names.
 */
export const consistencyChecks: CollectionConfig = {
  slug: "consistency-checks",
  labels: { singular: say("Consistency check"), plural: say("Consistency checks") },
  admin: { group: SETTINGS, hidden: true },
  ...writtenByServer(allow("operation.read")),
  endpoints: [tryAgainEndpoint("consistency-checks", "content.write")],
  fields: [
    { ...plainText("key", say("Record"), { max: 80 }), unique: true, index: true },
    plainText("target", say("Kind of record (content)"), { max: 60 }),
    quantity("record", say("Number")),
    // Model codes, each between bars; a product's own comes first.
    { type: "textarea", name: "mentions", label: say("Models it names") },
    { type: "json", name: "found", label: say("Contradictions") },
    { ...quantity("open", say("How many"), { optional: true }), index: true },
    flag("spreads", say("Has those checked that name it")),
    ...jobFields(),
  ],
};
