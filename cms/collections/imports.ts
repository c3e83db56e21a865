import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { secret } from "../access/field-access.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import {
  badLinesEndpoint,
  checkEndpoint,
  giveUpEndpoint,
  MAX_FILE_BYTES,
  writeEndpoint,
} from "../import-export/import-export-endpoints.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { SETTINGS } from "../lib/groups.ts";

/** The states of an import. */
export const IMPORT_STATES = ["checking", "checked", "writing", "written", "failed"] as const;

/** Import files with their reports and progress. Only the server writes them. */
export const imports: CollectionConfig = {
  slug: "imports",
  labels: { singular: say("Import"), plural: say("Imports") },
  // The view where staff chooses files lists them.
  admin: { group: SETTINGS, hidden: true, useAsTitle: "fileName" },
  defaultSort: "-id",
  ...writtenByServer(allow("content.import")),
  endpoints: [checkEndpoint, writeEndpoint, badLinesEndpoint, giveUpEndpoint],
  fields: [
    { type: "relationship", name: "user", relationTo: "users", label: say("User") },
    plainText("target", say("Kind of record (content)"), { max: 60 }),
    plainText("fileName", say("File"), { max: 200 }),
    plainText("language", say("Language"), { max: 2 }),
    { type: "number", name: "bytes", label: say("Size (bytes)") },
    { type: "select", name: "state", label: say("State"), required: true, options: [...IMPORT_STATES] },
    { type: "checkbox", name: "onlyGood", label: say("Good lines alone") },
    ...jobFields(),
    { type: "number", name: "done", label: say("Done") },
    { type: "number", name: "total", label: say("In all") },
    { type: "number", name: "seconds", label: say("Seconds") },
    { type: "json", name: "report", label: say("Result") },
    // As `packContent` makes it, until the import is written or discarded.
    {
      type: "textarea",
      name: "content",
      label: say("Content"),
      maxLength: MAX_FILE_BYTES * 2,
      access: secret,
      admin: { hidden: true },
    },
  ],
};
