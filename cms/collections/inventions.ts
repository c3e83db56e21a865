import type { CollectionConfig } from "payload";
import { INVENTION_STATUSES, INVENTION_TYPES } from "#shared/vocabulary/company.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

export const inventions: CollectionConfig = content({
  slug: "inventions",
  group: CONTENT,
  singular: { zh: "专利", en: "Invention" },
  plural: { zh: "专利与发明", en: "Inventions and patents" },
  title: "title",
  columns: ["title", "type", "status", "number", "date", "_status"],
  sort: "-date",
  fields: [
    slug({ from: "title" }),
    choice("type", "类型", "Type", INVENTION_TYPES, { sidebar: true }),
    // Named apart on PostgreSQL, where the enum of the draft status takes the obvious name.
    { ...choice("status", "状态", "Status", INVENTION_STATUSES, { sidebar: true }), enumName: "enum_invention_legal_status" },
    plainText("number", "编号", "Number", { max: 40, sidebar: true }),
    day("date", "日期", "Date", { sidebar: true }),
    localizedText("title", "名称", "Title", { max: 200 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    products(),
  ],
});
