import type { ArrayField, Field, GroupField, TextField } from "payload";
import { FIELD_LABELS } from "#shared/vocabulary/form-labels.ts";
import { fieldOf, fieldsKeptIn } from "#shared/vocabulary/forms.ts";
import { serverOnly } from "../access/field-access.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { quantity } from "../fields/values.ts";

/** The fields of a collection's forms. The form has validated them, so nothing here may refuse a lead. */
export function formFields(collection: "leads" | "messages"): Field[] {
  return fieldsKeptIn(collection).map((name) => {
    return {
      type: fieldOf(name).kind === "text" ? "textarea" : "text",
      name,
      label: { ...FIELD_LABELS[name] },
      access: serverOnly,
      admin: { readOnly: true },
    } as Field;
  });
}

/** A text by the visitor. */
export function written(name: string, zh: string, en: string): TextField {
  return { type: "text", name, label: { zh, en }, access: serverOnly, admin: { readOnly: true } };
}

/** Visitors' answers to fields added by staff, each with its label as the visitor saw it. */
export function answers(): ArrayField {
  return {
    ...list("answers", "其他填写内容", "Further answers", [written("label", "字段", "Field"), written("value", "内容", "Answer")]),
    access: serverOnly,
    admin: { initCollapsed: false, readOnly: true },
  };
}

/** The quote list: the products that a visitor wants to buy. Stores the name as shown, because the product may change or go. */
export function wantedItems(): ArrayField {
  const count = quantity("quantity", "数量", "Quantity", { optional: true });
  return {
    ...list("items", "询价清单", "Quote list", [
      {
        type: "row",
        fields: [
          written("name", "产品", "Product"),
          { ...count, admin: { ...count.admin, readOnly: true } },
          {
            type: "relationship",
            name: "product",
            label: { zh: "目录中的产品", en: "In the catalogue" },
            relationTo: "products",
            admin: { readOnly: true },
          },
        ],
      },
      written("wish", "用途", "Use"),
    ]),
    access: serverOnly,
    admin: { initCollapsed: false, readOnly: true },
  };
}

/** The visitor's origin: the form fills it in, staff reads it. */
export function provenance(): GroupField {
  return {
    type: "group",
    name: "origin",
    label: { zh: "来源", en: "Where it came from" },
    access: serverOnly,
    fields: [
      row(written("source", "来自站内页面", "Came from page"), written("referrer", "来自站外地址", "Came from another site")),
      row(
        written("utmSource", "UTM 来源", "UTM source"),
        written("utmMedium", "UTM 媒介", "UTM medium"),
        written("utmCampaign", "UTM 活动", "UTM campaign"),
      ),
      row(written("utmTerm", "UTM 关键词", "UTM term"), written("utmContent", "UTM 内容", "UTM content")),
    ],
  };
}

/** A sidebar field that only the site fills in. */
export function beside(field: Field): Field {
  return { ...field, access: serverOnly, admin: { position: "sidebar", readOnly: true } } as Field;
}
