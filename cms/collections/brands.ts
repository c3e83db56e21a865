import type { CollectionConfig } from "payload";
import { BRAND_KINDS } from "#shared/vocabulary/company.ts";
import { seo } from "../fields/seo.ts";
import { slug } from "../fields/slug.ts";
import { body, localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { picture } from "../fields/upload-fields.ts";
import { choice, order, quantity } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

export const brands: CollectionConfig = content({
  slug: "brands",
  group: CONTENT,
  singular: { zh: "品牌内容", en: "Brand entry" },
  plural: { zh: "品牌内容", en: "Brand entries" },
  title: "title",
  columns: ["title", "thumbnail", "kind", "year", "_status"],
  sort: "order",
  fields: [
    slug({ from: "title" }),
    order(),
    choice("kind", "种类", "Kind", BRAND_KINDS, { sidebar: true }),
    quantity("year", "年份", "Year", { optional: true, sidebar: true }),
    localizedText("title", "标题", "Title", { max: 120 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    picture({ optional: true }),
    body(),
    seo(),
  ],
});
