import { describe, expect, it } from "vitest";
import { contradictionsIn } from "./contradictions.ts";
import type { Product } from "./product.ts";
import { type Topic, TOPICS, topicsOfRows } from "./topics.ts";

const row = (key: string, names: string[], unit: string, value: number) => ({ key, names, unit, value, texts: [], codes: [] });
const product = (code: string, rows: Product["rows"]): Product => ({ code, rows, purchase: {}, materials: [] });

const products = new Map(
  [
    product("X.1", [row("charging_limit", ["最大充电电流", "Charging current"], "mA", 500), row("weight", ["重量", "Weight"], "g", 1250)]),
    product("X.1B", [row("weight", ["重量", "Weight"], "g", 90)]),
  ].map((one) => [one.code, one] as const),
);
const topics = [...TOPICS, ...topicsOfRows([...products.values()].flatMap(({ rows }) => rows))];
const findContradictions = (text: string) =>
  contradictionsIn(text, "en", [], products, topics).map(({ code, row: key, written }) => [code, key, written]);

it("finds figures of rows that no rule knows, by the row's name", () => {
  expect(findContradictions("The charging current of the X.1 is 400 mA.")).toEqual([["X.1", "charging_limit", "400 mA"]]);
  expect(findContradictions("The charging current of the X.1 is 0.5 A, its fuse blows at 400 mA.")).toEqual([]);
});

it("tells codes from longer ones and from what only looks like them, and weighs what is heavy itself", () => {
  expect(findContradictions("The X.1 weighs 1,300 g, the X.1B 90 g.")).toEqual([["X.1", "weight", "1,300 g"]]);
  expect(findContradictions("A lock of 1,300 g suits the X.1B.")).toEqual([]);
  expect(findContradictions("The X11 weighs 20 g.")).toEqual([]);
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

/** What a record says with its words and codes. */
const statedRow = (key: string, text: string, codes: string[] = []) => ({
  key,
  names: [],
  unit: "",
  texts: [{ text, language: "en" }],
  codes,
});
const lock: Product = {
  code: "L1",
  rows: [
    { ...row("weight", ["Weight"], "g", 250), prefix: "≤" },
    { key: "input_voltage", names: ["Supply"], unit: "V", min: 9, max: 36, texts: [], codes: [] },
    { key: "temperature", names: ["Temperature"], unit: "°C", min: -40, max: 85, texts: [], codes: [] },
    statedRow("dimensions", "104 × 76.8 × 34 mm"),
    statedRow("accuracy", "±2.5 m"),
    statedRow("protection", "Sealed", ["ip67"]),
    statedRow("network", "LTE Cat 1 and 2G"),
    statedRow("bluetooth", "Bluetooth 5.2, stack 1.4.2"),
    statedRow("bands", "", ["b1", "b3"]),
    row("standby", ["Standby"], "d", 365),
  ],
  purchase: { minimumOrder: 10, sampleDays: 5, leadDays: 20, warrantyMonths: 24, note: "From 50 pieces on by sea." },
  materials: [{ text: "PC with 20 % glass fibre", language: "en" }],
};
const bell: Product = {
  ...lock,
  code: "B2",
  rows: [row("weight", ["Weight"], "g", 300), statedRow("protection", "", ["ip68"])],
  purchase: {},
};
/** New for each text, because the reader caches records. */
const both = () => new Map([lock, bell].map((one) => [one.code, { ...one }]));
/** The contradictions in a text: the product, the row, and the words. */
const wrong = (text: string, language = "en", subjects: string[] = ["L1"]) =>
  contradictionsIn(text, language, subjects, both()).map(({ code, written, row: key }) => `${code} ${written} ${key}`);

it.each([
  // Figures with their unit, in whatever unit they are written.
  ["It weighs 250 g, or 0.25 kg.", []],
  ["It weighs 260 g.", ["L1 260 g weight"]],
  ["It runs on 9–36 V.", []],
  ["It runs on 9–48 V, and 12–36 V.", ["L1 9–48 V input_voltage", "L1 12–36 V input_voltage"]],
  ["It runs on 36–9 V.", []],
  ["It runs on 9–9 V.", ["L1 9–9 V input_voltage"]],
  ["It runs on 24 V.", []],
  ["It runs on 48 V.", ["L1 48 V input_voltage"]],
  ["It works at −40 to +85 °C.", []],
  ["It works at −30 to +85 °C.", ["L1 −30 to +85 °C temperature"]],
  ["It is charged at 0 to 45 °C.", []],
  ["It measures 76.8 × 104 × 34 mm, or 104 × 34 mm.", []],
  ["It measures 104 × 77 × 34 mm.", ["L1 104 × 77 × 34 mm dimensions"]],
  ["It is exact to ±2.5 m.", []],
  ["It is exact to ±3 m.", ["L1 ±3 m accuracy"]],
  ["It stands by for 365 days.", []],
  ["It stands by for 300 days.", ["L1 300 days standby"]],
  // The terms of purchase.
  ["Samples take 5 days, the lead time is 20 days, the warranty 24 months.", []],
  ["Samples take 6 days.", ["L1 6 days sampleDays"]],
  ["The lead time is 30 days.", ["L1 30 days leadDays"]],
  ["The warranty is 12 months.", ["L1 12 months warrantyMonths"]],
  ["The minimum order is 10.", []],
  ["The minimum order is 50 by sea.", []],
  ["The minimum order is 100.", ["L1 100 minimumOrder"]],
  ["It has 20 % glass fibre.", []],
  ["It has 30 % glass fibre.", ["L1 30 % null"]],
  // Marks without a unit.
  ["It is IP67.", []],
  ["It is IP65.", ["L1 IP65 protection"]],
  ["It is IP65, yes IP65.", ["L1 IP65 protection"]],
  ["It is not IP65, but more than IP66.", []],
  ["IP65 is not what it has, IP66  is no better.", []],
  ["It has LTE Cat 1.", []],
  ["It has LTE Cat 4.", ["L1 4 network"]],
  ["It has LTE Cat M1.", ["L1 M1 network"]],
  ["It has LTE Cat 1 bis.", []],
  ["It has LTE Cat 2, or Cat 12, or Cat M.", ["L1 2 network", "L1 12 network", "L1 M network"]],
  ["It works beside Cat 4 devices, a Cat 4 device, a Cat 4  tracker, a Cat 4 unit.", []],
  ["It has Bluetooth 5.2.", []],
  ["It has BLE 4.2.", ["L1 4.2 bluetooth"]],
  ["It has LTE B1/B3.", []],
  ["It has LTE B1/B7.", ["L1 B7 bands"]],
  // What nobody has said is not wrong.
  ["It takes 5 µA, at 868 MHz.", []],
  ["", []],
])("measures %j by the record", (text, faults) => {
  expect(wrong(text)).toEqual(faults);
});

it("tells whose sentence it is, what it is about, and what the record states", () => {
  expect(contradictionsIn("The L1 is new. It weighs 260 g.", "en", [], both())).toEqual([
    { code: "L1", sentence: "It weighs 260 g.", written: "260 g", topic: "weight", row: "weight", stated: "≤250 g" },
  ]);
  expect(contradictionsIn("The L1 is IP65.", "en", [], both())).toEqual([
    { code: "L1", sentence: "The L1 is IP65.", written: "IP65", topic: "protection", row: "protection", stated: "IP67 SEALED" },
  ]);
  expect(contradictionsIn("The L1 has LTE B1/B7.", "en", [], both())).toMatchObject([{ topic: "bands", row: "bands", stated: "" }]);
  const marks = contradictionsIn("The L1 has LTE Cat 4, BLE 4.2, a minimum order of 100.", "en", [], both());
  expect(marks.map(({ topic, row: key }) => [topic, key])).toEqual([
    ["network", "network"],
    ["Bluetooth", "bluetooth"],
    ["minimum order", "minimumOrder"],
  ]);
  const doubtful = contradictionsIn("L1 的重量为 260 g，质保 12 个月。", "zh", [], both());
  expect(doubtful.map(({ topic, stated }) => [topic, stated])).toEqual([
    ["weight", "≤250 g"],
    ["warranty", "24 months"],
  ]);
});

it("takes a figure for right that any of those states whom it is about, and a mark that one of them has", () => {
  expect(wrong("L1 and B2 weigh 250 g and 300 g.", "en", [])).toEqual([]);
  expect(wrong("L1 and B2 weigh 300 g.", "en", [])).toEqual([]);
  expect(wrong("L1 and B2 weigh 310 g.", "en", [])).toEqual(["L1 310 g weight"]);
  expect(wrong("L1 and B2 are IP68.", "en", [])).toEqual([]);
  expect(wrong("L1 and B2 are IP65.", "en", [])).toEqual(["L1 IP65 protection", "B2 IP65 protection"]);
  expect(wrong("B2 is IP68, while L1 is IP68.", "en", [])).toEqual(["L1 IP68 protection"]);
  expect(wrong("L1 and B2 are IP68, B2 is IP65.", "en", [])).toEqual(["B2 IP65 protection"]);
  expect(wrong("It weighs 260 g.", "en", [])).toEqual([]);
});

it("takes nothing for wrong of which the record says nothing", () => {
  expect(wrong("B2 has BLE 4.2, LTE Cat 4, LTE B1/B7, a minimum order of 100, a warranty of 12 months.", "en", [])).toEqual([]);
  expect(wrong("它可代替IP65，而不用 IP66。", "zh")).toEqual([]);
});

it("reads the first fifty figures of a sentence", () => {
  const figures = (count: number) => `It weighs ${Array.from({ length: count }, () => "250 g").join(", ")}, 260 g.`;
  expect(wrong(figures(49))).toEqual(["L1 260 g weight"]);
  expect(wrong(figures(50))).toEqual([]);
});

describe("a topic", () => {
  const about = (topic: Partial<Topic>) => (text: string) =>
    contradictionsIn(text, "en", ["L1"], both(), [{ name: "mass", unit: "g", rows: ["weight"], ...topic }]).map(({ written }) => written);

  it("is what its words say, in the clause or else in the sentence, and nothing else", () => {
    expect(about({ says: /case/ })("The case, of plastic, has 260 g.")).toEqual(["260 g"]);
    expect(about({ says: /case/ })("The cable has 260 g.")).toEqual([]);
    expect(about({ unless: /with box/ })("It has 260 g with box.")).toEqual([]);
    expect(about({ unless: /with box/ })("It has 260 g.")).toEqual(["260 g"]);
    expect(about({ unlessSentence: /box/ })("With its box, it has 260 g.")).toEqual([]);
    expect(about({ unlessNear: /⟧ ?each/ })("It has 260 g each.")).toEqual([]);
    expect(about({ unlessNear: /each ?⟦/ })("It has each 260 g.")).toEqual([]);
    expect(about({ unlessNear: /⟧ ?each/ })("It has 260 g, and each is new.")).toEqual(["260 g"]);
  });

  it("looks at twenty characters before a figure and behind it", () => {
    expect(about({ unlessNear: /⟧.*each/ })("It has 260 g, as it were, each.")).toEqual([]);
    expect(about({ unlessNear: /⟧.*each/ })("It has 260 g, as was written before, each.")).toEqual(["260 g"]);
    expect(about({ unlessNear: /Each.*⟦/ })("Each was to have 260 g.")).toEqual([]);
    expect(about({ unlessNear: /Each.*⟦/ })("Each was told by its maker to have 260 g.")).toEqual(["260 g"]);
  });

  it("is one of several that a figure may be about, any of which may state it", () => {
    const load = { name: "load", unit: "g", stated: () => [{ text: "400 g", language: "en" }] };
    const contradictionsOf = (text: string, others: Topic[]) =>
      contradictionsIn(text, "en", ["L1"], both(), [{ name: "mass", unit: "g", rows: ["nothing", "weight"] }, ...others]);
    expect(contradictionsOf("It has 250 g, or 400 g.", [load])).toEqual([]);
    expect(contradictionsOf("It has 260 g.", [load])).toMatchObject([{ topic: "mass, load", row: "weight", stated: "≤250 g, 400 g" }]);
  });

  it("is of its shape alone", () => {
    const text = "It has 260 g, 270–280 g, ±290 g.";
    expect(about({})(text)).toEqual(["260 g", "270–280 g", "±290 g"]);
    expect(about({ shape: "single" })(text)).toEqual(["260 g", "±290 g"]);
    expect(about({ shape: "range" })(text)).toEqual(["270–280 g"]);
    expect(about({ shape: "±" })(text)).toEqual(["±290 g"]);
  });

  it("may fit, follow from what is stated, or hold elsewhere", () => {
    expect(about({ isSatisfied: ([grams]) => grams === 260 })("It has 260 g, or 270 g.")).toEqual(["270 g"]);
    expect(about({ otherwise: (value) => value === 260 })("It has 260 g, or 270 g.")).toEqual(["270 g"]);
    expect(about({ otherwise: (value) => value === 260 })("It has 260/270 g.")).toEqual(["260/270 g"]);
    expect(about({ elsewhere: (sentence) => /moon/.test(sentence) })("On the moon it has 250 g.")).toEqual(["250 g"]);
    expect(about({ stated: () => [{ text: "400 g", language: "en" }] })("It has 400 g, or 250 g.")).toEqual(["250 g"]);
    expect(about({ stated: () => [{ text: "250 g at 30 °C", language: "en" }] })("It has 30 g.")).toEqual(["30 g"]);
    expect(about({})("It has 250/260 g.")).toEqual(["250/260 g"]);
    const supplies = { unit: "V", stated: () => ["9–36 V", "12–24 V"].map((text) => ({ text, language: "en" })) };
    expect(about(supplies)("It runs on 12–24 V, or 12–36 V.")).toEqual(["12–36 V"]);
    expect(about({ unit: "mm size", rows: ["dimensions"] })("It has 34 × 104 × 76.8 mm, or 104 × 104 × 34 mm.")).toEqual([
      "104 × 104 × 34 mm",
    ]);
    expect(about({ statedIn: "mm size", unit: "mm", rows: ["dimensions"] })("It is 34 mm, or 35 mm.")).toEqual(["35 mm"]);
  });
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
    expect(findContradictions(`${text}. The X.1 weighs 1,300 g.`)).toEqual([["X.1", "weight", "1,300 g"]]);
    // Each once took seconds or for ever; the bound leaves room for slow machines.
    expect(performance.now() - before).toBeLessThan(10_000);
  }
});
