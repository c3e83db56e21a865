import { expect, it } from "vitest";
import { unitBehind } from "./column-names.ts";

it.each([
  ["Gewicht (kg)", "specs.weight", "kg"],
  ["Weight (g)", "specs.weight", null],
  ["Weight", "specs.weight", null],
  ["Remarks (kg)", "description", null],
])("the unit behind %s, where it is not the row's own, is %s: %s", (heading, column, unit) => {
  expect(unitBehind(heading, column)).toBe(unit);
});
