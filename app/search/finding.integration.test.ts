import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { loadFinder } from "#app/data/finder/load-finder.server.ts";
import { isCurrent, trackReads } from "#cms/cache/dependencies.ts";
import type { findOnSite, productsHaving } from "./index.server.ts";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { SLOW } from "../../test/slow.ts";

let test: TestCms;
let find: typeof findOnSite;
let load: (address: string) => ReturnType<typeof loadFinder>;
let search: typeof productsHaving;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
  const index = await import("./index.server.ts");
  const finder = await import("#app/data/finder/load-finder.server.ts");
  find = index.findOnSite;
  search = index.productsHaving;
  load = (address) => {
    const url = new URL(address, "http://localhost");
    const wireless = url.pathname.endsWith("/wireless");
    return finder.loadFinder(url, { path: wireless ? "/products/wireless" : "/products", ...(wireless && { series: "wireless" }), search });
  };
}, 300_000);
afterAll(() => test?.close());

/** The codes of all products that the finder finds for the address of its workbook, in the order of the alphabet. */
async function sheetOf(address: string): Promise<string[]> {
  const [{ finderSheet }, { pageContext }] = await Promise.all([
    import("#app/data/sheets/finder-sheet.server.ts"),
    import("#app/data/page.server.ts"),
  ]);
  const url = new URL(address, "http://localhost");
  const { rows } = await finderSheet(url, await pageContext(url), search);
  return rows.map((row) => String(row[0])).toSorted();
}

/** The finder of an address, and the products on its first page. */
async function finderOf(address: string) {
  const { finder } = await load(address);
  if (finder.failed) throw new Error("The finder could not be read");
  const { total, items, facets, culprits, notes, spelled, sort } = finder.value;
  const figures = items.map(({ figures: [first] }) => first?.value);
  return { total, slugs: items.map(({ slug }) => slug), figures, facets, culprits, notes, spelled: spelled?.words, sort };
}

// Comes first: the texts are taken in once.
it("finds an article by its text that was changed while the texts of all were taken in", SLOW, async () => {
  const word = "quokkaword";
  const { cms } = test;
  const { docs } = await cms.find({ collection: "articles", locale: "en", depth: 0, limit: 1, sort: "-id" });
  const [article] = docs;
  const findSpy = vi.spyOn(cms, "find");
  const first = find("en", "gps");
  await vi.waitUntil(() => findSpy.mock.calls.some(([options]) => hasBodyAlone(options)), { timeout: 20_000 });
  const body = structuredClone(article?.body);
  body?.root.children.push({ type: "paragraph", version: 1, children: [{ type: "text", text: word, version: 1 }] });
  await cms.update({ collection: "articles", id: article?.id ?? 0, locale: "en", data: { body, _status: "published" } });
  // By themselves, before anybody searches.
  await vi.waitUntil(() => readWith(word), { timeout: 20_000 });
  await first;
  const { hits } = await find("en", word);
  expect(hits.map(({ document }) => document.key)).toEqual([`articles:${article?.id}`]);

  function readWith(word: string): boolean {
    return findSpy.mock.settledResults.some(
      ({ type, value }, call) =>
        type === "fulfilled" && hasBodyAlone(findSpy.mock.calls[call]?.[0]) && JSON.stringify(value).includes(word),
    );
  }
});

/** Whether this is how the search reads the texts of articles. */
function hasBodyAlone(options: { select?: object } | undefined): boolean {
  return JSON.stringify(options?.select) === '{"body":true}';
}

it.each([
  ["en", "relay"],
  ["en", "fuel cut"],
  ["en", "24V truck"],
  ["en", "24V relay"],
  ["zh", "继电器"],
  ["zh", "24V 卡车"],
] as const)("finds in the finder for needs what the search of the site finds (%s: %s)", async (language, query) => {
  const { hits, near } = await find(language, query);
  const products = hits.flatMap(({ document }) => (document.kind === "product" ? [document.path.replace("/products/", "")] : []));
  expect(near).toBe(false);
  expect(products.length).toBeGreaterThan(3);
  const address = `${language === "en" ? "/en" : ""}/products?q=${encodeURIComponent(query)}`;
  const { slugs } = await finderOf(address);
  expect(slugs).toEqual(expect.arrayContaining(products));
  // What matches best comes first, unless another order is chosen.
  expect(slugs.slice(0, 3)).toEqual(products.slice(0, 3));
  const byName = (await finderOf(`${address}&sort=name`)).slugs;
  expect(byName.toSorted()).toEqual(slugs.toSorted());
  expect(byName).not.toEqual(slugs);
});

it.each(["fuel cut-off", "fuel cut off", "fuel cutoff"])("knows %s in every spelling", async (words) => {
  const { slugs } = await finderOf(`/en/products?q=${encodeURIComponent(words)}`);
  expect(slugs).toContain("v3");
  // The same products; how exactly the words are met may order them otherwise.
  expect(slugs.toSorted()).toEqual((await finderOf("/en/products?q=fuel+cut")).slugs.toSorted());
});

it.each([
  ["365 days", "365", true],
  ["1 year standby", "365", true],
  ["3 years standby", "1095", false],
  ["6 months of standby", "180", true],
])("finds for %s what stands by as long, and not what says days or years", async (words, days, isA9) => {
  const { total, slugs } = await finderOf(`/en/products?q=${encodeURIComponent(words)}`);
  expect(slugs.includes("a9")).toBe(isA9);
  expect(total).toBe((await finderOf(`/en/products?standby=${days}-`)).total);
});

it.each(["barzil", "24V relay barzil"])("reads %s as the search of the site does", async (words) => {
  const { slugs } = await finderOf(`/en/products?q=${encodeURIComponent(words)}`);
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs).toEqual((await finderOf(`/en/products?q=${encodeURIComponent(words.replace("barzil", "brazil"))}`)).slugs);
});

it("takes a country for where a device is to work", async () => {
  expect((await finderOf("/en/products?q=brazil")).total).toBeGreaterThan(10);
  expect((await finderOf("/en/products?q=usa")).total).toBe(0);
});

/** A query in words, and the finder's address that chooses the same. */
const SAME: [words: string, zh: string, choices: string][] = [
  ["magnetic 4G IP67 200 days", "磁吸 4G IP67 200天", "mount=magnetic&network=cat1,cat4&ip=67&standby=200-"],
  ["magnetic", "强磁", "mount=magnetic"],
  ["Bluetooth", "蓝牙", "radio=bluetooth"],
  ["wifi", "Wi-Fi", "radio=wifi"],
  ["NB-IoT", "nbiot", "network=nb-iot"],
  ["LTE-M", "Cat M1", "network=lte-m"],
  ["Cat 1", "cat1", "network=cat1"],
  ["2G", "GSM回落", "network=gsm"],
  ["4G", "4G", "network=cat1,cat4"],
  ["solar", "太阳能", "power=solar"],
  ["rechargeable", "可充电", "power=rechargeable"],
  ["primary battery", "一次电池", "power=primary"],
  ["screws", "螺钉", "mount=screws"],
  ["plug-in", "插接", "mount=plug"],
  ["BeiDou", "北斗", "satellites=beidou"],
  ["Galileo", "伽利略", "satellites=galileo"],
  ["IP65", "IP 65", "ip=65"],
  ["ip68", "IP68", "ip=68"],
  ["UN38.3", "UN 38.3", "cert=un383"],
  ["CE", "CE认证", "cert=ce"],
  ["48 volts", "48伏", "voltage=48"],
  ["72V", "72V", "voltage=72"],
  ["3.3 V", "3.3V", "voltage=3.3"],
  ["-30 °C", "-30℃", "temperature=-30"],
  ["50 g", "50克", "weight=-50"],
  ["365 days", "365天", "standby=365-"],
  ["solar magnetic -30", "太阳能 磁吸 -30", "power=solar&mount=magnetic&temperature=-30"],
  ["24V Bluetooth IP67", "24V 蓝牙 IP67", "voltage=24&radio=bluetooth&ip=67"],
  ["NB-IoT 100 days", "NB-IoT 100天", "network=nb-iot&standby=100-"],
];

it.each(SAME)("finds for %s (%s) what %s chooses, in the finder and on the site", async (en, zh, choices) => {
  for (const [language, prefix, words] of [
    ["en", "/en", en],
    ["zh", "", zh],
  ] as const) {
    const rows = await sheetOf(`${prefix}/products.xlsx?${choices}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await sheetOf(`${prefix}/products.xlsx?q=${encodeURIComponent(words)}`)).toEqual(rows);
    const { hits } = await find(language, words);
    const codes = hits.flatMap(({ document }) => (document.kind === "product" ? [document.code] : []));
    expect(codes.toSorted()).toEqual(rows);
  }
});

it("finds nothing in words either where nothing has all choices", async () => {
  expect(await sheetOf("/en/products.xlsx?power=solar&ip=68&voltage=12")).toEqual([]);
  expect(await sheetOf("/en/products.xlsx?q=solar+IP68+12V")).toEqual([]);
});

it("leaves to the finder what models and figures mean", async () => {
  expect((await finderOf("/en/products?q=V-7")).slugs).toEqual(["v7"]);
  const { total, slugs } = await finderOf("/en/products?q=24V");
  expect(slugs).toContain("v3");
  expect(total).toBe((await finderOf("/en/products?voltage=24")).total);
});

it("forgives no slips, names the words where they find nothing, and offers what they may mean", async () => {
  const { total, culprits, spelled } = await finderOf("/en/products?q=relya+harness");
  expect([total, spelled]).toEqual([0, "relay harness"]);
  expect(culprits.map(({ value, count }) => [value, count > 0])).toEqual([["relya harness", true]]);
  // Nothing resembles it, or it finds something as it is.
  expect((await finderOf("/en/products?q=qwzxvk")).spelled).toBeUndefined();
  expect((await finderOf("/en/products?q=relay")).spelled).toBeUndefined();
});

it("takes words for an order, a need or a capacity as the search of the site does", async () => {
  const lightest = await finderOf("/en/products?q=lightest");
  expect([lightest.sort, lightest.slugs]).toEqual(["weight", (await finderOf("/en/products?sort=weight")).slugs]);
  const magnetic = await finderOf("/en/products?q=lightest+magnetic");
  expect(magnetic.slugs).toEqual((await finderOf("/en/products?mount=magnetic&sort=weight")).slugs);
  expect((await finderOf("/en/products?q=Motorraeder")).slugs).toEqual(expect.arrayContaining(["e1", "e3", "b1"]));
  expect((await finderOf("/en/products?q=cheapest")).notes).toEqual([expect.stringContaining("No prices are published")]);
  const capacity = await finderOf("/en/products?q=10000+mAh");
  expect(capacity.slugs).toContain("a9");
  expect(capacity.slugs).not.toContain("v3");
});

it("asks what for: the products that staff names and those that fit by their figures, and says why", async () => {
  const { slugs, notes, facets } = await finderOf("/en/products?need=containers");
  expect(slugs.toSorted()).toEqual(["a7", "a9", "a9s"]);
  expect(notes).toEqual([expect.stringMatching(/^Containers and trailers, fit by their figures: .*IP67.*Once a day.*180.days.*−20/)]);
  expect(facets[0]?.options.find(({ value }) => value === "containers")).toMatchObject({ chosen: true, count: 3 });
  const [note] = (await finderOf("/en/products?need=livestock")).notes;
  expect(note).toContain("No collar is made for farm animals yet.");
  expect((await finderOf("/products?q=牛")).slugs).toEqual(["a9s"]);
});

it("asks where, and how often it reports for how long", async () => {
  const brazil = await finderOf("/en/products?country=br");
  // By the verdict there, of which a page shows the first.
  expect(brazil.total).toBe((await finderOf("/en/products?q=brazil")).total);
  expect(brazil.notes).toEqual([expect.stringContaining("They work in Brazil")]);
  expect((await finderOf("/en/products?country=US")).total).toBe(0);
  const often = await finderOf("/en/products?interval=60&standby=90-&sort=-standby");
  // The C4 is stated for a shorter interval.
  expect([often.slugs.includes("c4"), often.slugs.includes("k1")]).toEqual([true, false]);
  expect(often.figures[0]).toMatch(/^about \d+ days$/);
  const cold = await finderOf("/en/products?interval=60&standby=90-&temperature=-20");
  expect(cold.total).toBeLessThan(often.total);
  expect(cold.notes).toEqual([expect.stringMatching(/^Standby is calculated: Every hour, −20.°C/)]);
});

it("fills the workbook with what the finder shows", async () => {
  const rows = await sheetOf("/en/products.xlsx?q=fuel+cut");
  const { total } = await finderOf("/en/products?q=fuel+cut");
  expect(rows.length).toBe(total);
});

it("counts what the words find in every group, and in a series of its own", async () => {
  const { total, facets } = await finderOf("/en/products?q=relay");
  const series = facets.find(({ key }) => key === "series")?.options ?? [];
  expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  const among = await finderOf("/en/products?q=magnet");
  const wireless = await finderOf("/en/products/wireless?q=magnet");
  expect(wireless.total).toBeGreaterThan(0);
  expect(wireless.total).toBe(among.facets.find(({ key }) => key === "series")?.options.find(({ value }) => value === "wireless")?.count);
});

it("has pages that are made with words drop when a product changes, and not with an article", async () => {
  const readsOfFinder = () => trackReads(() => finderOf("/en/products?q=zebra"));
  const before = await readsOfFinder();
  expect(before.value.total).toBe(0);
  expect([...before.sources]).not.toContain("articles");
  await test.cms.update({
    collection: "products",
    where: { slug: { equals: "a9" } },
    locale: "en",
    data: { intro: "It stays on a zebra for a year.", _status: "published" },
  });
  expect(isCurrent(before)).toBe(false);
  expect((await readsOfFinder()).value.slugs).toEqual(["a9"]);
});
