import type { CheckboxField, GlobalConfig } from "payload";
import { CLAIM_PLACES } from "#shared/vocabulary/company.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { quantity } from "../fields/values.ts";
import { globalContent } from "./global-content.ts";

const readings = list("readings", "说法", "Readings", [
  row(localizedText("value", "数值", "Value", { max: 40 }), localizedText("unit", "单位", "Unit", { max: 20, optional: true })),
  localizedParagraph("statement", "整句", "Statement", { max: 300 }),
  row(
    quantity("low", "刻度起点", "Scale from", {
      optional: true,
      description: { zh: "数值画成刻度时从哪里开始，如 −40。", en: "Where the figure begins when it is drawn on a scale, such as −40." },
    }),
    quantity("high", "刻度终点", "Scale to", {
      optional: true,
      description: { zh: "到哪里结束，如 85。", en: "Where it ends, such as 85." },
    }),
  ),
  // Checkboxes instead of one field with several values, because Payload cannot version the latter inside nested lists.
  {
    type: "group",
    name: "usedAt",
    label: { zh: "用在", en: "Used at" },
    fields: [row(...Object.entries(CLAIM_PLACES).map(([name, label]): CheckboxField => ({ type: "checkbox", name, label })))],
  },
]);

/** The company's claims about itself, with all readings in use and their places; pages read their claims from here. */
export const claims: GlobalConfig = globalContent({
  slug: "claims",
  label: { zh: "公司数据说法", en: "Claims register" },
  fields: [
    list(
      "claims",
      "说法登记",
      "Claims",
      [{ ...slug({ name: "key" }), unique: false, index: false, admin: {} }, localizedText("name", "名称", "Name", { max: 80 }), readings],
      { headedBy: "name" },
    ),
  ],
});
