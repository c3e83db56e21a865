import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig } from "payload";
import { writtenByServer } from "../access/written-by-server.ts";
import { staff } from "../access/staff.ts";
import { CONTENT } from "../lib/groups.ts";

/**
 * Visitors' votes on whether answers helped, without data about the voter. A vote refers to the answer by its number alone, so that staff
 * can delete the answer.
 */
export const votes: CollectionConfig = {
  slug: "votes",
  labels: { singular: say("Vote"), plural: say("Votes on answers") },
  // The answers show them as sums.
  admin: { group: CONTENT, hidden: true },
  defaultSort: "-id",
  ...writtenByServer(staff),
  fields: [
    { type: "number", name: "answer", label: say("Number of the question"), required: true, index: true },
    { type: "checkbox", name: "helpful", label: say("Helped"), required: true },
    { type: "text", name: "language", label: say("Language of the page"), maxLength: 2 },
  ],
};
