import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product, type specRow } from "#demo/content/schema.ts";
import type { z } from "zod";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";

type Row = z.infer<typeof specRow>;

const products = readdirSync("demo/content/products").map((file) =>
  product.parse(parse(readFileSync(`demo/content/products/${file}`, "utf8"))),
);

const TIMEOUT_MS = 600_000;
let test: TestCms;
let find: (
  query: string,
  language?: Language,
) => Promise<{ slugs: string[]; total: number; counts: Record<string, Record<string, number>>; canonical: string }>;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  const { finderScope } = await import("./scope.server.ts");
  const { criteriaOf, finderAddress } = await import("./criteria.ts");
  const { countValues, find: findIn } = await import("./find.ts");
  const { sortProducts } = await import("./finder-order.ts");
  const { facets } = await import("#shared/vocabulary/facets.ts");
  find = async (query, language = "zh") => {
    const scope = await finderScope("zh");
    const criteria = criteriaOf(new URLSearchParams(query), scope.facetKeys, language);
    const { fitting, besides } = findIn(scope.products, criteria);
    const counts = Object.fromEntries(
      facets().coded.map((facet) => [facet, Object.fromEntries(countValues(scope.products, besides(facet), facet))]),
    );
    return {
      slugs: sortProducts(scope.products, fitting, criteria.sort, "zh").map(({ entry }) => entry.slug),
      total: fitting.size,
      counts,
      canonical: finderAddress("/products", criteria),
    };
  };
}, TIMEOUT_MS);
afterAll(() => test?.close());

/** What the files say, without anything of the finder: each parameter as a plain question to one product. */
const row = (of: (typeof products)[number], key: Row["key"]) => of.specs.find((candidate) => candidate.key === key);
const codes = (of: (typeof products)[number], key: Row["key"]) => row(of, key)?.codes ?? [];
const nominal = (of: (typeof products)[number]) => codes(of, "input_voltage").map((code) => Number.parseInt(code, 10));
const QUESTIONS: Record<string, (of: (typeof products)[number], value: string) => boolean> = {
  series: (of, value) => of.series === value,
  use: (of, value) => of.solutions.some((solution) => solution === value),
  network: (of, value) => codes(of, "network").includes(value),
  mount: (of, value) => codes(of, "mounting").includes(value),
  power: (of, value) =>
    value === "vehicle"
      ? row(of, "input_voltage") !== undefined
      : value === "solar"
        ? row(of, "solar_panel") !== undefined
        : codes(of, "battery_type").includes(value),
  satellites: (of, value) => codes(of, "satellites").includes(value),
  radio: (of, value) => row(of, value as "wifi") !== undefined,
  bands: (of, value) => codes(of, "bands").includes(value),
  interface: (of, value) => (["vehicle_bus", "serial", "inputs_outputs"] as const).some((key) => codes(of, key).includes(value)),
  cert: (of, value) => codes(of, "certification").includes(value),
  ip: (of, value) => {
    const [solids, water] = [...(row(of, "protection")?.text?.slice(2) ?? "")].map(Number);
    const digit = value[1] ?? "";
    const including = { 0: "012345678", 4: "456789", 5: "56", 6: "6", 7: "78", 8: "8", 9: "9" }[digit] ?? "";
    return solids !== undefined && water !== undefined && solids >= Number(value[0]) && including.includes(String(water));
  },
  standby: (of, value) => within(row(of, "standby")?.value, value),
  size: (of, value) => within(Math.max(of.width, of.depth, of.height), value),
  weight: (of, value) => within(row(of, "weight")?.value, value),
  voltage: (of, value) => {
    const { min, max } = row(of, "input_voltage") ?? {};
    const ends = min === undefined ? nominal(of) : [min, max ?? min];
    return ends.length > 0 && Number(value) >= Math.min(...ends) && Number(value) <= Math.max(...ends);
  },
  temperature: (of, value) => {
    const { min, max } = row(of, "temperature") ?? {};
    return min !== undefined && max !== undefined && Number(value) >= min && Number(value) <= max;
  },
};

function within(number: number | undefined, range: string): boolean {
  const [from = "", to = ""] = range.split("-");
  return number !== undefined && (from === "" || number >= Number(from)) && (to === "" || number <= Number(to));
}

const plain = (query: Record<string, string>, without?: string) =>
  products.filter((of) =>
    Object.entries(query).every(
      ([name, values]) => name === without || (QUESTIONS[name] ? values.split(",").some((value) => QUESTIONS[name]?.(of, value)) : true),
    ),
  );

const VALUES: Record<string, string[]> = {
  series: ["wireless", "wired_positioning", "portable_charging", "4g_vehicle", "obd_tox", "gps_module"],
  use: ["asset", "logistics", "custom", "personnel", "smart-vehicle", "two-wheeler", "cold-chain", "cbd"],
  network: ["gsm", "cat1", "cat4", "lte-m", "nb-iot"],
  mount: ["magnetic", "screws", "tape", "ties", "strap", "clip", "plug", "smd"],
  power: ["primary", "rechargeable", "vehicle", "solar"],
  satellites: ["gps", "beidou", "glonass", "galileo"],
  radio: ["wifi", "bluetooth"],
  bands: ["b28", "b20", "gsm900", "b3"],
  interface: ["can", "rs485", "1-wire", "digital-in", "analogue-in"],
  cert: ["ce", "fcc", "ccc", "rohs", "un383", "e-mark"],
  ip: ["30", "54", "65", "66", "67", "68", "69"],
  standby: ["200-", "-30", "30-365", "7-60"],
  size: ["-60", "80-", "40-90"],
  weight: ["-50", "100-", "40-130", "1-3"],
  voltage: ["12", "24", "48", "3.3", "80"],
  temperature: ["-30", "-40", "60", "85"],
};

/** A generator of numbers that is the same at every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function combinations(count: number): Record<string, string>[] {
  const random = numbersFrom(20_261_122);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const several = new Set(["series", "use", "network", "mount", "power", "satellites", "radio", "cert"]);
  return Array.from({ length: count }, () => {
    const query: Record<string, string> = {};
    for (let choices = 1 + Math.floor(random() * 4); choices > 0; choices -= 1) {
      const name = pick(Object.keys(VALUES));
      const values = VALUES[name] ?? [];
      query[name] = several.has(name) && random() < 0.5 ? [...new Set([pick(values), pick(values)])].join(",") : pick(values);
    }
    return query;
  });
}

describe("the finder", () => {
  const sorted = (slugs: string[]) => slugs.toSorted();
  const generated = combinations(60);

  it("is asked things that some products answer, and things that none does", () => {
    const sizes = generated.map((query) => plain(query).length);
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(25);
    expect(sizes).toContain(0);
  });

  it.each(generated)("finds for %j what the files say", async (query) => {
    const view = await find(new URLSearchParams(query).toString());
    expect(sorted(view.slugs)).toEqual(sorted(plain(query).map(({ slug }) => slug)));
    for (const facet of ["series", "use", "network", "mount", "power", "satellites", "radio", "cert"]) {
      const besides = plain(query, facet);
      for (const value of VALUES[facet] ?? [])
        expect(view.counts[facet]?.[value] ?? 0).toBe(besides.filter((of) => QUESTIONS[facet]?.(of, value)).length);
    }
  });

  it("leaves out what it does not know, and names what counted in one order", async () => {
    const { canonical, total } = await find("utm_source=x&network=cat1,5g&mount=&ip=7&standby=9&voltage=many&sort=price&weight=heavy");
    expect(canonical).toBe("/products?network=cat1");
    expect(total).toBe(plain({ network: "cat1" }).length);
    // The first digit of a degree ends with 6.
    expect((await find("ip=75")).canonical).toBe("/products");
    expect((await find("ip=69")).canonical).toBe("/products?ip=69");
    expect((await find("ip=67&network=nb-iot,cat1&standby=200-")).canonical).toBe("/products?network=cat1,nb-iot&ip=67&standby=200-");
  });

  it("names the page beyond the first, and of a text no more than a hundred characters", async () => {
    expect((await find("page=2&ip=67")).canonical).toBe("/products?ip=67&page=2");
    for (const page of ["1", "0", "-2", "1.5", "two", ""]) expect((await find(`page=${page}`)).canonical).toBe("/products");
    expect((await find(`q= ${"a".repeat(101)}`)).canonical).toBe(`/products?q=${"a".repeat(100)}`);
  });

  it.each([
    ["voltage=４８", "voltage=48"],
    ["voltage=48 V", "voltage=48"],
    ["voltage=12,5", "voltage=12.5"],
    ["voltage=+1,000", "voltage=1000"],
    ["temperature=－３０℃", "temperature=-30"],
    ["temperature=−20.5 °C", "temperature=-20.5"],
    ["standby=３００天-", "standby=300-"],
    ["standby=30 days-365 d", "standby=30-365"],
    ["weight=-50克", "weight=-50"],
    ["weight=300-100", "weight=100-300"],
    ["standby=30—365", "standby=30-365"],
    ["standby=1 year-", "standby=365-"],
    ["standby=6个月-2年", "standby=180-730"],
    ["weight=-1.9 oz", "weight=-53.86"],
    ["weight=0.1 kg-", "weight=100-"],
    ["voltage=12,000 mV", "voltage=12"],
    ["temperature=-4 °F", "temperature=-20"],
  ])("reads the number that is written as %s", async (query, canonical) => {
    expect((await find(new URLSearchParams(query.replace("+", "%2B")).toString())).canonical).toBe(`/products?${canonical}`);
  });

  it.each([
    ["standby=1.000-", "standby=1000-"],
    ["standby=3.650-", "standby=3650-"],
    ["standby=1000,5-", "standby=1000.5-"],
    ["weight=-59,9", "weight=-59.9"],
    ["weight=-1,250 kg", "weight=-1250"],
    ["weight=-12.5", "weight=-12.5"],
    ["temperature=−20", "temperature=-20"],
    ["voltage=12 V", "voltage=12"],
  ])(
    "reads the number that is written as %s on a German page, and leads to an address that says the same on every page",
    async (query, canonical) => {
      const { canonical: address } = await find(new URLSearchParams(query).toString(), "de");
      expect(address).toBe(`/products?${canonical}`);
      for (const language of ["de", "en", "zh"] as const)
        expect((await find(address.split("?")[1] ?? "", language)).canonical).toBe(address);
    },
  );

  it("writes a number of three decimals so that no language takes it for thousands", async () => {
    const { canonical } = await find("voltage=12.125", "en");
    expect(canonical).toBe("/products?voltage=12.1250");
    expect((await find("voltage=12,125", "de")).canonical).toBe(canonical);
    expect((await find("voltage=12.1250", "de")).canonical).toBe(canonical);
  });

  it.each(["voltage=9999", "voltage=-1", "temperature=500", "weight=99999999-", "standby=1000000-2000000"])(
    "finds nothing for %s, and says what was looked for",
    async (query) => {
      expect(await find(query)).toMatchObject({ total: 0, canonical: `/products?${query}` });
    },
  );

  it.each([
    ["a9s", ["a9s"]],
    ["Ａ９ｓ", ["a9s"]],
    ["－３５℃", plain({ temperature: "-35" }).map(({ slug }) => slug)],
    ["v-7", ["v7"]],
    ["9s", []],
    ["48V", plain({ voltage: "48" }).map(({ slug }) => slug)],
    ["-35°C", plain({ temperature: "-35" }).map(({ slug }) => slug)],
  ])("takes the text %s", async (text, slugs) => {
    const view = await find(new URLSearchParams({ q: text }).toString());
    expect(sorted(view.slugs)).toEqual(sorted(slugs));
  });

  it("shows what has changed at once, and the others as they were", async () => {
    const { loadFinder } = await import("./load-finder.server.ts");
    const { provideBuiltInTexts } = await import("#app/i18n/locales/built-in.ts");
    provideBuiltInTexts("zh", (await import("#app/i18n/locales/zh.ts")).default);
    const cards = async () => {
      const { finder } = await loadFinder(new URL("http://localhost/products"), {
        path: "/products",
        search: async () => ({ scores: new Map(), notes: [], needs: [], sort: undefined, spelled: null }),
      });
      const items = finder.failed ? [] : (finder.value?.items ?? []);
      return items.map(({ nameParts, ...card }) => Object.assign(card, { name: nameParts.join("") }));
    };
    const before = await cards();
    expect(before).toHaveLength(18);
    await test.cms.update({ collection: "products", where: { slug: { equals: "a9" } }, locale: "zh", data: { name: "改名的终端" } });
    const after = await cards();
    expect(after).toEqual(before.map((product) => (product.slug === "a9" ? Object.assign(product, { name: "改名的终端" }) : product)));
  });
});
