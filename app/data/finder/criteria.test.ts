import { describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { clearCriteria, criteriaOf, finderAddress, finderParameters, isListed, selectedIn, without, type Selected } from "./criteria.ts";

const KNOWN = { network: ["gsm", "cat1", "nb-iot"], mount: ["magnetic", "screws"], life: ["current", "ended"] };

const parse = (query: string, language: Language = "en") => criteriaOf(new URLSearchParams(query), KNOWN, language);
/** The address that says what a query asks for, as pages link to it. */
const address = (query: string, language: Language = "en") => finderAddress("/products", parse(query, language)).slice("/products".length);
/** The choices shown, in their order. */
const choicesIn = (query: string) =>
  selectedIn(parse(query)).map((choice) =>
    choice.kind === "facet"
      ? `${choice.facet} ${choice.value}`
      : choice.kind === "range"
        ? `${choice.key} ${choice.range.min ?? ""}…${choice.range.max ?? ""}`
        : choice.kind === "operatingCondition"
          ? `${choice.key} ${choice.value}`
          : `${choice.kind} ${choice.value}`,
  );

const EVERYTHING =
  "network=gsm,cat1&mount=screws&ip=67&country=BR&interval=60&standby=200-&weight=40-130&voltage=48&temperature=-30&q=solar&sort=-weight&page=3";

describe("the address of the finder", () => {
  it.each([
    ["", ""],
    // In one order, whatever was typed.
    [
      "page=3&q=solar&temperature=-30&sort=-weight&interval=60&weight=130-40&ip=67&country=br&network=cat1&network=gsm,cat1&standby=200-&voltage=48&mount=screws",
      `?${EVERYTHING}`,
    ],
    ["network=5g", ""],
    ["network=5g,gsm", "?network=gsm"],
    ["unknown=1", ""],
    ["life=ended", "?life=ended"],
    // Degrees of protection are two digits that IEC 60529 has.
    ["ip=67", "?ip=67"],
    ["ip=05", "?ip=05"],
    ["ip=00", "?ip=00"],
    ["ip=69", "?ip=69"],
    ["ip=75", ""],
    ["ip=6", ""],
    ["ip=670", ""],
    ["ip=x67", ""],
    ["ip=IP67", ""],
    // A country whose networks are known, and an interval that can be chosen.
    ["country=DE", "?country=DE"],
    ["country=de", "?country=DE"],
    ["country=XX", ""],
    ["country=", ""],
    ["interval=10", "?interval=10"],
    ["interval=61", ""],
    ["interval=060", ""],
    ["interval=", ""],
    // A range may be open at one end, and its ends stand either way round.
    ["standby=200-", "?standby=200-"],
    ["standby=-30", "?standby=-30"],
    ["standby=365-30", "?standby=30-365"],
    ["standby=0-30", "?standby=0-30"],
    ["standby= 30 - 365 ", "?standby=30-365"],
    ["standby=３０－３６５", "?standby=30-365"],
    ["standby=30–365", "?standby=30-365"],
    ["standby=30−365", "?standby=30-365"],
    ["standby=30—365", "?standby=30-365"],
    ["standby= -30", "?standby=-30"],
    ["standby=30- ", "?standby=30-"],
    ["standby=-", ""],
    ["standby= - ", ""],
    ["standby=", ""],
    ["standby=30", ""],
    ["standby=30-60-90", ""],
    ["standby=many-", ""],
    ["standby=-many", ""],
    ["standby=many-30", ""],
    ["standby=30-many", ""],
    ["standby=4 weeks-1 year", "?standby=28-365"],
    ["weight=1.9 oz-", "?weight=53.86-"],
    // Of three decimals with a zero behind them, so that no language takes it for thousands.
    ["weight=1.2340-", "?weight=1.2340-"],
    ["weight=1,000-", "?weight=1000-"],
    // A voltage and a temperature in any spelling.
    ["voltage=48 V", "?voltage=48"],
    ["voltage=12,5", "?voltage=12.5"],
    ["voltage=3.3", "?voltage=3.3"],
    ["voltage=0", "?voltage=0"],
    ["voltage=12345678", "?voltage=12345678"],
    ["voltage=123456789", ""],
    ["voltage=12345678.125", "?voltage=12345678.125"],
    ["voltage=1.1234", ""],
    ["voltage=1.1250", "?voltage=1.1250"],
    ["voltage=9-36", ""],
    ["voltage=some", ""],
    ["temperature=－３０℃", "?temperature=-30"],
    ["temperature=-0.5", "?temperature=-0.5"],
    // A text of 100 characters at most.
    ["q= solar ", "?q=solar"],
    ["q= ", ""],
    [`q=${"x".repeat(100)}`, `?q=${"x".repeat(100)}`],
    [`q=${"x".repeat(101)}`, `?q=${"x".repeat(100)}`],
    ["q=12,24 V", "?q=12,24+V"],
    // Orders that there are, either way round; the first is not said.
    ["sort=order", ""],
    ["sort=-order", "?sort=-order"],
    ["sort=name", "?sort=name"],
    ["sort=-released", "?sort=-released"],
    ["sort=price", ""],
    ["sort=--name", ""],
    // Pages are whole numbers from 2 on.
    ["page=1", ""],
    ["page=2", "?page=2"],
    ["page=0", ""],
    ["page=-2", ""],
    ["page=2.5", ""],
    ["page=two", ""],
  ])("of %j is %j", (query, expected) => {
    expect(address(query)).toBe(expected);
  });

  it.each(["", "page=0", "page=-2", "page=2.5", "page=two"])("names the first page by %j", (query) => {
    expect(parse(query).page).toBe(1);
  });

  it("says numbers so that pages of every language read the same", () => {
    expect(address("voltage=1.000", "de")).toBe("?voltage=1000");
    expect(address("voltage=1,000", "de")).toBe("?voltage=1");
    expect(address("voltage=1,000", "en")).toBe("?voltage=1000");
    for (const query of ["voltage=1,125", "weight=1,5-2,125"]) {
      const german = address(query, "de");
      for (const language of ["de", "en", "zh"] as const) expect(address(german.slice(1), language)).toBe(german);
    }
    expect(address("voltage=1,125", "de")).toBe("?voltage=1.1250");
  });

  it("has no parameter that the page cache does not tell apart", () => {
    const names = finderParameters();
    for (const name of new URLSearchParams(EVERYTHING).keys()) expect(names).toContain(name);
    // The ends of a range, as a form without script sends them; and how the list is shown.
    expect(names).toEqual(expect.arrayContaining(["standby-from", "standby-to", "weight-from", "weight-to", "view", "series", "use"]));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("what is chosen in the finder", () => {
  it("stands in the order of the address", () => {
    expect(
      choicesIn(
        "q=solar&temperature=-30&voltage=48&weight=-130&standby=7-60&interval=1440&country=DE&ip=67&mount=screws&network=cat1,gsm&sort=name&page=2",
      ),
    ).toEqual([
      "network gsm",
      "network cat1",
      "mount screws",
      "ip 67",
      "country DE",
      "interval 1440",
      "standby 7…60",
      "weight …130",
      "voltage 48",
      "temperature -30",
      "q solar",
    ]);
    expect(choicesIn("voltage=0&ip=00")).toEqual(["ip 0", "voltage 0"]);
    expect(choicesIn("sort=name&page=2")).toEqual([]);
  });

  it.each([
    [{ kind: "facet", facet: "network", value: "gsm" }, "network=gsm,cat1", "network=cat1"],
    [{ kind: "facet", facet: "mount", value: "screws" }, "mount=screws&", ""],
    [{ kind: "ip", value: 67 }, "ip=67&", ""],
    [{ kind: "country", value: "BR" }, "country=BR&", ""],
    [{ kind: "interval", value: 60 }, "interval=60&", ""],
    [{ kind: "range", key: "standby", range: { min: 200 } }, "standby=200-&", ""],
    [{ kind: "operatingCondition", key: "voltage", value: 48 }, "voltage=48&", ""],
    [{ kind: "q", value: "solar" }, "q=solar&", ""],
  ] as const satisfies readonly (readonly [Selected, string, string])[])(
    "is taken back alone, and leads to the first page: %j",
    (choice, taken, left) => {
      const expected = EVERYTHING.replace(taken, left).replace("&page=3", "");
      expect(finderAddress("/products", without(parse(EVERYTHING), choice))).toBe(`/products?${expected}`);
    },
  );

  it("is taken back all at once, in the same order of the list", () => {
    expect(finderAddress("/products", clearCriteria(parse(EVERYTHING)))).toBe("/products?sort=-weight");
    expect(finderAddress("/products", clearCriteria(parse("network=gsm")))).toBe("/products");
  });

  it.each([
    ["", true],
    ["network=gsm", true],
    ["ip=67", true],
    ["network=gsm&page=2", true],
    ["network=gsm,cat1", false],
    ["network=gsm&ip=67", false],
    ["country=DE", false],
    ["interval=60", false],
    ["standby=200-", false],
    ["voltage=48", false],
    ["q=solar", false],
    ["sort=name", false],
    ["network=gsm&sort=-order", false],
  ])("%j is listed by search engines: %s", (query, listed) => {
    expect(isListed(parse(query))).toBe(listed);
  });
});
