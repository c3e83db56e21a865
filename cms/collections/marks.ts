import type { CollectionConfig } from "payload";
import { MARK_KINDS } from "#shared/vocabulary/company.ts";
import { row } from "../fields/layout.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { upload } from "../fields/upload-fields.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

export const marks: CollectionConfig = content({
  slug: "marks",
  group: CONTENT,
  singular: { zh: "标志", en: "Mark" },
  plural: { zh: "认证与商标", en: "Marks" },
  title: "mark",
  columns: ["mark", "name", "kind", "number", "_status"],
  sort: "id",
  fields: [
    slug({ from: "mark" }),
    choice("kind", "种类", "Kind", MARK_KINDS, { sidebar: true }),
    day("issued", "颁发日期", "Issued", { sidebar: true }),
    row(plainText("mark", "标志", "Mark", { max: 20 }), localizedText("name", "名称", "Name", { max: 120 })),
    plainText("number", "编号", "Number", { max: 60 }),
    localizedParagraph("scope", "范围", "Scope", { max: 400 }),
    upload("file", "文件", "File", { optional: true }),
    products(),
  ],
});
