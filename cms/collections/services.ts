import type { CollectionConfig } from "payload";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { seo } from "../fields/seo.ts";
import { slug } from "../fields/slug.ts";
import { body, localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { picture } from "../fields/upload-fields.ts";
import { flag, order } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

const testItems = list("items", "检测项目", "Test items", [
  row(localizedText("name", "名称", "Name", { max: 100 }), localizedText("criterion", "判定标准", "Criterion", { max: 240 })),
]);

export const services: CollectionConfig = content({
  slug: "services",
  group: CONTENT,
  singular: { zh: "服务页面", en: "Service page" },
  plural: { zh: "服务页面", en: "Service pages" },
  title: "title",
  columns: ["title", "slug", "listed", "order", "_status"],
  sort: "order",
  // Policies are among them: whoever has agreed to one can read it for good.
  maxVersions: 1000,
  fields: [
    slug({ from: "title" }),
    order(),
    flag("listed", "列在服务目录中", "Listed among the services", { initial: true, sidebar: true }),
    localizedText("title", "标题", "Title", { max: 100 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 300 }),
    picture({ optional: true }),
    body(),
    list("steps", "步骤", "Steps", [
      row(localizedText("title", "标题", "Title", { max: 60 }), localizedText("duration", "用时", "Duration", { max: 40, optional: true })),
      localizedParagraph("text", "说明", "Text", { max: 300 }),
    ]),
    list("tests", "检测分组", "Test groups", [localizedText("group", "分组", "Group", { max: 60 }), testItems]),
    seo(),
  ],
});
