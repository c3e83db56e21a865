import type { ClientField } from "payload";
import { expect, it } from "vitest";
import { fieldLocation, rowsAround } from "./field-location.ts";

const fields = [
  { type: "text", name: "code", label: "Model" },
  {
    type: "tabs",
    tabs: [
      { label: "Basics", fields: [{ type: "row", fields: [{ type: "text", name: "title", label: "Title" }] }] },
      {
        label: "Purchase",
        fields: [
          {
            type: "group",
            name: "purchase",
            label: "Terms of purchase",
            fields: [{ type: "row", fields: [{ type: "number", name: "leadDays", label: "Lead time" }] }],
          },
          { type: "array", name: "packing", label: "In the box", fields: [{ type: "text", name: "item", label: "Item" }] },
        ],
      },
    ],
  },
] as ClientField[];

it("calls a field after what it is in, and knows the tab that it is on", () => {
  expect(fieldLocation(fields, "code")).toEqual({ names: ["Model"], tabs: [] });
  expect(fieldLocation(fields, "title")).toEqual({ names: ["Title"], tabs: [0] });
  expect(fieldLocation(fields, "purchase.leadDays")).toEqual({ names: ["Terms of purchase", "Lead time"], tabs: [1] });
  expect(fieldLocation(fields, "packing.1.item")).toEqual({ names: ["In the box", "2", "Item"], tabs: [1] });
  expect(fieldLocation(fields, "packing")).toEqual({ names: ["In the box"], tabs: [1] });
});

it("names what is around a field that the form does not know", () => {
  expect(fieldLocation(fields, "purchase.unknown")).toEqual({ names: ["Terms of purchase"], tabs: [1] });
  expect(fieldLocation(fields, "unknown")).toEqual({ names: [], tabs: [] });
});

it("knows the rows around a field", () => {
  expect(rowsAround("purchase.leadDays")).toEqual([]);
  expect(rowsAround("steps.0.parts.11.title")).toEqual(["steps-row-0", "steps-0-parts-row-11"]);
});
