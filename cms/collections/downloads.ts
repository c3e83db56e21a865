import type { CollectionConfig } from "payload";
import type { FILE_TYPES } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/texts.ts";
import { upload } from "../fields/uploads.ts";
import { choice, day } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const TYPES: Record<(typeof FILE_TYPES)[number], Bilingual> = {
  pdf: { zh: "PDF", en: "PDF" },
  word: { zh: "Word 文档", en: "Word" },
  excel: { zh: "Excel 表格", en: "Excel" },
  powerpoint: { zh: "PowerPoint 演示", en: "PowerPoint" },
  archive: { zh: "压缩包", en: "Archive" },
  installer: { zh: "安装程序", en: "Installer" },
  document: { zh: "文档", en: "Document" },
};

const KINDS = {
  datasheet: { zh: "规格书", en: "Datasheet" },
  manual: { zh: "用户手册", en: "Manual" },
  guide: { zh: "指南", en: "Guide" },
  tool: { zh: "工具", en: "Tool" },
  protocol: { zh: "协议", en: "Protocol" },
  drawing: { zh: "图纸", en: "Drawing" },
  certificate: { zh: "证书", en: "Certificate" },
  brochure: { zh: "宣传册", en: "Brochure" },
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
    slug(),
    choice("type", "文件类型", "File type", TYPES, { sidebar: true }),
    choice("kind", "资料种类", "Kind", KINDS, { sidebar: true }),
    plainText("version", "版本", "Version", { max: 20, sidebar: true }),
    day("createdOn", "创建日期", "Created", { sidebar: true }),
    localizedText("title", "标题", "Title", { max: 160 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    upload("file", "文件", "File", { localized: true, description: { zh: "没有英文文件时使用中文文件。", en: "Without an English file the Chinese one is used." } }),
    products(),
  ],
});
