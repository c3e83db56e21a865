import type { CollectionConfig } from "payload";
import { list } from "../fields/lists.ts";
import { sitePath } from "../fields/site-path.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { order } from "../fields/values.ts";
import { CONTENT } from "../lib/groups.ts";
import { content } from "./content.ts";

/** Answers of a need, at most: a search shows three of them before anything else. */
const MAX_ANSWERS = 12;

/** What people need, in their own words, and what answers it: by these the search finds it (`app/search/needs.server.ts`). */
export const needs: CollectionConfig = content({
  slug: "needs",
  group: CONTENT,
  singular: { zh: "需求", en: "Need" },
  plural: { zh: "需求", en: "Needs" },
  title: "name",
  columns: ["name", "words", "order", "_status"],
  sort: "order",
  fields: [
    slug({ from: "name" }),
    order(),
    localizedText("name", "名称", "Name", { max: 80 }),
    localizedParagraph("words", "大家怎么说", "What people call it", {
      max: 600,
      optional: true,
      description: {
        zh: "搜索时常见的说法，用逗号隔开或每行一个。搜到其中任何一个，下面列出的答案排在最前面。",
        en: "What people type into the search, separated by commas or lines. Whoever types one of these finds the answers below first.",
      },
    }),
    localizedParagraph("note", "给访客的话", "What to say", {
      max: 300,
      optional: true,
      description: {
        zh: "显示在搜索结果上方，例如目前没有专门的产品、可以怎么办。",
        en: "Stands above the results, for instance that no product is made for it yet, and what to do.",
      },
    }),
    list("answers", "答案", "Answers", [sitePath("link", "网址", "Address")], {
      maxRows: MAX_ANSWERS,
      one: { zh: "答案", en: "Answer" },
      description: { zh: "最合适的排在最前面。", en: "The best one first." },
    }),
  ],
});
