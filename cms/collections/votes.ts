import type { CollectionConfig } from "payload";
import { writtenByServer } from "../access/written-by-server.ts";
import { staff } from "../access/staff.ts";
import { CONTENT } from "../lib/groups.ts";

/**
 * What visitors said of answers to questions: whether they helped. It tells nothing of who said it. The answer is named by its number
 * alone, so that it can be deleted whatever was said of it.
 */
export const votes: CollectionConfig = {
  slug: "votes",
  labels: { singular: { zh: "评价", en: "Vote" }, plural: { zh: "回答评价", en: "Votes on answers" } },
  // They are read as sums, where the answers are.
  admin: { group: CONTENT, hidden: true },
  defaultSort: "-id",
  ...writtenByServer(staff),
  fields: [
    { type: "number", name: "answer", label: { zh: "问题编号", en: "Number of the question" }, required: true, index: true },
    { type: "checkbox", name: "helpful", label: { zh: "有帮助", en: "Helped" }, required: true },
    { type: "text", name: "language", label: { zh: "页面语言", en: "Language of the page" }, maxLength: 2 },
  ],
};
