import { say } from "../desk-texts/say.ts";
import { define, order, paragraph, slug, term, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A frequent question with its answer. */
export const faq = define(
  "faqs",
  {
    one: say("Question (FAQ)"),
    all: say("Questions (FAQ)"),
    group: "content",
    title: "question",
    columns: ["question", "topic", "helped", "order", "_status"],
    sort: "order",
    address: { on: PAGE_PATHS.faq },
    searchKind: "faq",
  },
  {
    slug: slug({ from: "question", on: { list: true } }),
    order: order({}),
    topic: term({ label: say("Topic"), vocabulary: "faq-topics", on: { list: true } }),
    question: text({ label: say("Question"), localized: true, max: 200, on: { list: true, search: "title" } }),
    answer: paragraph({ label: say("Answer"), max: 1200, on: { list: true, search: "excerpt" } }),
  },
  { sidebar: ["slug", "order", "topic"], fields: ["question", "answer"] },
);
