import { choice, day, define, derived, file, many, paragraph, slug, term, text } from "../definition/define.ts";
import { FILE_TYPES } from "../vocabulary/library.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A file of the downloads centre; the site generates the datasheet of one product. */
export const download = define(
  "downloads",
  {
    one: { zh: "下载资料", en: "Download" },
    all: { zh: "下载资料", en: "Downloads" },
    group: "content",
    title: "title",
    columns: ["title", "type", "kind", "version", "createdOn", "_status"],
    sort: "-createdOn",
    address: { on: PAGE_PATHS.downloads },
    found: "download",
    programs: {
      json: { path: "/downloads.json", name: "Downloads", summary: "The downloads, newest first, a hundred to a page" },
      feed: { path: "/services/downloads/feed", summary: "The newest downloads" },
    },
  },
  {
    slug: slug({ from: "title", on: { list: true, json: true } }),
    title: text({
      label: { zh: "标题", en: "Title" },
      localized: true,
      max: 160,
      on: { list: true, json: true, search: "title" },
    }),
    summary: paragraph({ label: { zh: "摘要", en: "Summary" }, max: 400, on: { list: true, json: true, search: "excerpt" } }),
    type: choice({
      label: { zh: "文件类型", en: "File type" },
      names: FILE_TYPES,
      ownAtDesk: true,
      on: { list: true, json: true, search: "words" },
    }),
    kind: term({
      label: { zh: "资料种类", en: "Kind" },
      vocabulary: "download-kinds",
      on: { list: true, json: true, search: "words" },
    }),
    version: text({ label: { zh: "版本", en: "Version" }, max: 20, on: { list: true, json: true } }),
    createdOn: day({ label: { zh: "创建日期", en: "Created" }, today: true, jsonName: "created", on: { list: true, json: true } }),
    languages: derived({ on: { json: "own" } }),
    url: derived({ on: { json: "own" } }),
    bytes: derived({ on: { json: "own" } }),
    sha256: derived({ on: { json: "own" } }),
    file: file({
      label: { zh: "文件", en: "File" },
      optional: true,
      localized: true,
      checksum: true,
      ownAtDesk: true,
      description: {
        zh: "没有译文的文件时使用默认语言的文件。一款产品的规格书不放文件：下载时由产品记录生成。",
        en: "Without a file in another language the one in the default language is used. The datasheet of one product needs none: it is made from the product when it is fetched.",
      },
      on: { list: true, search: "own" },
    }),
    products: many({
      label: { zh: "相关产品", en: "Products" },
      of: "products",
      shows: { code: "text", slug: "text", updatedAt: "text" },
      on: { list: "own", search: "words" },
    }),
  },
  { sidebar: ["slug", "type", "kind", "version", "createdOn"], fields: ["title", "summary", "file", "products"] },
);
