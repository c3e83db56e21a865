import { say } from "../desk-texts/say.ts";
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
    one: say("Video"),
    all: say("Videos"),
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "group", "createdOn", "_status"],
    sort: "-createdOn",
    address: { below: PAGE_PATHS.videos, by: "slug" },
    listedOn: [PAGE_PATHS.videos],
    searchKind: "video",
    part: "videos",
  },
  {
    slug: slug({ from: "title", on: { page: "own", list: true } }),
    group: choice({
      label: say("Group"),
      names: VIDEO_GROUPS,
      on: { page: "own", list: true, search: "words" },
    }),
    createdOn: day({ label: say("Created"), today: true, on: { page: "own", list: true } }),
    seconds: quantity({
      label: say("Length (seconds)"),
      min: 1,
      max: MAX_SECONDS,
      ownAtDesk: true,
      on: { page: "own", list: true },
    }),
    title: text({ label: say("Title"), localized: true, max: 160, on: { page: "own", list: true, search: "title" } }),
    summary: paragraph({ label: say("Summary"), max: 400, on: { page: "own", list: true, search: "excerpt" } }),
    file: file({
      label: say("Video file"),
      of: "film",
      ownAtDesk: true,
      description: say("MP4 with H.264, which every browser plays."),
      on: { page: "own", list: true },
    }),
    address: text({
      label: say("Address of the video"),
      max: MAX_ADDRESS_LENGTH,
      optional: true,
      ownAtDesk: true,
      on: { page: "own", list: true },
    }),
    fileModern: file({
      label: say("Video in a modern codec"),
      of: "film",
      optional: true,
      description: say("AV1 or VP9: smaller, for browsers that support it."),
      on: { page: "own", list: true },
    }),
    poster: picture({ label: say("Poster"), on: { page: "own", list: true } }),
    captions: file({
      label: say("Captions"),
      of: "captions",
      localized: true,
      description: say("One WebVTT file per language."),
    }),
    chapters: rows({
      label: say("Chapters"),
      description: say("The list under the player: a click plays from there. List them in the order of the video."),
      maxRows: MAX_CHAPTERS,
      ownAtDesk: true,
      fields: {
        title: text({ label: say("Title"), localized: true, max: 60 }),
        second: quantity({ label: say("Begins at second"), min: 0, max: MAX_SECONDS }),
      },
      on: { page: "own", list: true, search: "text" },
    }),
    products: many({
      label: say("Products (related)"),
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
