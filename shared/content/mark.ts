import { choice, day, define, file, paragraph, slug, text } from "../definition/define.ts";
import { MARK_KINDS } from "../vocabulary/company.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { productsInList } from "./parts.ts";

/** A certification mark or a trademark. A certificate has one file for all languages. */
export const mark = define(
  "marks",
  {
    one: { zh: "标志", en: "Mark" },
    all: { zh: "认证与商标", en: "Marks" },
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
    kind: choice({ label: { zh: "种类", en: "Kind" }, names: MARK_KINDS, on: { list: true } }),
    issued: day({ label: { zh: "颁发日期", en: "Issued" }, on: { list: true } }),
    mark: text({ label: { zh: "标志", en: "Mark" }, max: 20, on: { list: true } }),
    name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 120, on: { list: true } }),
    number: text({ label: { zh: "编号", en: "Number" }, max: 60, on: { list: true } }),
    scope: paragraph({ label: { zh: "范围", en: "Scope" }, max: 400, on: { list: true } }),
    file: file({ label: { zh: "文件", en: "File" }, optional: true, on: { list: true } }),
    products: productsInList,
  },
  { sidebar: ["slug", "kind", "issued"], fields: [["mark", "name"], "number", "scope", "file", "products"] },
);
