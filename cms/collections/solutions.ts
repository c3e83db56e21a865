import type { CollectionConfig } from "payload";
import { row, tab, tabs } from "../fields/layout.ts";
import { list, points } from "../fields/lists.ts";
import { products } from "../fields/relations.ts";
import { seo } from "../fields/seo.ts";
import { slug } from "../fields/slug.ts";
import { term } from "../fields/term.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { order } from "../fields/values.ts";
import { upload } from "../fields/upload-fields.ts";
import { usedIn } from "../fields/used-in.ts";
import { content } from "./content.ts";
import { CATALOGUE } from "../lib/groups.ts";

/** The four figures that a solution's page shows in a row. */
const RESULTS_SHOWN = 4;

export const solutions: CollectionConfig = content({
  slug: "solutions",
  group: CATALOGUE,
  singular: { zh: "解决方案", en: "Solution" },
  plural: { zh: "解决方案", en: "Solutions" },
  title: "name",
  columns: ["name", "thumbnail", "slug", "tab", "order", "_status"],
  sort: "order",
  fields: [
    slug({ from: "name" }),
    order(),
    term("tab", "所属分类", "Tab", "solution-uses", { sidebar: true }),
    tabs(
      tab("概述", "Overview", [
        row(localizedText("name", "名称", "Name", { max: 60 }), localizedText("tagline", "标语", "Tagline", { max: 120 })),
        localizedParagraph("summary", "摘要", "Summary", { max: 300 }),
        upload("picture", "图片", "Picture", {
          kind: "picture",
          optional: true,
          description: {
            zh: "方案的页面以它开头，列表和分享卡片也用它。",
            en: "What its page opens with, and what stands in lists and where it is shared.",
          },
        }),
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
      tab("架构", "Architecture", [
        points("hardware", "硬件", "Hardware"),
        points("platform", "平台", "Platform"),
        points("app", "手机应用", "App"),
      ]),
      tab("场景与特点", "Scenarios and features", [
        list("scenarios", "应用场景", "Application scenarios", [
          row(localizedText("time", "时间", "Time", { max: 30 }), localizedText("title", "标题", "Title", { max: 120 })),
          localizedParagraph("text", "说明", "Text", { max: 600 }),
        ]),
        points("features", "特点", "Features"),
      ]),
      tab("规格与产品", "Specifications and products", [
        list("specs", "规格", "Specifications", [
          row(localizedText("name", "名称", "Name", { max: 80 }), localizedText("text", "内容", "Text", { max: 300 })),
        ]),
        products(),
      ]),
      tab("搜索与分享", "Search and sharing", [seo()]),
    ),
    usedIn(),
  ],
});
