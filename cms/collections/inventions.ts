import type { CollectionConfig } from "payload";
import type { INVENTION_STATUSES, INVENTION_TYPES } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/texts.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const TYPES: Record<(typeof INVENTION_TYPES)[number], Bilingual> = {
  invention: { zh: "发明专利", en: "Invention patent" },
  utility: { zh: "实用新型", en: "Utility model" },
  design: { zh: "外观设计", en: "Design" },
  software: { zh: "软件著作权", en: "Software copyright" },
};

const STATUSES: Record<(typeof INVENTION_STATUSES)[number], Bilingual> = {
  granted: { zh: "已授权", en: "Granted" },
  published: { zh: "已公开", en: "Published" },
  pending: { zh: "审查中", en: "Pending" },
};

export const inventions: CollectionConfig = content({
  slug: "inventions",
  group: CONTENT,
  singular: { zh: "专利", en: "Invention" },
  plural: { zh: "专利与发明", en: "Inventions and patents" },
  title: "title",
  columns: ["title", "type", "status", "number", "date", "_status"],
  sort: "-date",
  fields: [
    slug(),
    choice("type", "类型", "Type", TYPES, { sidebar: true }),
    // Named apart on PostgreSQL, where the enum of the draft status takes the obvious name.
    { ...choice("status", "状态", "Status", STATUSES, { sidebar: true }), enumName: "enum_invention_legal_status" },
    plainText("number", "编号", "Number", { max: 40, sidebar: true }),
    day("date", "日期", "Date", { sidebar: true }),
    localizedText("title", "名称", "Title", { max: 200 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    products(),
  ],
});
