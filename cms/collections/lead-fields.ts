import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { ArrayField, Field, GroupField, TextField } from "payload";
import { FIELD_LABELS } from "#shared/vocabulary/form-labels.ts";
import { FIELD_NAMES, fieldOf } from "#shared/vocabulary/forms.ts";
import { serverOnly } from "../access/field-access.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { quantity } from "../fields/values.ts";

/** The fields of all forms. The form has validated them, so nothing here may refuse a lead. */
export function formFields(): Field[] {
  return FIELD_NAMES.map((name) => {
    return {
      type: fieldOf(name).kind === "text" ? "textarea" : "text",
      name,
      label: FIELD_LABELS[name],
      access: serverOnly,
      admin: { readOnly: true },
    } as Field;
  });
}

/** A text by the visitor. */
export function visitorText(name: string, label: DeskText): TextField {
  return { type: "text", name, label, access: serverOnly, admin: { readOnly: true } };
}

/** Visitors' answers to fields added by staff, each with its label as the visitor saw it. */
export function answers(): ArrayField {
  return {
    ...list("answers", say("Further answers"), [
      visitorText("label", say("Field")),
      visitorText("value", say("Answer (to a question of the form)")),
    ]),
    access: serverOnly,
    admin: { initCollapsed: false, readOnly: true },
  };
}

/** The quote list: the products that a visitor wants to buy. Stores the name as shown, because the product may change or go. */
export function wantedItems(): ArrayField {
  const count = quantity("quantity", say("Quantity"), { optional: true });
  return {
    ...list("items", say("Quote list"), [
      {
        type: "row",
        fields: [
          visitorText("name", say("Product")),
          { ...count, admin: { ...count.admin, readOnly: true } },
          {
            type: "relationship",
            name: "product",
            label: say("In the catalogue"),
            relationTo: "products",
            admin: { readOnly: true },
          },
        ],
      },
      visitorText("wish", say("Use")),
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
    label: say("Where it came from"),
    access: serverOnly,
    fields: [
      row(visitorText("source", say("Came from page")), visitorText("referrer", say("Came from another site"))),
      row(
        visitorText("utmSource", say("UTM source")),
        visitorText("utmMedium", say("UTM medium")),
        visitorText("utmCampaign", say("UTM campaign")),
      ),
      row(visitorText("utmTerm", say("UTM term")), visitorText("utmContent", say("UTM content"))),
    ],
  };
}

/** A sidebar field that only the site fills in. */
export function sidebarField(field: Field): Field {
  return { ...field, access: serverOnly, admin: { position: "sidebar", readOnly: true } } as Field;
}
