import type { CollectionConfig } from "payload";
import type { SOLUTION_TABS } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { row, tab, tabs } from "../fields/layout.ts";
import { list, points } from "../fields/lists.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/texts.ts";
import { choice, order } from "../fields/values.ts";
import { content } from "./content.ts";
import { CATALOGUE } from "./groups.ts";

const TABS: Record<(typeof SOLUTION_TABS)[number], Bilingual> = {
  ev: { zh: "电动车智能防控", en: "Electric vehicle prevention and control" },
  finance: { zh: "汽车金融风控", en: "Automotive finance risk control" },
  enterprise: { zh: "企业车辆", en: "Enterprise vehicle" },
  logistics: { zh: "物流供应链", en: "Logistics supply chain" },
  personnel: { zh: "人员定位", en: "Personnel positioning" },
};

/** The four figures that a solution's page shows in a row. */
const RESULTS_SHOWN = 4;

export const solutions: CollectionConfig = content({
  slug: "solutions",
  group: CATALOGUE,
  singular: { zh: "解决方案", en: "Solution" },
  plural: { zh: "解决方案", en: "Solutions" },
  title: "name",
  columns: ["name", "slug", "tab", "order", "_status"],
  sort: "order",
  fields: [
    slug(),
    order(),
    choice("tab", "所属分类", "Tab", TABS, { sidebar: true }),
    tabs(
      tab("概述", "Overview", [
        row(localizedText("name", "名称", "Name", { max: 60 }), localizedText("tagline", "标语", "Tagline", { max: 120 })),
        localizedParagraph("summary", "摘要", "Summary", { max: 300 }),
        list("overview", "概述", "Overview", [localizedParagraph("text", "段落", "Paragraph", { max: 900 })]),
        list(
          "results",
          "成效",
          "Results",
          [
            row(plainText("value", "数值", "Value", { max: 16 }), localizedText("unit", "单位", "Unit", { max: 16, optional: true })),
            row(localizedText("label", "名称", "Label", { max: 60 }), localizedText("note", "说明", "Note", { max: 160 })),
          ],
          { maxRows: RESULTS_SHOWN },
        ),
      ]),
      tab("架构", "Architecture", [points("hardware", "硬件", "Hardware"), points("platform", "平台", "Platform"), points("app", "手机应用", "App")]),
      tab("场景与特点", "Scenarios and features", [
        list("scenarios", "应用场景", "Application scenarios", [
          row(localizedText("time", "时间", "Time", { max: 30 }), localizedText("title", "标题", "Title", { max: 120 })),
          localizedParagraph("text", "说明", "Text", { max: 600 }),
        ]),
        points("features", "特点", "Features"),
      ]),
      tab("规格与产品", "Specifications and products", [
        list("specs", "规格", "Specifications", [row(localizedText("name", "名称", "Name", { max: 80 }), localizedText("text", "内容", "Text", { max: 300 }))]),
        products(),
      ]),
    ),
  ],
});
