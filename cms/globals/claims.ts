import type { CheckboxField, GlobalConfig } from "payload";
import type { claim } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/texts.ts";
import { globalContent } from "./content.ts";

type Place = (typeof claim)["shape"]["readings"]["element"]["shape"]["used_at"]["element"]["options"][number];

const PLACES: Record<Place, Bilingual> = {
  home: { zh: "首页", en: "Home page" },
  company: { zh: "公司介绍", en: "Company introduction" },
  brand: { zh: "品牌", en: "Brand" },
  platform: { zh: "平台", en: "Platform" },
  products: { zh: "产品", en: "Products" },
  services: { zh: "服务", en: "Services" },
  story: { zh: "品牌故事", en: "Brand story" },
};

const readings = list("readings", "说法", "Readings", [
  row(localizedText("value", "数值", "Value", { max: 40 }), localizedText("unit", "单位", "Unit", { max: 20, optional: true })),
  localizedParagraph("statement", "整句", "Statement", { max: 300 }),
  // Boxes, not a choice of several: Payload cannot keep versions of such a choice inside nested lists.
  {
    type: "group",
    name: "usedAt",
    label: { zh: "用在", en: "Used at" },
    fields: [row(...Object.entries(PLACES).map(([name, label]): CheckboxField => ({ type: "checkbox", name, label })))],
  },
]);

/** What the company says of itself, every reading that is in use, and where: pages take their claims from here. */
export const claims: GlobalConfig = globalContent({
  slug: "claims",
  label: { zh: "公司数据说法", en: "Claims register" },
  fields: [
    list("claims", "说法登记", "Claims", [
      { ...slug({ name: "key" }), unique: false, index: false, admin: {} },
      localizedText("name", "名称", "Name", { max: 80 }),
      readings,
    ]),
  ],
});
