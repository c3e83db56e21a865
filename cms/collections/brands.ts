import type { CollectionConfig } from "payload";
import type { BRAND_KINDS } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { slug } from "../fields/slug.ts";
import { body, localizedParagraph, localizedText } from "../fields/texts.ts";
import { picture } from "../fields/uploads.ts";
import { choice, order, quantity } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const KINDS: Record<(typeof BRAND_KINDS)[number], Bilingual> = {
  value: { zh: "价值观", en: "Value" },
  milestone: { zh: "里程碑", en: "Milestone" },
  initiative: { zh: "行动", en: "Initiative" },
  story: { zh: "品牌故事", en: "Brand story" },
  company: { zh: "公司介绍", en: "Company introduction" },
};

export const brands: CollectionConfig = content({
  slug: "brands",
  group: CONTENT,
  singular: { zh: "品牌内容", en: "Brand entry" },
  plural: { zh: "品牌内容", en: "Brand entries" },
  title: "title",
  columns: ["title", "kind", "year", "_status"],
  sort: "order",
  fields: [
    slug(),
    order(),
    choice("kind", "种类", "Kind", KINDS, { sidebar: true }),
    quantity("year", "年份", "Year", { optional: true, sidebar: true }),
    localizedText("title", "标题", "Title", { max: 120 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    picture({ optional: true }),
    body(),
  ],
});
