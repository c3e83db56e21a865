import type { CollectionConfig, UploadFieldSingleValidation } from "payload";
import { upload as uploadRule } from "payload/shared";
import { DOWNLOAD_KINDS, FILE_TYPES } from "#content/vocabulary/library.ts";
import { inLanguage } from "../fields/bilingual.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/texts.ts";
import { upload } from "../fields/uploads.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const NO_FILE = {
  zh: "请选择文件。只有一款产品的规格书可以不放文件。",
  en: "Choose a file. Only the datasheet of one product can do without.",
};

/** A file, unless it is made: that of a datasheet of one product. */
const fileOrMade: UploadFieldSingleValidation = (value, options) => {
  const { kind, products: of } = options.data as { kind?: string; products?: unknown[] | null };
  if (value || (kind === "datasheet" && of?.length === 1)) return uploadRule(value, options);
  return inLanguage(NO_FILE, options.req.i18n.language);
};

export const downloads: CollectionConfig = content({
  slug: "downloads",
  group: CONTENT,
  singular: { zh: "下载资料", en: "Download" },
  plural: { zh: "下载资料", en: "Downloads" },
  title: "title",
  columns: ["title", "type", "kind", "version", "createdOn", "_status"],
  sort: "-createdOn",
  fields: [
    slug({ from: "title" }),
    choice("type", "文件类型", "File type", FILE_TYPES, { sidebar: true }),
    choice("kind", "资料种类", "Kind", DOWNLOAD_KINDS, { sidebar: true }),
    plainText("version", "版本", "Version", { max: 20, sidebar: true }),
    day("createdOn", "创建日期", "Created", { sidebar: true, today: true }),
    localizedText("title", "标题", "Title", { max: 160 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    {
      ...upload("file", "文件", "File", {
        optional: true,
        localized: true,
        description: {
          zh: "没有英文文件时使用中文文件。一款产品的规格书不放文件：下载时由产品记录生成。",
          en: "Without an English file the Chinese one is used. The datasheet of one product needs none: it is made from the product when it is fetched.",
        },
      }),
      validate: fileOrMade,
    },
    products(),
  ],
});
