import type { CollectionConfig } from "payload";
import type { ARTICLE_CATEGORIES } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { slug } from "../fields/slug.ts";
import { body, localizedParagraph, localizedText } from "../fields/texts.ts";
import { picture } from "../fields/uploads.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const CATEGORIES: Record<(typeof ARTICLE_CATEGORIES)[number], Bilingual> = {
  industry: { zh: "行业资讯", en: "Industry news" },
  company: { zh: "公司新闻", en: "Company news" },
};

/** Articles are addressed by their number; the slug only names them for the desk. */
export const articles: CollectionConfig = content({
  slug: "articles",
  group: CONTENT,
  singular: { zh: "文章", en: "Article" },
  plural: { zh: "文章", en: "Articles" },
  title: "title",
  columns: ["title", "category", "publishedAt", "_status"],
  sort: "-publishedAt",
  fields: [
    slug({ optional: true }),
    choice("category", "栏目", "Category", CATEGORIES, { sidebar: true }),
    day("publishedAt", "发布日期", "Published", { sidebar: true }),
    day("updatedOn", "更新日期", "Updated", { sidebar: true, description: { zh: "页面上显示的更新日期。", en: "The date of the last change that the page shows." } }),
    localizedText("title", "标题", "Title", { max: 200 }),
    localizedText("author", "作者", "Author", { max: 80 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 500 }),
    picture({ optional: true }),
    body(),
  ],
});
