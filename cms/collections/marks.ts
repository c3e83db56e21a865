import type { CollectionConfig } from "payload";
import type { MARK_KINDS } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { row } from "../fields/layout.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/texts.ts";
import { upload } from "../fields/uploads.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const KINDS: Record<(typeof MARK_KINDS)[number], Bilingual> = {
  certification: { zh: "认证标志", en: "Certification mark" },
  trademark: { zh: "商标", en: "Trade mark" },
};

export const marks: CollectionConfig = content({
  slug: "marks",
  group: CONTENT,
  singular: { zh: "标志", en: "Mark" },
  plural: { zh: "认证与商标", en: "Marks" },
  title: "mark",
  columns: ["mark", "name", "kind", "number", "_status"],
  sort: "id",
  fields: [
    slug(),
    choice("kind", "种类", "Kind", KINDS, { sidebar: true }),
    day("issued", "颁发日期", "Issued", { sidebar: true }),
    row(plainText("mark", "标志", "Mark", { max: 20 }), localizedText("name", "名称", "Name", { max: 120 })),
    plainText("number", "编号", "Number", { max: 60 }),
    localizedParagraph("scope", "范围", "Scope", { max: 400 }),
    upload("file", "文件", "File", { optional: true }),
    products(),
  ],
});
