import { define, order, paragraph, picture, rows, seo, slug, term, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { POINT, points, productsOnPage } from "./parts.ts";

/** The four figures in a row of a solution's page. */
const RESULTS_SHOWN = 4;

/** Solutions, which combine products for a purpose. */
export const solution = define(
  "solutions",
  {
    one: { zh: "解决方案", en: "Solution" },
    all: { zh: "解决方案", en: "Solutions" },
    group: "catalogue",
    title: "name",
    columns: ["name", "thumbnail", "slug", "tab", "order", "_status"],
    sort: "order",
    address: { below: PAGE_PATHS.solutions, by: "slug" },
    listedOn: [PAGE_PATHS.solutions],
    found: "solution",
    part: "solutions",
    showsUses: true,
  },
  {
    slug: slug({ from: "name", on: { page: "own", list: true } }),
    order: order({}),
    tab: term({ label: { zh: "所属分类", en: "Tab" }, vocabulary: "solution-uses", on: { page: "own", list: true } }),
    name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 60, on: { page: "own", list: true, search: "title" } }),
    tagline: text({ label: { zh: "标语", en: "Tagline" }, localized: true, max: 120, on: { page: "own", list: true, search: "words" } }),
    summary: paragraph({ label: { zh: "摘要", en: "Summary" }, max: 300, on: { page: "own", list: true, search: "excerpt" } }),
    picture: picture({
      label: { zh: "图片", en: "Picture" },
      optional: true,
      description: {
        zh: "方案的页面以它开头，列表和分享卡片也用它。",
        en: "What its page opens with, and what stands in lists and where it is shared.",
      },
      on: { page: "own", list: true },
    }),
    overview: rows({
      label: { zh: "概述", en: "Overview" },
      fields: { text: paragraph({ label: { zh: "段落", en: "Paragraph" }, max: 900 }) },
      on: { page: "own", search: "body" },
    }),
    results: rows({
      label: { zh: "成效", en: "Results" },
      maxRows: RESULTS_SHOWN,
      fields: {
        value: text({ label: { zh: "数值", en: "Value" }, max: 16 }),
        unit: text({ label: { zh: "单位", en: "Unit" }, localized: true, max: 16, optional: true }),
        label: text({ label: { zh: "名称", en: "Label" }, localized: true, max: 60 }),
        note: text({ label: { zh: "说明", en: "Note" }, localized: true, max: 160 }),
      },
      form: [
        ["value", "unit"],
        ["label", "note"],
      ],
      on: { page: "own" },
    }),
    hardware: points("硬件", "Hardware"),
    platform: points("平台", "Platform"),
    app: points("手机应用", "App"),
    scenarios: rows({
      label: { zh: "应用场景", en: "Application scenarios" },
      fields: {
        time: text({ label: { zh: "时间", en: "Time" }, localized: true, max: 30 }),
        title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 120 }),
        text: paragraph({ label: { zh: "说明", en: "Text" }, max: 600 }),
      },
      form: [["time", "title"], "text"],
      on: { page: "own", search: "body" },
    }),
    features: rows({ label: { zh: "特点", en: "Features" }, fields: POINT, on: { page: "own", search: "text" } }),
    specs: rows({
      label: { zh: "规格", en: "Specifications" },
      fields: {
        name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 80 }),
        text: text({ label: { zh: "内容", en: "Text" }, localized: true, max: 300 }),
      },
      form: [["name", "text"]],
      on: { page: "own", search: "body" },
    }),
    products: productsOnPage,
    seo: seo({ on: { page: "own" } }),
  },
  {
    sidebar: ["slug", "order", "tab"],
    tabs: [
      { label: { zh: "概述", en: "Overview" }, fields: [["name", "tagline"], "summary", "picture", "overview", "results"] },
      { label: { zh: "架构", en: "Architecture" }, fields: ["hardware", "platform", "app"] },
      { label: { zh: "场景与特点", en: "Scenarios and features" }, fields: ["scenarios", "features"] },
      { label: { zh: "规格与产品", en: "Specifications and products" }, fields: ["specs", "products"] },
      { label: { zh: "搜索与分享", en: "Search and sharing" }, fields: ["seo"] },
    ],
  },
);
