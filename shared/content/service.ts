import { say } from "../desk-texts/say.ts";
import { define, flag, order, paragraph, picture, richText, rows, seo, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A page about a service of the company, or a policy. */
export const service = define(
  "services",
  {
    one: say("Service page"),
    all: say("Service pages"),
    group: "content",
    title: "title",
    columns: ["title", "slug", "listed", "order", "_status"],
    sort: "order",
    // Past versions of a policy stay readable for those who have agreed to them.
    maxVersions: 1000,
    address: { below: "/services", by: "slug" },
    listedOn: [PAGE_PATHS.home],
    searchKind: "page",
  },
  {
    slug: slug({ from: "title", on: { page: "own", list: true } }),
    order: order({}),
    listed: flag({ label: say("Listed among the services"), initial: true }),
    title: text({ label: say("Title"), localized: true, max: 100, on: { page: "own", list: true, search: "title" } }),
    summary: paragraph({ label: say("Summary"), max: 300, on: { page: "own", list: true, search: "excerpt" } }),
    picture: picture({ label: say("Picture"), optional: true, on: { page: "own" } }),
    body: richText({ on: { page: "own", search: "body" } }),
    steps: rows({
      label: say("Steps"),
      fields: {
        title: text({ label: say("Title"), localized: true, max: 60 }),
        duration: text({ label: say("Duration"), localized: true, max: 40, optional: true }),
        text: paragraph({ label: say("Text (description)"), max: 300 }),
      },
      form: [["title", "duration"], "text"],
      on: { page: "own", search: "body" },
    }),
    tests: rows({
      label: say("Test groups"),
      fields: {
        group: text({ label: say("Group"), localized: true, max: 60 }),
        items: rows({
          label: say("Test items"),
          fields: {
            name: text({ label: say("Name"), localized: true, max: 100 }),
            criterion: text({ label: say("Criterion"), localized: true, max: 240 }),
          },
          form: [["name", "criterion"]],
        }),
      },
      on: { page: "own", search: "body" },
    }),
    seo: seo({ on: { page: "own" } }),
  },
  { sidebar: ["slug", "order", "listed"], fields: ["title", "summary", "picture", "body", "steps", "tests", "seo"] },
);
