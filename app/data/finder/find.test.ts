import { describe, expect, it } from "vitest";
import { protectionOf } from "#shared/vocabulary/spec-codes.ts";
import { Bitset } from "./bitset.ts";
import { criteriaOf } from "./criteria.ts";
import { countValues, find, protectedTo, saysNeed, withoutEach, withValue, type Findable } from "./find.ts";

const product = (model: string, values: Findable["values"], rest: Partial<Findable> = {}): Findable => ({
  model,
  values: { life: ["current"], ...values },
  ip: null,
  numbers: {},
  operatingRanges: {},
  regions: new Set<string>(),
  standby: null,
  ...rest,
});

/** A day takes 1 mAh for one position and nothing else; half of the charge remains at −20 °C. */
const MODEL = {
  standby: 365,
  standby_interval: 1440,
  battery_capacity: 1000,
  usable_capacity: 100,
  cold_capacity: 50,
  listening_current: 0,
  sleep_current: 0,
  position_charge: 1,
  self_discharge: 0,
  temperature: { min: -40, max: 85 },
};

const PRODUCTS = [
  product(
    "a9s",
    { network: ["gsm", "cat1"], mount: ["magnetic"] },
    {
      ip: protectionOf(["ip67"]),
      numbers: { standby: 365, weight: 130 },
      operatingRanges: { temperature: [-20, 60] },
      regions: new Set(["europe"]),
      standby: MODEL,
    },
  ),
  product(
    "v3",
    { network: ["cat1"], mount: ["screws"] },
    { ip: protectionOf(["ip65"]), numbers: { weight: 40 }, operatingRanges: { voltage: [9, 36] }, regions: new Set(["europe", "china"]) },
  ),
  product(
    "v3pro",
    { network: ["nb-iot"], mount: ["screws"] },
    { numbers: { standby: 30, weight: null }, operatingRanges: { voltage: [36, 80], temperature: null } },
  ),
  product("gt06", { network: ["gsm"], mount: ["screws"], life: ["ended"] }, { operatingRanges: { voltage: [9, 80] } }),
];
const KNOWN = { network: ["gsm", "cat1", "nb-iot", "cat4"], mount: ["magnetic", "screws"], life: ["current", "ended"] };

const parse = (query: string) => criteriaOf(new URLSearchParams(query), KNOWN, "en");
const models = (set: Bitset) => PRODUCTS.flatMap(({ model }, place) => (set.has(place) ? [model] : [])).join(" ");
const fitting = (query: string) => models(find(PRODUCTS, parse(query)).fitting);

describe("the finder", () => {
  it.each([
    // A search for discontinued products finds them.
    ["", "a9s v3 v3pro"],
    ["life=ended", "gt06"],
    ["life=current,ended", "a9s v3 v3pro gt06"],
    // Any value of a facet, and each of the facets.
    ["network=gsm", "a9s"],
    ["network=gsm,nb-iot", "a9s v3pro"],
    ["network=cat1&mount=screws", "v3"],
    ["network=cat4", ""],
    ["ip=67", "a9s"],
    ["ip=65", "v3"],
    ["ip=60", "a9s v3"],
    ["ip=68", ""],
    // A range takes in its ends; what states no number fits none.
    ["standby=30-365", "a9s v3pro"],
    ["standby=31-", "a9s"],
    ["standby=365-", "a9s"],
    ["standby=366-", ""],
    ["standby=-30", "v3pro"],
    ["standby=-29", ""],
    ["weight=40-130", "a9s v3"],
    ["weight=41-129", ""],
    // At an interval the finder calculates the days, at the requested temperature; a product without a model fits none.
    ["interval=60", "a9s v3 v3pro"],
    ["interval=60&standby=1-", "a9s"],
    ["interval=60&standby=15-15", "a9s"],
    ["interval=60&temperature=25&standby=15-15", "a9s"],
    ["interval=60&temperature=-20&standby=7-7", "a9s"],
    ["interval=60&temperature=-20&standby=8-", ""],
    ["interval=720&standby=182-182", "a9s"],
    ["interval=60&weight=40-", "a9s v3"],
    // A country is served by what fits the networks of its region.
    ["country=DE", "a9s v3"],
    ["country=CN", "v3"],
    ["country=US", ""],
    // What it operatingRanges takes in the ends of the rating.
    ["voltage=9", "v3"],
    ["voltage=8.9", ""],
    ["voltage=36", "v3 v3pro"],
    ["voltage=36.1", "v3pro"],
    ["voltage=80", "v3pro"],
    ["voltage=80.1", ""],
    ["temperature=-20", "a9s"],
    ["temperature=-21", ""],
    // The beginning of a model's name finds it in any spelling, together with all other choices.
    ["q=V3", "v3 v3pro"],
    ["q=v-3 pro", ""],
    ["q=v-3", "v3 v3pro"],
    ["q=v3/pro", "v3pro"],
    ["q=3", ""],
    ["q=pro", ""],
    ["q=-", ""],
    ["q=a9s/48V", ""],
    ["q=12V", "v3"],
    ["q=v3 48V", "v3pro"],
    ["q=v3，48V", "v3pro"],
    ["q=v3、48V", "v3pro"],
    ["q=-20°C", "a9s"],
    ["q=Ａ９Ｓ", "a9s"],
    ["q=, ,", "a9s v3 v3pro"],
    ["q=v3 mount&network=cat1", ""],
    ["q=gt06", ""],
    ["q=gt06&life=ended", "gt06"],
  ])("finds for %j: %s", (query, expected) => {
    expect(fitting(query)).toBe(expected);
  });

  it("takes what the search of the site finds in the place of models and figures", () => {
    const matches = Bitset.of(PRODUCTS, ({ model }) => model !== "v3");
    expect(models(find(PRODUCTS, parse("q=for cars"), matches).fitting)).toBe("a9s v3pro");
    expect(models(find(PRODUCTS, parse("q=for cars&mount=screws"), matches).fitting)).toBe("v3pro");
    // Without a text there is nothing that it has found.
    expect(models(find(PRODUCTS, parse(""), matches).fitting)).toBe("a9s v3 v3pro");
  });

  it("says what would fit with another value of a group, by all the other groups", () => {
    const { besides } = find(PRODUCTS, parse("network=cat1&mount=screws&q=v3"));
    expect(models(besides("network"))).toBe("v3 v3pro");
    expect(models(besides("mount"))).toBe("v3");
    expect(models(besides("life"))).toBe("v3");
    expect(models(besides("q"))).toBe("v3");
    // Nothing is chosen of it, so that it leaves nothing out.
    expect(models(besides("standby"))).toBe("v3");
    expect(models(find(PRODUCTS, parse("mount=screws")).besides("life"))).toBe("v3 v3pro gt06");
    for (const [group, query] of Object.entries({ ip: "ip=67", country: "country=CN", q: "q=v3pro", standby: "standby=366-" }))
      expect([group, models(find(PRODUCTS, parse(query)).besides(group))]).toEqual([group, "a9s v3 v3pro"]);
  });

  it("counts all values that any product has, those of none that counts with 0", () => {
    const { fitting: products } = find(PRODUCTS, parse("mount=screws"));
    expect(Object.fromEntries(countValues(PRODUCTS, products, "network"))).toEqual({ gsm: 0, cat1: 1, "nb-iot": 1 });
    expect(Object.fromEntries(countValues(PRODUCTS, products, "life"))).toEqual({ current: 2, ended: 0 });
    expect(countValues(PRODUCTS, products, "series").size).toBe(0);
    expect(countValues(PRODUCTS, products, "unknown").size).toBe(0);
  });

  it("says for each choice what there would be without it", () => {
    const counts = (query: string, matches: Bitset | null = null) =>
      withoutEach(PRODUCTS, parse(query), matches).map(({ choice, count }) => [choice.kind, count]);
    expect(counts("network=nb-iot&mount=magnetic&standby=31-&voltage=48&ip=67")).toEqual([
      ["facet", 0],
      ["facet", 0],
      ["ip", 0],
      ["range", 0],
      ["operatingCondition", 0],
    ]);
    expect(counts("network=nb-iot&mount=magnetic")).toEqual([
      ["facet", 1],
      ["facet", 1],
    ]);
    expect(counts("network=cat1&mount=magnetic&q=v3")).toEqual([
      ["facet", 0],
      ["facet", 1],
      ["q", 1],
    ]);
    const matches = Bitset.of(PRODUCTS, ({ model }) => model === "v3");
    expect(counts("network=nb-iot&q=for cars", matches)).toEqual([
      ["facet", 1],
      ["q", 1],
    ]);
    expect(counts("")).toEqual([]);
  });

  it("has the products with a value, and of none where no product has it", () => {
    expect(models(withValue(PRODUCTS, "network", "gsm"))).toBe("a9s gt06");
    expect(models(withValue(PRODUCTS, "network", "cat4"))).toBe("");
    expect(models(withValue(PRODUCTS, "unknown", "gsm"))).toBe("");
  });

  it("has the products of a degree of protection, and of none where none is stated", () => {
    expect(models(protectedTo(PRODUCTS, 0))).toBe("a9s v3");
    expect(models(protectedTo(PRODUCTS, 67))).toBe("a9s");
  });

  it.each([
    ["", false],
    ["v3", false],
    ["V-3 48V", false],
    ["-20°C", false],
    ["48V", false],
    ["48 V", true],
    ["for cars", true],
    ["v3 for cars", true],
    ["v3 9-36V", true],
    ["pro", true],
    ["-", true],
  ])("leaves %j to the search of the site: %s", (q, expected) => {
    expect(saysNeed(PRODUCTS, parse(new URLSearchParams({ q }).toString()))).toBe(expected);
  });
});
