import type { CollectionConfig } from "payload";
import { seo } from "../fields/seo.ts";
import { slug } from "../fields/slug.ts";
import { term } from "../fields/term.ts";
import { body, localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { picture } from "../fields/upload-fields.ts";
import { day } from "../fields/values.ts";
import { followsLanguage } from "../payload-patches/publish-one-language.ts";
import { dateChange, isDatedToday, notAhead } from "../publishing/versions/article-dates.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

const articleContent = content({
  slug: "articles",
  group: CONTENT,
  singular: { zh: "文章", en: "Article" },
  plural: { zh: "文章", en: "Articles" },
  title: "title",
  columns: ["title", "thumbnail", "category", "publishedAt", "_status"],
  sort: "-publishedAt",
  fields: [
    slug({ optional: true }),
    term("category", "栏目", "Category", "article-categories", { sidebar: true }),
    notAhead(day("publishedAt", "发布日期", "Published", { sidebar: true, today: true })),
    followsLanguage(
      day("updatedOn", "更新日期", "Updated", {
        sidebar: true,
        today: true,
        description: { zh: "页面上显示的更新日期。", en: "The date of the last change that the page shows." },
      }),
      isDatedToday,
    ),
    localizedText("title", "标题", "Title", { max: 200 }),
    localizedText("author", "作者", "Author", { max: 80 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 500 }),
    picture({ optional: true }),
    body(),
    seo(),
  ],
});

/** Articles are addressed by their number; the slug only names them for the desk. */
export const articles: CollectionConfig = {
  ...articleContent,
  hooks: { ...articleContent.hooks, beforeChange: [...(articleContent.hooks?.beforeChange ?? []), dateChange] },
};
