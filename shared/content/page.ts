import { say } from "../desk-texts/say.ts";
import { define, own, paragraph, richText, seo, slug, text } from "../definition/define.ts";

/** A page by staff, at its own address directly below the site's: a fair, a landing page, a legal notice. */
export const page = define(
  "pages",
  {
    one: say("Free page"),
    all: say("Free pages"),
    group: "content",
    title: "title",
    columns: ["title", "slug", "updatedAt", "_status"],
    sort: "title",
    address: { below: "", by: "slug" },
    searchKind: "page",
  },
  {
    slug: slug({ from: "title", on: { page: "own" } }),
    title: text({ label: say("Title"), localized: true, max: 100, on: { page: "own", search: "title" } }),
    summary: paragraph({
      label: say("Summary"),
      max: 300,
      optional: true,
      description: say("A sentence or two below the title, and for search engines."),
      on: { page: "own", search: "excerpt" },
    }),
    body: richText({ on: { page: "own", search: "body" } }),
    sections: own({ label: say("Sections"), ownAtDesk: true, on: { page: "own", search: "own" } }),
    seo: seo({ on: { page: "own" } }),
  },
  { sidebar: ["slug"], fields: ["title", "summary", "body", "sections", "seo"] },
);
