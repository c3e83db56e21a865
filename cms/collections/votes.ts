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
  labels: { singular: { zh: "评价", en: "Vote" }, plural: { zh: "回答评价", en: "Votes on answers" } },
  // The answers show them as sums.
  admin: { group: CONTENT, hidden: true },
  defaultSort: "-id",
  ...writtenByServer(staff),
  fields: [
    { type: "number", name: "answer", label: { zh: "问题编号", en: "Number of the question" }, required: true, index: true },
    { type: "checkbox", name: "helpful", label: { zh: "有帮助", en: "Helped" }, required: true },
    { type: "text", name: "language", label: { zh: "页面语言", en: "Language of the page" }, maxLength: 2 },
  ],
};
