import { expect, it } from "vitest";
import { say } from "../desk-texts/say.ts";
import { define, quantity, shownOn, text } from "./define.ts";

const label = say("Origin");
const ABOUT = { one: label, all: label, group: "content", title: "origin", columns: [], sort: "id" } as const;
const origin = text({ label, max: 60, on: { json: true } });
const supplier = text({ label, max: 60 });

it("shows a field where it says so, and nowhere else", () => {
  expect(shownOn({ origin, supplier }, "json").map(([name]) => name)).toEqual(["origin"]);
  expect(shownOn({ origin, supplier }, "page")).toEqual([]);
});

it("gives every kind that the search finds the field for other names, at the end of its form", () => {
  const form = { sidebar: ["origin"], tabs: [{ label, fields: [["supplier"]] }] } as const;
  const definition = define("x", { ...ABOUT, searchKind: "page" }, { origin, supplier }, form);
  expect(shownOn(definition.fields, "search").map(([name, , way]) => [name, way])).toEqual([["foundBy", "names"]]);
  expect(definition.form.tabs).toEqual([{ label, fields: [["supplier"], "foundBy"] }]);
  expect(define("x", { ...ABOUT, searchKind: "page" }, { origin }, { sidebar: ["origin"] }).form.fields).toEqual(["foundBy"]);
  expect(Object.keys(define("x", ABOUT, { origin }, { sidebar: ["origin"] }).fields)).toEqual(["origin"]);
});

it("refuses a field with two places in the form", () => {
  expect(() => define("x", ABOUT, { origin }, { sidebar: ["origin"], tabs: [{ label, fields: [["origin"]] }] })).toThrow("origin of x");
});

it("does not compile with a slip of the pen", () => {
  const slips = [
    // @ts-expect-error A text without a bound
    () => text({ label }),
    // @ts-expect-error A setting that there is not
    () => quantity({ label, optinal: true }),
    // @ts-expect-error A place that there is not
    () => text({ label, max: 60, on: { jsn: true } }),
    // @ts-expect-error A field without a place in the form
    () => define("x", ABOUT, { origin, supplier }, { sidebar: ["origin"], tabs: [] }),
    // @ts-expect-error A place in the form without a field
    () => define("x", ABOUT, { origin }, { sidebar: ["origin", "weight"], tabs: [] }),
  ];
  expect(slips).toHaveLength(5);
});
