import type { CollectionConfig } from "payload";
import { row } from "../fields/layout.ts";
import { relation } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { upload } from "../fields/upload-fields.ts";
import { order } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

export const testimonials: CollectionConfig = content({
  slug: "testimonials",
  group: CONTENT,
  singular: { zh: "客户评价", en: "Testimonial" },
  plural: { zh: "客户评价", en: "Testimonials" },
  title: "name",
  columns: ["name", "thumbnail", "company", "solution", "_status"],
  sort: "order",
  fields: [
    slug({ from: "name" }),
    order(),
    localizedParagraph("quote", "评价", "Quote", { max: 500 }),
    row(
      localizedText("name", "姓名", "Name", { max: 60 }),
      localizedText("role", "职务", "Role", { max: 80 }),
      localizedText("company", "公司", "Company", { max: 80 }),
    ),
    upload("portrait", "头像", "Portrait", { kind: "picture", optional: true }),
    localizedText("result", "成效", "Result", { max: 100 }),
    relation("solution", "解决方案", "Solution", "solutions"),
  ],
});
