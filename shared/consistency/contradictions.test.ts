import { expect, it } from "vitest";
import { contradictionsIn } from "./contradictions.ts";
import type { Product } from "./product.ts";
import { TOPICS, topicsOfRows } from "./topics.ts";

const row = (key: string, names: string[], unit: string, value: number) => ({ key, names, unit, value, texts: [], codes: [] });
const product = (code: string, rows: Product["rows"]): Product => ({ code, rows, purchase: {}, materials: [] });

const products = new Map(
  [
    product("X.1", [row("charging_limit", ["最大充电电流", "Charging current"], "mA", 500), row("weight", ["重量", "Weight"], "g", 1250)]),
    product("X.1B", [row("weight", ["重量", "Weight"], "g", 90)]),
  ].map((one) => [one.code, one] as const),
);
const topics = [...TOPICS, ...topicsOfRows([...products.values()].flatMap(({ rows }) => rows))];
const found = (text: string) =>
  contradictionsIn(text, "en", [], products, topics).map(({ code, row: key, written }) => [code, key, written]);

it("finds figures of rows that no rule knows, by the row's name", () => {
  expect(found("The charging current of the X.1 is 400 mA.")).toEqual([["X.1", "charging_limit", "400 mA"]]);
  expect(found("The charging current of the X.1 is 0.5 A, its fuse blows at 400 mA.")).toEqual([]);
});

it("tells codes from longer ones and from what only looks like them, and weighs what is heavy itself", () => {
  expect(found("The X.1 weighs 1,300 g, the X.1B 90 g.")).toEqual([["X.1", "weight", "1,300 g"]]);
  expect(found("A lock of 1,300 g suits the X.1B.")).toEqual([]);
  expect(found("The X11 weighs 20 g.")).toEqual([]);
});

it("reads the text and the record each by its language, and tells what was written as it stands there", () => {
  const german = product("X.2", [
    { ...row("battery_capacity", ["Akku"], "mAh", 12_000), texts: [{ text: "zusätzlich 1.500 mAh", language: "de" }] },
    row("weight", ["Gewicht"], "g", 104.1),
    row("charging_limit", ["Ladestrom"], "mA", 500),
  ]);
  const record = new Map([["X.2", german]]);
  const says = (text: string, language: string) =>
    contradictionsIn(text, language, ["X.2"], record, [...TOPICS, ...topicsOfRows(german.rows)]).map(({ written }) => written);
  expect(says("12.000 mAh, dazu 1.500 mAh, und 104,1 g. Der Ladestrom beträgt 500 mA.", "de")).toEqual([]);
  expect(says("1,500 mAh, 12,000 mAh and 104.1 g.", "en")).toEqual([]);
  expect(says("12.500 mAh und 104,2 g. Der Ladestrom beträgt 400,5 mA.", "de")).toEqual(["12.500 mAh", "104,2 g", "400,5 mA"]);
});

it("is done with whatever somebody writes before anybody notices, and still reads the sentence behind it", () => {
  const strange = [
    `The X.1${" and ".repeat(40)}# X.1B last long`,
    `The X.1 ${"every 10 min ".repeat(16_000)}# end`,
    `The X.1 ${"10 days ".repeat(240)}. `.repeat(40),
    `The X.1${" ".repeat(100_000)}X.1B`,
    `LTE B1${" ".repeat(100_000)}B3 than${" ".repeat(100_000)}X.1`,
  ];
  for (const text of strange) {
    const before = performance.now();
    expect(found(`${text}. The X.1 weighs 1,300 g.`)).toEqual([["X.1", "weight", "1,300 g"]]);
    // Each took from seconds to for ever; a slow machine is not what is tested.
    expect(performance.now() - before).toBeLessThan(10_000);
  }
});
