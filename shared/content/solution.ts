import { say, type DeskText } from "../desk-texts/say.ts";
import { define, order, paragraph, picture, rows, seo, slug, term, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { POINT, points, productsOnPage } from "./parts.ts";

/** The four figures in a row of a solution's page. */
const RESULTS_SHOWN = 4;

/** A heading in the words of the solution's own trade; without one a general heading stands there. */
const headingOf = (label: DeskText) => text({ label, localized: true, optional: true, max: 80, on: { page: "own" } });

/** Solutions, which combine products for a purpose. */
export const solution = define(
  "solutions",
  {
    one: say("Solution"),
    all: say("Solutions"),
    group: "catalogue",
    title: "name",
    columns: ["name", "thumbnail", "slug", "tab", "order", "_status"],
    sort: "order",
    address: { below: PAGE_PATHS.solutions, by: "slug" },
    listedOn: [PAGE_PATHS.solutions],
    searchKind: "solution",
    part: "solutions",
    showsUses: true,
  },
  {
    slug: slug({ from: "name", on: { page: "own", list: true } }),
    order: order({}),
    tab: term({ label: say("Tab"), vocabulary: "solution-uses", on: { page: "own", list: true } }),
    name: text({ label: say("Name"), localized: true, max: 60, on: { page: "own", list: true, search: "title" } }),
    tagline: text({ label: say("Tagline"), localized: true, max: 120, on: { page: "own", list: true, search: "words" } }),
    summary: paragraph({ label: say("Summary"), max: 300, on: { page: "own", list: true, search: "excerpt" } }),
    picture: picture({
      label: say("Picture"),
      optional: true,
      description: say("What its page opens with, and what stands in lists and where it is shared."),
      on: { page: "own", list: true },
    }),
    overviewHeading: headingOf(say("Heading of the overview")),
    overview: rows({
      label: say("Overview"),
      fields: { text: paragraph({ label: say("Paragraph"), max: 900 }) },
      on: { page: "own", search: "body" },
    }),
    results: rows({
      label: say("Results"),
      maxRows: RESULTS_SHOWN,
      fields: {
        value: text({ label: say("Value"), max: 16 }),
        unit: text({ label: say("Unit"), localized: true, max: 16, optional: true }),
        label: text({ label: say("Label"), localized: true, max: 60 }),
        note: text({ label: say("Note (explanation)"), localized: true, max: 160 }),
      },
      form: [
        ["value", "unit"],
        ["label", "note"],
      ],
      on: { page: "own" },
    }),
    architectureHeading: headingOf(say("Heading of the architecture")),
    hardware: points(say("Hardware")),
    platform: points(say("Platform")),
    app: points(say("App")),
    scenarios: rows({
      label: say("Application scenarios"),
      fields: {
        time: text({ label: say("Time"), localized: true, max: 30 }),
        title: text({ label: say("Title"), localized: true, max: 120 }),
        text: paragraph({ label: say("Text (description)"), max: 600 }),
      },
      form: [["time", "title"], "text"],
      on: { page: "own", search: "body" },
    }),
    features: rows({ label: say("Features"), fields: POINT, on: { page: "own", search: "text" } }),
    specs: rows({
      label: say("Specifications"),
      fields: {
        name: text({ label: say("Name"), localized: true, max: 80 }),
        text: text({ label: say("Text (content)"), localized: true, max: 300 }),
      },
      form: [["name", "text"]],
      on: { page: "own", search: "body" },
    }),
    limits: paragraph({
      label: say("Limits"),
      optional: true,
      max: 1200,
      description: say("What is not promised, and whose consent is needed: small, at the end of the page."),
      on: { page: "own", search: "body", markdown: "own" },
    }),
    productsHeading: headingOf(say("Heading of the products")),
    products: productsOnPage,
    callHeading: headingOf(say("Heading of the call to action")),
    callText: text({ label: say("Text of the call to action"), localized: true, optional: true, max: 160, on: { page: "own" } }),
    seo: seo({ on: { page: "own" } }),
  },
  {
    sidebar: ["slug", "order", "tab"],
    tabs: [
      { label: say("Overview"), fields: [["name", "tagline"], "summary", "picture", "overviewHeading", "overview", "results"] },
      { label: say("Architecture"), fields: ["architectureHeading", "hardware", "platform", "app"] },
      { label: say("Scenarios and features"), fields: ["scenarios", "features"] },
      {
        label: say("Specifications and products"),
        fields: ["specs", "limits", "productsHeading", "products", ["callHeading", "callText"]],
      },
      { label: say("Search and sharing"), fields: ["seo"] },
    ],
  },
);
