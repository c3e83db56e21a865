import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

const PATIENCE = 600_000;
let test: TestCms;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  const { provideBuiltInTexts } = await import("#app/i18n/locales/built-in.ts");
  provideBuiltInTexts("zh", (await import("#app/i18n/locales/zh.ts")).default);
  provideBuiltInTexts("en", (await import("#app/i18n/locales/en.ts")).default);
}, PATIENCE);
afterAll(() => test.close());

/** A product as its page, its data and its Markdown show it in English. */
async function shown(slug: string) {
  const { pageContext } = await import("./page.server.ts");
  const { findProduct } = await import("./products.server.ts");
  const { productRecord } = await import("./machine/product-record.server.ts");
  const { productDocument } = await import("./machine/catalogue-documents.server.ts");
  const page = await pageContext(new URL(`http://localhost/en/products/${slug}`));
  const product = await findProduct("en", slug);
  if (!product) throw new Error(`There is no product ${slug}.`);
  const { productThing } = await import("./structured-data/product.server.ts");
  const thing = await productThing(product, page);
  const document = await productDocument({ page, name: slug } as Parameters<typeof productDocument>[0]);
  return { groups: product.specs, data: productRecord(product, page), parts: JSON.stringify(document), thing: JSON.stringify(thing) };
}

async function productOf(slug: string) {
  const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: slug } }, locale: "zh", depth: 0 });
  const [product] = docs;
  if (!product) throw new Error(`There is no product ${slug}.`);
  return product;
}

async function found(query: string): Promise<string[]> {
  const { searchResults } = await import("#app/search/results.server.ts");
  return (await searchResults("en", query))?.groups.flatMap(({ results }) => results.map(({ path }) => path)) ?? [];
}

it("a product that is sold as one says nothing of variants", async () => {
  const { groups, data, parts, thing } = await shown("v3");
  expect(thing).not.toContain("variant-");
  expect(groups.map(({ name }) => name)).not.toContain("Variants");
  expect(data.variants).toEqual([]);
  expect(parts).not.toContain("Variants");
});

it("variants stand on the page, in data and in Markdown, are found by their order codes, and each by its own bands", async () => {
  const { id, specs } = await productOf("v3");
  expect((await found("Brazil"))[0]).toBeDefined();
  expect(await found("V3-MBIB0")).not.toEqual(["/products/v3"]);
  const { productEntries } = await import("./index/product-entries.server.ts");
  await test.cms.update({
    collection: "products",
    id,
    locale: "zh",
    data: {
      specs: (specs ?? []).filter(({ key }) => key !== "bands" && key !== "network"),
      variants: [
        { code: "V3-MBIB0", name: "欧洲版", network: ["cat1"], bands: ["b1", "b20"], regions: "欧洲", note: "带备用电池" },
        { code: "V3-MCIB0", network: ["lte-m"], bands: ["b2", "b8"] },
        { code: "V3-MDIB0", bands: ["b4", "b34"] },
      ],
      _status: "published",
    },
  });

  const { groups, data, parts, thing } = await shown("v3");
  const rows = groups.at(-1);
  expect(rows).toMatchObject({
    name: "Variants",
    rows: [
      { name: "V3-MBIB0", value: "欧洲版 · 欧洲 · 4G (LTE Cat 1) · B1, B20", condition: "带备用电池" },
      { name: "V3-MCIB0", value: expect.stringMatching(/ · B2, B8$/) as string },
      { name: "V3-MDIB0" },
    ],
  });
  expect(data.variants).toMatchObject([
    { code: "V3-MBIB0", network: ["cat1"], bands: ["b1", "b20"], regions: "欧洲" },
    { code: "V3-MCIB0", network: ["lte-m"], bands: ["b2", "b8"] },
    { code: "V3-MDIB0" },
  ]);
  expect(parts).toContain("V3-MCIB0");
  expect(thing).toContain('"propertyID":"variant-v3-mcib0","name":"V3-MCIB0"');

  expect((await found("V3-MCIB0"))[0]).toBe("/products/v3");
  expect((await found("v3mbib0"))[0]).toBe("/products/v3");
  // One has both bands of Europe; of North America neither has two, though both together have.
  const { productsHaving } = await import("#app/search/index.server.ts");
  expect((await productsHaving("en", "Germany")).has(id)).toBe(true);
  expect((await productsHaving("en", "Canada")).has(id)).toBe(false);
  const entry = (await productEntries()).find(({ slug }) => slug === "v3");
  expect(entry?.rows.network?.codes).toEqual(["cat1", "lte-m"]);
  expect(entry?.devices).toEqual([
    ["b1", "b20"],
    ["b2", "b8"],
    ["b4", "b34"],
  ]);
});

it("a quote list offers a product's variants, and the lead names the one that was chosen", async () => {
  const { quoteView } = await import("./quote.server.ts");
  const { wantedItems } = await import("#app/leads/quote-list.server.ts");
  const { lines } = await quoteView("en", "v3:5,k1:1", new URLSearchParams("use=v3:::::v3-mbib0"));
  expect(lines).toMatchObject([{ variant: "v3-mbib0" }, { variants: [], variant: "" }]);
  expect(lines[0]?.variants).toContainEqual({ key: "v3-mbib0", name: "V3-MBIB0 · 欧洲版 · 欧洲" });
  const wish = async (variant: string) => {
    const [item] = await wantedItems([{ slug: "v3", quantity: 5 }], { "variant-v3": variant }, "en");
    return item?.wish;
  };
  expect(await wish("v3-mbib0")).toBe("Order code: V3-MBIB0");
  expect(await wish("v3-other")).toBeUndefined();
});

it("several rows with one key are all compared, and their codes are all found", async () => {
  const { id, specs } = await productOf("a9");
  const others = (specs ?? []).filter(({ key }) => key !== "weight" && key !== "battery_type");
  await test.cms.update({
    collection: "products",
    id,
    locale: "en",
    data: {
      specs: [
        ...others,
        { key: "weight", value: 200, condition: "with battery" },
        { key: "weight", value: 150, condition: "without" },
        { key: "battery_type", codes: ["primary"] },
        { key: "battery_type", codes: ["rechargeable"] },
      ],
      _status: "published",
    },
  });
  const { compare } = await import("./compare/compare.server.ts");
  const { groups } = await compare("en", ["a9", "a7"]);
  const weight = groups.flatMap(({ rows }) => rows).find(({ key }) => key === "weight");
  expect(weight?.cells[0]).toMatchObject({ value: "200\u00a0g (with battery); 150\u00a0g (without)", best: false });
  const { productEntries } = await import("./index/product-entries.server.ts");
  const entry = (await productEntries()).find(({ slug }) => slug === "a9");
  expect(entry?.rows["battery_type"]?.codes).toEqual(["primary", "rechargeable"]);
});
