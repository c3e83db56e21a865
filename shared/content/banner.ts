import { define, link, order, paragraph, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A banner of the home page; the first is its hero. */
export const banner = define(
  "banners",
  {
    one: { zh: "横幅", en: "Banner" },
    all: { zh: "横幅", en: "Banners" },
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "link", "order", "_status"],
    sort: "order",
    address: { on: PAGE_PATHS.home },
  },
  {
    slug: slug({ from: "title" }),
    order: order({}),
    kicker: text({ label: { zh: "眉题", en: "Kicker" }, localized: true, max: 80, on: { list: true } }),
    title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 60, on: { list: true } }),
    text: paragraph({ label: { zh: "说明", en: "Text" }, max: 300, on: { list: true } }),
    action: text({ label: { zh: "按钮文字", en: "Button text" }, localized: true, max: 30, on: { list: true } }),
    link: link({ label: { zh: "链接", en: "Link" }, on: { list: true } }),
  },
  { sidebar: ["slug", "order"], fields: [["kicker", "title"], "text", ["action", "link"]] },
);
