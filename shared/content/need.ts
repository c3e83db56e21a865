import { say } from "../desk-texts/say.ts";
import { define, link, order, paragraph, rows, slug, text } from "../definition/define.ts";

/** Answers of a need, at most: a search shows three of them above the results. */
const MAX_ANSWERS = 12;

/** Buyers' needs in their own words, with answers, which the search shows (`app/search/needs.ts`). */
export const need = define(
  "needs",
  {
    one: say("Need"),
    all: say("Needs"),
    group: "content",
    title: "name",
    columns: ["name", "words", "order", "_status"],
    sort: "order",
  },
  {
    slug: slug({ from: "name" }),
    order: order({}),
    name: text({ label: say("Name"), localized: true, max: 80 }),
    words: paragraph({
      label: say("What people call it"),
      max: 4000,
      optional: true,
      description: say(
        "What people type into the search, separated by commas or lines. Whoever types one of these finds the answers below first.",
      ),
    }),
    note: paragraph({
      label: say("What to say"),
      max: 300,
      optional: true,
      description: say("Stands above the results, for instance that no product is made for it yet, and what to do."),
    }),
    answers: rows({
      label: say("Answers (of a guide)"),
      one: say("Answer (of a guide)"),
      description: say("The best one first."),
      maxRows: MAX_ANSWERS,
      fields: { link: link({ label: say("Address (of a page)") }) },
    }),
  },
  { sidebar: ["slug", "order"], fields: ["name", "words", "note", "answers"] },
);
