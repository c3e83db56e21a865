import type { Field, GlobalConfig } from "payload";
import { list } from "../fields/lists.ts";
import { linkAddress } from "../fields/sections.ts";
import { localizedText } from "../fields/text-fields.ts";
import { globalContent } from "./global-content.ts";

/** Entries that the header has room for; columns of the footer; links below one of either. */
const MOST_ENTRIES = 8;
const MOST_COLUMNS = 4;
const MOST_LINKS = 12;

const links = (name: string, zh: string, en: string): Field =>
  list(
    name,
    zh,
    en,
    [localizedText("label", "名称", "Label", { max: 40 }), { ...linkAddress("link", "指向", "Leads to"), required: true } as Field],
    { maxRows: MOST_LINKS, one: { zh: "链接", en: "Link" } },
  );

/** The menu and the footer as staff orders them. Left empty, each is composed of what the site has. */
export const navigation: GlobalConfig = globalContent({
  slug: "navigation",
  label: { zh: "菜单与页脚", en: "Menu and footer" },
  fields: [
    list(
      "menu",
      "菜单",
      "Menu",
      [localizedText("label", "名称", "Label", { max: 24 }), linkAddress("link", "指向", "Leads to"), links("below", "下级", "Below it")],
      {
        maxRows: MOST_ENTRIES,
        one: { zh: "菜单项", en: "Entry" },
        description: {
          zh: "页首的菜单，从左到右。不填则由网站的组成自动生成；只要写了一项，菜单就只有这里的各项，请写全。指向已关闭或未发布页面的条目不显示。",
          en: "The menu of the header, from left to right. Left empty, it is made of what the site has; as soon as one entry stands here, the menu is what is listed here alone. What leads to a page that is off or not published is left out.",
        },
      },
    ),
    list(
      "footer",
      "页脚栏目",
      "Columns of the footer",
      [localizedText("label", "名称", "Label", { max: 40 }), links("links", "链接", "Links")],
      {
        maxRows: MOST_COLUMNS,
        one: { zh: "栏目", en: "Column" },
        description: {
          zh: "不填则自动生成；只要写了一栏，页脚就只有这里的各栏。",
          en: "Left empty, they are made of what the site has; as soon as one column stands here, the footer has those that are listed here alone.",
        },
      },
    ),
  ],
});
