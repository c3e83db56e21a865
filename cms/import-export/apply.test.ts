import type { FlattenedArrayField, FlattenedField } from "payload";
import { describe, expect, it } from "vitest";
import type { Data } from "../schema/data.ts";
import type { FieldNode, Leaf, List } from "../schema/field-tree.ts";
import { apply, Columns } from "./apply.ts";
import type { Tools } from "./cell-value.ts";
import { EXACT } from "./read-number.ts";

const tools = { numbers: EXACT } as Tools;
const leaf = (name: string, localized: boolean, type = "text"): Leaf => ({
  kind: "leaf",
  name,
  localized,
  field: { type, name } as FlattenedField,
});
const list = (name: string, parts: FieldNode[], isSpecification = false): List => ({
  kind: "list",
  name,
  parts,
  isSpecification,
  field: { type: "array", name } as FlattenedArrayField,
});

/** The record after a line, with the messages. */
function bring(parts: FieldNode[], before: Data, cells: Record<string, string>, lengths?: Record<string, number>) {
  const line = { number: 2, cells: new Map(Object.entries(cells)), ...(lengths && { lengths: new Map(Object.entries(lengths)) }) };
  const { data, changes, faults } = apply(parts, before, line, new Columns(Object.keys(cells)), tools);
  return { data, faults, lines: changes.map(({ column, before: was, after }) => `${column}: ${was} → ${after}`) };
}

describe("the rows of a list", () => {
  const PACKING = [list("packing", [leaf("item", true), leaf("quantity", false, "number")])];
  const row = (id: string, zh: string, en: string, quantity: number) => ({ id, item: { zh, en }, quantity });
  const stored = { packing: [row("one", "设备", "Device", 1), row("two", "充电线", "Cable", 2)] };

  it("stay the same rows when a cell is changed, and new ones get an id of their own", () => {
    const { data, lines } = bring(PACKING, stored, { "packing.2.item": "磁吸线", "packing.3.item": "说明书", "packing.3.quantity": "1" });
    const rows = data["packing"] as Data[];
    expect(rows.map(({ id, item }) => [id, item])).toEqual([
      ["one", { zh: "设备", en: "Device" }],
      ["two", { zh: "磁吸线", en: "Cable" }],
      [expect.any(String), { zh: "说明书" }],
    ]);
    expect(rows[2]?.["id"]).not.toBe("");
    expect(lines).toEqual(["packing.2.item: 充电线 → 磁吸线", "packing.3.item:  → 说明书", "packing.3.quantity:  → 1"]);
  });

  it("that go are told with all that they held: those whose cells are empty, and those beyond the end of a whole list", () => {
    const removals = ["packing.2.item: 充电线 → ", "packing.2.item_en: Cable → ", "packing.2.quantity: 2 → "];
    const emptied = bring(PACKING, stored, { "packing.2.item": "", "packing.2.item_en": "", "packing.2.quantity": "" });
    const shorter = bring(PACKING, stored, { "packing.1.item": "设备" }, { packing: 1 });
    for (const { data, lines } of [emptied, shorter]) {
      expect((data["packing"] as Data[]).map(({ id }) => id)).toEqual(["one"]);
      expect(lines).toEqual(removals);
    }
  });

  it("do not go because their translations alone are empty", () => {
    const { data } = bring(PACKING, stored, { "packing.2.item_en": "" });
    expect((data["packing"] as Data[]).map(({ id, quantity }) => [id, quantity])).toEqual([
      ["one", 1],
      ["two", 2],
    ]);
  });
});

describe("a row of the specification", () => {
  const SPECS = [list("specs", [leaf("value", false, "number"), leaf("text", true)], true)];
  const row = (values: object) => ({ specs: [{ id: "w", key: "weight", value: null, text: {}, ...values }] });

  it("that gets a figure has no words beside it, in no language", () => {
    const { data, lines } = bring(SPECS, row({ text: { zh: "约六十克", en: "about sixty grams" } }), { "specs.weight": "62" });
    expect(data["specs"]).toMatchObject([{ id: "w", value: 62, text: {} }]);
    expect((data["specs"] as Data[])[0]?.["text"]).toEqual({});
    expect(lines).toEqual(["specs.weight: 约六十克 → 62"]);
  });

  it("that gets words has no figure beside them", () => {
    const { data } = bring(SPECS, row({ value: 62 }), { "specs.weight": "很轻" });
    expect(data["specs"]).toMatchObject([{ id: "w", value: null, text: { zh: "很轻" } }]);
  });
});
