import { say } from "../desk-texts/say.ts";
import { choice, day, define, derived, file, many, paragraph, slug, term, text } from "../definition/define.ts";
import { FILE_TYPES } from "../vocabulary/library.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A file of the downloads centre; the site generates the datasheet of one product. */
export const download = define(
  "downloads",
  {
    one: say("Download"),
    all: say("Downloads (documents)"),
    group: "content",
    title: "title",
    columns: ["title", "type", "kind", "version", "createdOn", "_status"],
    sort: "-createdOn",
    address: { on: PAGE_PATHS.downloads },
    searchKind: "download",
    programs: {
      json: { path: "/downloads.json", name: "Downloads", summary: "The downloads, newest first, a hundred to a page" },
      feed: { path: "/services/downloads/feed", summary: "The newest downloads" },
    },
  },
  {
    slug: slug({ from: "title", on: { list: true, json: true } }),
    title: text({
      label: say("Title"),
      localized: true,
      max: 160,
      on: { list: true, json: true, search: "title" },
    }),
    summary: paragraph({ label: say("Summary"), max: 400, on: { list: true, json: true, search: "excerpt" } }),
    type: choice({
      label: say("File type"),
      names: FILE_TYPES,
      ownAtDesk: true,
      on: { list: true, json: true, search: "words" },
    }),
    kind: term({
      label: say("Kind (of download)"),
      vocabulary: "download-kinds",
      on: { list: true, json: true, search: "words" },
    }),
    version: text({ label: say("Version"), max: 20, on: { list: true, json: true } }),
    createdOn: day({ label: say("Created"), today: true, jsonName: "created", on: { list: true, json: true } }),
    languages: derived({ on: { json: "own" } }),
    url: derived({ on: { json: "own" } }),
    bytes: derived({ on: { json: "own" } }),
    sha256: derived({ on: { json: "own" } }),
    file: file({
      label: say("File"),
      optional: true,
      localized: true,
      checksum: true,
      ownAtDesk: true,
      description: say(
        "Without a file in another language the one in the default language is used. The datasheet of one product needs none: it is made from the product when it is fetched.",
      ),
      on: { list: true, search: "own" },
    }),
    products: many({
      label: say("Products (related)"),
      of: "products",
      shows: { code: "text", slug: "text", updatedAt: "text" },
      on: { list: "own", search: "words" },
    }),
  },
  { sidebar: ["slug", "type", "kind", "version", "createdOn"], fields: ["title", "summary", "file", "products"] },
);
