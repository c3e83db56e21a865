import { say } from "../desk-texts/say.ts";
import { choice, define, order, paragraph, quantity, richText, seo, slug, text } from "../definition/define.ts";
import { BRAND_KINDS } from "../vocabulary/company.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { PICTURE_IF_ANY } from "./parts.ts";

/** A part of the company's presentation: a value, a milestone, its story. */
export const brandEntry = define(
  "brands",
  {
    one: say("Brand entry"),
    all: say("Brand entries"),
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "kind", "year", "_status"],
    sort: "order",
    address: {
      below: PAGE_PATHS.brand,
      by: "slug",
      instead: { kind: { story: PAGE_PATHS.story, company: PAGE_PATHS.company } },
    },
    listedOn: [PAGE_PATHS.home, PAGE_PATHS.brand],
    searchKind: "page",
    plainPages: "records",
  },
  {
    slug: slug({ from: "title", on: { page: "own", list: true } }),
    order: order({}),
    kind: choice({
      label: say("Kind (sort)"),
      names: BRAND_KINDS,
      namedBy: "brand.kinds",
      siteLabel: "brand.kind",
      on: { page: "own", list: true, search: "words" },
    }),
    year: quantity({ label: say("Year"), siteLabel: "brand.year", optional: true, on: { page: "facts", list: true } }),
    title: text({ label: say("Title"), localized: true, max: 120, on: { page: "own", list: true, search: "title" } }),
    summary: paragraph({ label: say("Summary"), max: 400, on: { page: "own", list: true, search: "excerpt" } }),
    picture: PICTURE_IF_ANY,
    body: richText({ on: { page: "own", search: "body" } }),
    seo: seo({ on: { page: "own" } }),
  },
  { sidebar: ["slug", "order", "kind", "year"], fields: ["title", "summary", "picture", "body", "seo"] },
);
