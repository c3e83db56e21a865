import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { can } from "../access/permissions.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { choice, moment, quantity } from "../fields/values.ts";
import { SETTINGS } from "../lib/groups.ts";

const KINDS = {
  policy: say("Refused by the policy"),
  crash: say("Page crashed"),
};

/** Reports of browsers, each kind once with its count. Only the server writes it, and stores nothing about the reporting visitor. */
export const browserReports: CollectionConfig = {
  slug: "browser-reports",
  labels: { singular: say("Browser report"), plural: say("Browser reports") },
  admin: {
    group: SETTINGS,
    useAsTitle: "directive",
    hidden: ({ user }) => !can({ user }, "operation.read"),
    hideAPIURL: true,
    description: say(
      "What browsers reported in the last 30 days: what the content security policy refused, and pages that crashed. Nothing of a visitor is kept; what extensions cause is left out.",
    ),
    defaultColumns: ["kind", "directive", "blocked", "path", "count", "browsers", "lastAt"],
  },
  defaultSort: "-lastAt",
  ...writtenByServer(allow("operation.read")),
  fields: [
    choice("kind", say("Kind (type)"), KINDS),
    plainText("directive", say("Directive or reason"), { max: 40 }),
    plainText("blocked", say("Refused source"), { max: 100, optional: true }),
    plainText("path", say("Page"), { max: 120 }),
    { ...quantity("count", say("Times")), index: true },
    plainText("browsers", say("Browsers"), { max: 100 }),
    { ...moment("lastAt", say("Last time")), index: true },
    { type: "text", name: "key", required: true, unique: true, index: true, hidden: true },
  ],
};
