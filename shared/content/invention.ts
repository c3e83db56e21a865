import { choice, day, define, paragraph, slug, text } from "../definition/define.ts";
import { INVENTION_STATUSES, INVENTION_TYPES } from "../vocabulary/company.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { productsInList } from "./parts.ts";

export const invention = define(
  "inventions",
  {
    one: { zh: "专利", en: "Invention" },
    all: { zh: "专利与发明", en: "Inventions and patents" },
    group: "content",
    title: "title",
    columns: ["title", "type", "status", "number", "date", "_status"],
    sort: "-date",
    address: { on: PAGE_PATHS.inventions },
    part: "inventions",
  },
  {
    slug: slug({ from: "title", on: { list: true } }),
    type: choice({ label: { zh: "类型", en: "Type" }, names: INVENTION_TYPES, on: { list: true } }),
    status: choice({ label: { zh: "状态", en: "Status" }, names: INVENTION_STATUSES, ownAtDesk: true, on: { list: true } }),
    number: text({ label: { zh: "编号", en: "Number" }, max: 40, on: { list: true } }),
    date: day({ label: { zh: "日期", en: "Date" }, on: { list: true } }),
    title: text({ label: { zh: "名称", en: "Title" }, localized: true, max: 200, on: { list: true } }),
    summary: paragraph({ label: { zh: "摘要", en: "Summary" }, max: 400, on: { list: true } }),
    products: productsInList,
  },
  { sidebar: ["slug", "type", "status", "number", "date"], fields: ["title", "summary", "products"] },
);
