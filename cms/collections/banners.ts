import type { CollectionConfig } from "payload";
import { row } from "../fields/layout.ts";
import { slug } from "../fields/slug.ts";
import { sitePath } from "../fields/site-path.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { order } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

export const banners: CollectionConfig = content({
  slug: "banners",
  group: CONTENT,
  singular: { zh: "横幅", en: "Banner" },
  plural: { zh: "横幅", en: "Banners" },
  title: "title",
  columns: ["title", "thumbnail", "link", "order", "_status"],
  sort: "order",
  fields: [
    slug({ from: "title" }),
    order(),
    row(localizedText("kicker", "眉题", "Kicker", { max: 80 }), localizedText("title", "标题", "Title", { max: 60 })),
    localizedParagraph("text", "说明", "Text", { max: 300 }),
    row(localizedText("action", "按钮文字", "Button text", { max: 30 }), sitePath("link", "链接", "Link")),
  ],
});
