import { say } from "../desk-texts/say.ts";
import { choice, day, define, paragraph, slug, text } from "../definition/define.ts";
import { INVENTION_STATUSES, INVENTION_TYPES } from "../vocabulary/company.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { productsInList } from "./parts.ts";

export const invention = define(
  "inventions",
  {
    one: say("Invention"),
    all: say("Inventions and patents"),
    group: "content",
    title: "title",
    columns: ["title", "type", "status", "number", "date", "_status"],
    sort: "-date",
    address: { on: PAGE_PATHS.inventions },
    part: "inventions",
  },
  {
    slug: slug({ from: "title", on: { list: true } }),
    type: choice({ label: say("Type"), names: INVENTION_TYPES, on: { list: true } }),
    status: choice({ label: say("Status"), names: INVENTION_STATUSES, ownAtDesk: true, on: { list: true } }),
    number: text({ label: say("Number"), max: 40, on: { list: true } }),
    date: day({ label: say("Date"), on: { list: true } }),
    title: text({ label: say("Title (of an invention)"), localized: true, max: 200, on: { list: true } }),
    summary: paragraph({ label: say("Summary"), max: 400, on: { list: true } }),
    products: productsInList,
  },
  { sidebar: ["slug", "type", "status", "number", "date"], fields: ["title", "summary", "products"] },
);
