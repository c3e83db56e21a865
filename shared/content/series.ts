import { say } from "../desk-texts/say.ts";
import { define, order, own, paragraph, rows, slug, text } from "../definition/define.ts";
import { seriesPath } from "../vocabulary/catalogue.ts";
import { PAGE_PATHS } from "../vocabulary/site-pages.ts";
import { ONE_PICTURE } from "./parts.ts";

/** The series of products. */
export const series = define(
  "series",
  {
    one: say("Product series"),
    all: say("Product series"),
    group: "catalogue",
    title: "name",
    columns: ["name", "thumbnail", "key", "order", "_status"],
    sort: "order",
    address: { at: seriesPath },
    listedOn: [PAGE_PATHS.home, PAGE_PATHS.products],
    searchKind: "page",
    staysUntranslated: true,
    showsUses: true,
  },
  {
    key: slug({ on: { list: true } }),
    order: order({}),
    name: text({
      label: say("Name"),
      localized: true,
      max: 60,
      on: { list: true, datasheet: "own", search: "title" },
    }),
    description: paragraph({ label: say("Description (of a series)"), max: 300, on: { list: true, search: "excerpt" } }),
    features: rows({
      label: say("Features"),
      fields: { text: text({ label: say("Phrase"), localized: true, max: 50 }) },
      on: { list: true, search: "words" },
    }),
    leading: own({ label: say("Leading figures"), ownAtDesk: true }),
    calledFor: own({ label: say("Rows that are called for"), ownAtDesk: true }),
    inapplicable: own({ label: say("Rows that do not apply"), ownAtDesk: true }),
    picture: ONE_PICTURE,
  },
  { sidebar: ["key", "order"], fields: ["name", "description", "features", "leading", "calledFor", "inapplicable", "picture"] },
);
