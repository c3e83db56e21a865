import { say } from "#shared/desk-texts/say.ts";
import type { CheckboxField, GlobalConfig } from "payload";
import { CLAIM_PLACES } from "#shared/vocabulary/company.ts";
import { deskText } from "../lib/i18n.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { quantity } from "../fields/values.ts";
import { globalContent } from "./global-content.ts";

const readings = list("readings", say("Readings"), [
  localizedText("label", say("Label"), {
    max: 60,
    optional: true,
    description: say("What this reading counts, such as “Countries we sell in”. Without it the claim’s name stands beside the figure."),
  }),
  row(localizedText("value", say("Value"), { max: 40 }), localizedText("unit", say("Unit"), { max: 20, optional: true })),
  localizedParagraph("statement", say("Statement"), { max: 300 }),
  row(
    quantity("low", say("Scale from"), {
      optional: true,
      description: say("Where the figure begins when it is drawn on a scale, such as −40."),
    }),
    quantity("high", say("Scale to"), {
      optional: true,
      description: say("Where it ends, such as 85."),
    }),
  ),
  // Checkboxes instead of one field with several values, because Payload cannot version the latter inside nested lists.
  {
    type: "group",
    name: "usedAt",
    label: say("Used at"),
    fields: [
      row(...Object.entries(CLAIM_PLACES).map(([name, label]): CheckboxField => ({ type: "checkbox", name, label: deskText(label) }))),
    ],
  },
]);

/** The company's claims about itself, with all readings in use and their places; pages read their claims from here. */
export const claims: GlobalConfig = globalContent({
  slug: "claims",
  label: say("Claims register"),
  fields: [
    list(
      "claims",
      say("Claims"),
      [{ ...slug({ name: "key" }), unique: false, index: false, admin: {} }, localizedText("name", say("Name"), { max: 80 }), readings],
      { headedBy: "name" },
    ),
  ],
});
