import { say } from "../desk-texts/say.ts";
import { choice, day, define, file, paragraph, slug, text } from "../definition/define.ts";
import { MARK_KINDS } from "../vocabulary/company.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { productsInList } from "./parts.ts";

/** A certification mark or a trademark. A certificate has one file for all languages. */
export const mark = define(
  "marks",
  {
    one: say("Mark"),
    all: say("Marks"),
    group: "content",
    title: "mark",
    columns: ["mark", "name", "kind", "number", "_status"],
    sort: "id",
    address: { on: PAGE_PATHS.marks },
    part: "marks",
    staysUntranslated: true,
  },
  {
    slug: slug({ from: "mark", on: { list: true } }),
    kind: choice({ label: say("Kind (sort)"), names: MARK_KINDS, on: { list: true } }),
    issued: day({ label: say("Issued"), on: { list: true } }),
    mark: text({ label: say("Mark"), max: 20, on: { list: true } }),
    name: text({ label: say("Name"), localized: true, max: 120, on: { list: true } }),
    number: text({ label: say("Number"), max: 60, on: { list: true } }),
    scope: paragraph({ label: say("Scope"), max: 400, on: { list: true } }),
    file: file({ label: say("File"), optional: true, on: { list: true } }),
    products: productsInList,
  },
  { sidebar: ["slug", "kind", "issued"], fields: [["mark", "name"], "number", "scope", "file", "products"] },
);
