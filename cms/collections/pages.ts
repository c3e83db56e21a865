import type { CollectionConfig } from "payload";
import { sections } from "../fields/sections.ts";
import { seo } from "../fields/seo.ts";
import { slug } from "../fields/slug.ts";
import { body, localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

/** Pages that staff makes freely, each at an address of its own right below the site's: a fair, a landing page, an imprint. */
export const pages: CollectionConfig = content({
  slug: "pages",
  group: CONTENT,
  singular: { zh: "自由页面", en: "Free page" },
  plural: { zh: "自由页面", en: "Free pages" },
  title: "title",
  columns: ["title", "slug", "updatedAt", "_status"],
  sort: "title",
  fields: [
    slug({ from: "title" }),
    localizedText("title", "标题", "Title", { max: 100 }),
    localizedParagraph("summary", "摘要", "Summary", {
      max: 300,
      optional: true,
      description: { zh: "标题下面的一两句话，也用于搜索引擎。", en: "A sentence or two below the title, and for search engines." },
    }),
    body(),
    sections(),
    seo(),
  ],
});
