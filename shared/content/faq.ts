import { define, order, paragraph, slug, term, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A frequent question with its answer. */
export const faq = define(
  "faqs",
  {
    one: { zh: "常见问题", en: "Question" },
    all: { zh: "常见问题", en: "Questions" },
    group: "content",
    title: "question",
    columns: ["question", "topic", "helped", "order", "_status"],
    sort: "order",
    address: { on: PAGE_PATHS.faq },
    found: "faq",
  },
  {
    slug: slug({ from: "question", on: { list: true } }),
    order: order({}),
    topic: term({ label: { zh: "主题", en: "Topic" }, vocabulary: "faq-topics", on: { list: true } }),
    question: text({ label: { zh: "问题", en: "Question" }, localized: true, max: 200, on: { list: true, search: "title" } }),
    answer: paragraph({ label: { zh: "回答", en: "Answer" }, max: 1200, on: { list: true, search: "excerpt" } }),
  },
  { sidebar: ["slug", "order", "topic"], fields: ["question", "answer"] },
);
