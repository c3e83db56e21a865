import { choice, day, define, file, many, paragraph, picture, quantity, rows, slug, text } from "../definition/define.ts";
import { VIDEO_GROUPS } from "../vocabulary/library.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** Seconds of the longest film, and chapters of its timeline, at most. */
const MAX_SECONDS = 4 * 60 * 60;
const MAX_CHAPTERS = 30;

/** Characters of the longest address of a film. */
const MAX_ADDRESS_LENGTH = 500;

export const film = define(
  "videos",
  {
    one: { zh: "视频", en: "Video" },
    all: { zh: "视频", en: "Videos" },
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "group", "createdOn", "_status"],
    sort: "-createdOn",
    address: { below: PAGE_PATHS.videos, by: "slug" },
    listedOn: [PAGE_PATHS.videos],
    found: "video",
    part: "videos",
  },
  {
    slug: slug({ from: "title", on: { page: "own", list: true } }),
    group: choice({
      label: { zh: "分组", en: "Group" },
      names: VIDEO_GROUPS,
      on: { page: "own", list: true, search: "words" },
    }),
    createdOn: day({ label: { zh: "创建日期", en: "Created" }, today: true, on: { page: "own", list: true } }),
    seconds: quantity({
      label: { zh: "时长（秒）", en: "Length (seconds)" },
      min: 1,
      max: MAX_SECONDS,
      ownAtDesk: true,
      on: { page: "own", list: true },
    }),
    title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 160, on: { page: "own", list: true, search: "title" } }),
    summary: paragraph({ label: { zh: "摘要", en: "Summary" }, max: 400, on: { page: "own", list: true, search: "excerpt" } }),
    file: file({
      label: { zh: "视频文件", en: "Video file" },
      of: "film",
      ownAtDesk: true,
      description: { zh: "H.264 编码的 MP4，所有浏览器都能播放。", en: "MP4 with H.264, which every browser plays." },
      on: { page: "own", list: true },
    }),
    address: text({
      label: { zh: "视频地址", en: "Address of the video" },
      max: MAX_ADDRESS_LENGTH,
      optional: true,
      ownAtDesk: true,
      on: { page: "own", list: true },
    }),
    fileModern: file({
      label: { zh: "新编码视频文件", en: "Video in a modern codec" },
      of: "film",
      optional: true,
      description: { zh: "AV1 或 VP9，文件更小，供支持的浏览器使用。", en: "AV1 or VP9: smaller, for browsers that support it." },
      on: { page: "own", list: true },
    }),
    poster: picture({ label: { zh: "封面", en: "Poster" }, on: { page: "own", list: true } }),
    captions: file({
      label: { zh: "字幕", en: "Captions" },
      of: "captions",
      localized: true,
      description: { zh: "每种语言一个 WebVTT 文件。", en: "One WebVTT file per language." },
    }),
    chapters: rows({
      label: { zh: "章节", en: "Chapters" },
      description: {
        zh: "播放器下方的目录，点一条就从那里播放。按时间先后填写。",
        en: "The list under the player: a click plays from there. List them in the order of the video.",
      },
      maxRows: MAX_CHAPTERS,
      ownAtDesk: true,
      fields: {
        title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 60 }),
        second: quantity({ label: { zh: "开始于第几秒", en: "Begins at second" }, min: 0, max: MAX_SECONDS }),
      },
      on: { page: "own", list: true, search: "text" },
    }),
    products: many({
      label: { zh: "相关产品", en: "Products" },
      of: "products",
      shows: { slug: "text", code: "text", name: "text" },
      on: { page: "own" },
    }),
  },
  {
    sidebar: ["slug", "group", "createdOn", "seconds"],
    fields: ["title", "summary", "file", "address", "fileModern", "poster", "captions", "chapters", "products"],
  },
);
