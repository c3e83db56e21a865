import { say } from "../desk-texts/say.ts";
import { define, link, order, paragraph, slug, text } from "../definition/define.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";

/** A banner of the home page; the first is its hero. */
export const banner = define(
  "banners",
  {
    one: say("Banner"),
    all: say("Banners"),
    group: "content",
    title: "title",
    columns: ["title", "thumbnail", "link", "order", "_status"],
    sort: "order",
    address: { on: PAGE_PATHS.home },
  },
  {
    slug: slug({ from: "title" }),
    order: order({}),
    kicker: text({ label: say("Kicker"), localized: true, max: 80, on: { list: true } }),
    title: text({ label: say("Title"), localized: true, max: 60, on: { list: true } }),
    text: paragraph({ label: say("Text (description)"), max: 300, on: { list: true } }),
    action: text({ label: say("Button text"), localized: true, max: 30, on: { list: true } }),
    link: link({ label: say("Link"), on: { list: true } }),
  },
  { sidebar: ["slug", "order"], fields: [["kicker", "title"], "text", ["action", "link"]] },
);
