import type { CollectionConfig } from "payload";
import { slug } from "../fields/slug.ts";
import { term } from "../fields/term.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { order } from "../fields/values.ts";
import { content } from "./content.ts";
import { helpedField } from "../leads/votes/helped-field.ts";
import { CONTENT } from "../lib/groups.ts";

export const faqs: CollectionConfig = content({
  slug: "faqs",
  group: CONTENT,
  singular: { zh: "常见问题", en: "Question" },
  plural: { zh: "常见问题", en: "Questions" },
  title: "question",
  columns: ["question", "topic", "helped", "order", "_status"],
  sort: "order",
  fields: [
    slug({ from: "question" }),
    order(),
    term("topic", "主题", "Topic", "faq-topics", { sidebar: true }),
    localizedText("question", "问题", "Question", { max: 200 }),
    localizedParagraph("answer", "回答", "Answer", { max: 1200 }),
    helpedField,
  ],
});
