import { define, link, order, paragraph, rows, slug, text } from "../definition/define.ts";

/** Answers of a need, at most: a search shows three of them above the results. */
const MAX_ANSWERS = 12;

/** Buyers' needs in their own words, with answers, which the search shows (`app/search/needs.ts`). */
export const need = define(
  "needs",
  {
    one: { zh: "需求", en: "Need" },
    all: { zh: "需求", en: "Needs" },
    group: "content",
    title: "name",
    columns: ["name", "words", "order", "_status"],
    sort: "order",
  },
  {
    slug: slug({ from: "name" }),
    order: order({}),
    name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 80 }),
    words: paragraph({
      label: { zh: "大家怎么说", en: "What people call it" },
      max: 4000,
      optional: true,
      description: {
        zh: "搜索时常见的说法，用逗号隔开或每行一个。搜到其中任何一个，下面列出的答案排在最前面。",
        en: "What people type into the search, separated by commas or lines. Whoever types one of these finds the answers below first.",
      },
    }),
    note: paragraph({
      label: { zh: "给访客的话", en: "What to say" },
      max: 300,
      optional: true,
      description: {
        zh: "显示在搜索结果上方，例如目前没有专门的产品、可以怎么办。",
        en: "Stands above the results, for instance that no product is made for it yet, and what to do.",
      },
    }),
    answers: rows({
      label: { zh: "答案", en: "Answers" },
      one: { zh: "答案", en: "Answer" },
      description: { zh: "最合适的排在最前面。", en: "The best one first." },
      maxRows: MAX_ANSWERS,
      fields: { link: link({ label: { zh: "网址", en: "Address" } }) },
    }),
  },
  { sidebar: ["slug", "order"], fields: ["name", "words", "note", "answers"] },
);
