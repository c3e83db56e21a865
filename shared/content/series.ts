import { define, order, own, paragraph, rows, slug, text } from "../definition/define.ts";
import { seriesPath } from "../vocabulary/catalogue.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { ONE_PICTURE } from "./parts.ts";

/** The series of products. */
export const series = define(
  "series",
  {
    one: { zh: "产品系列", en: "Product series" },
    all: { zh: "产品系列", en: "Product series" },
    group: "catalogue",
    title: "name",
    columns: ["name", "thumbnail", "key", "order", "_status"],
    sort: "order",
    address: { at: seriesPath },
    listedOn: [PAGE_PATHS.home, PAGE_PATHS.products],
    found: "page",
    staysUntranslated: true,
    showsUses: true,
  },
  {
    key: slug({ on: { list: true } }),
    order: order({}),
    name: text({
      label: { zh: "名称", en: "Name" },
      localized: true,
      max: 60,
      on: { list: true, datasheet: "own", search: "title" },
    }),
    description: paragraph({ label: { zh: "说明", en: "Description" }, max: 300, on: { list: true, search: "excerpt" } }),
    features: rows({
      label: { zh: "特点", en: "Features" },
      fields: { text: text({ label: { zh: "短语", en: "Phrase" }, localized: true, max: 50 }) },
      on: { list: true, search: "words" },
    }),
    leading: own({ label: { zh: "主要参数", en: "Leading figures" }, ownAtDesk: true }),
    calledFor: own({ label: { zh: "应填的规格项", en: "Rows that are called for" }, ownAtDesk: true }),
    inapplicable: own({ label: { zh: "不适用的规格项", en: "Rows that do not apply" }, ownAtDesk: true }),
    picture: ONE_PICTURE,
  },
  { sidebar: ["key", "order"], fields: ["name", "description", "features", "leading", "calledFor", "inapplicable", "picture"] },
);
