import type { CollectionConfig } from "payload";
import { VIDEO_GROUPS } from "#content/vocabulary/library.ts";
import { list } from "../fields/lists.ts";
import { products } from "../fields/relations.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/texts.ts";
import { upload } from "../fields/uploads.ts";
import { choice, day, quantity } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

/** Seconds of the longest film, and chapters that its line has room for. */
const MOST_SECONDS = 4 * 60 * 60;
const MOST_CHAPTERS = 30;

export const videos: CollectionConfig = content({
  slug: "videos",
  group: CONTENT,
  singular: { zh: "视频", en: "Video" },
  plural: { zh: "视频", en: "Videos" },
  title: "title",
  columns: ["title", "group", "createdOn", "_status"],
  sort: "-createdOn",
  fields: [
    slug({ from: "title" }),
    choice("group", "分组", "Group", VIDEO_GROUPS, { sidebar: true }),
    day("createdOn", "创建日期", "Created", { sidebar: true, today: true }),
    quantity("seconds", "时长（秒）", "Length (seconds)", { min: 1, sidebar: true }),
    localizedText("title", "标题", "Title", { max: 160 }),
    localizedParagraph("summary", "摘要", "Summary", { max: 400 }),
    upload("file", "视频文件", "Film", {
      kind: "film",
      description: { zh: "H.264 编码的 MP4，所有浏览器都能播放。", en: "MP4 with H.264, which every browser plays." },
    }),
    upload("fileModern", "新编码视频文件", "Film in a modern codec", {
      kind: "film",
      optional: true,
      description: { zh: "AV1 或 VP9，文件更小，供支持的浏览器使用。", en: "AV1 or VP9: smaller, for browsers that support it." },
    }),
    upload("poster", "封面", "Poster", { kind: "picture" }),
    upload("captions", "字幕", "Captions", {
      kind: "captions",
      localized: true,
      description: { zh: "每种语言一个 WebVTT 文件。", en: "One WebVTT file per language." },
    }),
    list(
      "chapters",
      "章节",
      "Chapters",
      [
        localizedText("title", "标题", "Title", { max: 60 }),
        quantity("second", "开始于第几秒", "Begins at second", { min: 0, max: MOST_SECONDS }),
      ],
      {
        maxRows: MOST_CHAPTERS,
        description: {
          zh: "播放器下方的目录，点一条就从那里播放。按时间先后填写。",
          en: "The list under the player: a click plays from there. In the order of the film.",
        },
      },
    ),
    products(),
  ],
});
