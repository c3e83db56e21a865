import type { CollectionConfig, SelectField, SelectFieldSingleValidation, UploadFieldSingleValidation } from "payload";
import { select, upload as uploadRule } from "payload/shared";
import { inFirstLanguage } from "../fields/first-language.ts";
import { FILE_TYPES } from "#shared/vocabulary/library.ts";
import { inLanguage } from "../lib/i18n.ts";
import { products } from "../fields/relations.ts";
import { MAY_BE_LEFT_EMPTY, slug } from "../fields/slug.ts";
import { term } from "../fields/term.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { upload } from "../fields/upload-fields.ts";
import { choice, day } from "../fields/values.ts";
import { isMadeFromFile, isMadeFromProduct, madeType } from "../media/derive-download-type.ts";
import { followsLanguage } from "../payload-patches/publish-one-language.ts";
import { content } from "./content.ts";
import { CONTENT } from "../lib/groups.ts";

const NO_FILE = {
  zh: "请选择文件。只有一款产品的规格书可以不放文件。",
  en: "Choose a file. Only the datasheet of one product can do without.",
};

/** A file in the first language, which stands for that of the others, unless it is made: that of a datasheet of one product. */
const fileOrMade: UploadFieldSingleValidation = (value, options) => {
  if (value || !inFirstLanguage(options) || isMadeFromProduct(options.data)) return uploadRule(value, options);
  return inLanguage(NO_FILE, options.req.i18n.language);
};

const UNKNOWN_TYPE = {
  zh: "看不出这个文件是什么类型。请换成常见格式的文件，或打包成 ZIP。",
  en: "The type of this file is not recognised. Choose one in a common format, or pack it into a ZIP file.",
};

/** While a form is filled in there may be no type yet; without a file the fault is the file's. */
const madeFromFile: SelectFieldSingleValidation = (value, options) => {
  if (value || options.event === "onChange") return select(value, { ...options, required: false });
  return (options.data as { file?: unknown }).file ? inLanguage(UNKNOWN_TYPE, options.req.i18n.language) : true;
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
    followsLanguage(
      {
        ...choice("type", "文件类型", "File type", FILE_TYPES),
        validate: madeFromFile,
        hooks: { beforeValidate: [madeType] },
        admin: {
          position: "sidebar",
          readOnly: true,
          className: MAY_BE_LEFT_EMPTY,
          description: { zh: "保存时由文件得出。", en: "Made from the file when it is saved." },
        },
      } as SelectField,
      isMadeFromFile,
    ),
    term("kind", "资料种类", "Kind", "download-kinds", { sidebar: true }),
    plainText("version", "版本", "Version", { max: 20, sidebar: true }),
    day("createdOn", "创建日期", "Created", { sidebar: true, today: true }),
    localizedText("title", "标题", "Title", { max: 160 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    {
      ...upload("file", "文件", "File", {
        optional: true,
        localized: true,
        description: {
          zh: "没有译文的文件时使用默认语言的文件。一款产品的规格书不放文件：下载时由产品记录生成。",
          en: "Without a file in another language the one in the default language is used. The datasheet of one product needs none: it is made from the product when it is fetched.",
        },
      }),
      validate: fileOrMade,
    },
    products(),
  ],
});
