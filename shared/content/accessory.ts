import { define, order, paragraph, slug, text } from "../definition/define.ts";
import { ONE_PICTURE } from "./parts.ts";

/** Accessories, which products' pages show. */
export const accessory = define(
  "accessories",
  {
    one: { zh: "配件", en: "Accessory" },
    all: { zh: "配件", en: "Accessories" },
    group: "catalogue",
    title: "name",
    columns: ["model", "thumbnail", "name", "_status"],
    sort: "order",
    showsUses: true,
  },
  {
    slug: slug({ from: "name", on: { page: "own" } }),
    order: order({}),
    model: text({ label: { zh: "型号", en: "Model" }, max: 20, on: { page: "own", datasheet: "own" } }),
    name: text({ label: { zh: "名称", en: "Name" }, localized: true, max: 80, on: { page: "own", datasheet: "own" } }),
    text: paragraph({ label: { zh: "说明", en: "Text" }, max: 400, on: { page: "own" } }),
    picture: ONE_PICTURE,
  },
  { sidebar: ["slug", "order"], fields: ["model", "name", "text", "picture"] },
);
