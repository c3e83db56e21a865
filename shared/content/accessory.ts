import { say } from "../desk-texts/say.ts";
import { define, order, paragraph, slug, text } from "../definition/define.ts";
import { ONE_PICTURE } from "./parts.ts";

/** Accessories, which products' pages show. */
export const accessory = define(
  "accessories",
  {
    one: say("Accessory"),
    all: say("Accessories"),
    group: "catalogue",
    title: "name",
    columns: ["model", "thumbnail", "name", "_status"],
    sort: "order",
    showsUses: true,
  },
  {
    slug: slug({ from: "name", on: { page: "own" } }),
    order: order({}),
    model: text({ label: say("Model"), max: 20, on: { page: "own", datasheet: "own" } }),
    name: text({ label: say("Name"), localized: true, max: 80, on: { page: "own", datasheet: "own" } }),
    text: paragraph({ label: say("Text (description)"), max: 400, on: { page: "own" } }),
    picture: ONE_PICTURE,
  },
  { sidebar: ["slug", "order"], fields: ["model", "name", "text", "picture"] },
);
