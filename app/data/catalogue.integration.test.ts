import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import { untypeset } from "./content/typeset.ts";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
});
afterAll(() => test?.close());

async function productOf(slug: string) {
  const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: slug } }, locale: "zh", depth: 0 });
  const [product] = docs;
  if (!product) throw new Error(`There is no product ${slug}.`);
  return product;
}

/** What the page of results shows, from above. */
async function resultsOf(query: string) {
  const { searchResults } = await import("#app/search/results.server.ts");
  const { best = [], groups = [] } = (await searchResults("en", query)) ?? {};
  return [...best, ...groups.flatMap(({ results }) => results)];
}

describe("the variants of a product", () => {
  /** A product as its page, its data and its Markdown show it in English. */
  async function readEverywhere(slug: string) {
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
    return {
      groups: product.specs,
      data: await productRecord(product, page),
      parts: JSON.stringify(document),
      thing: JSON.stringify(thing),
    };
  }

  async function searchPaths(query: string): Promise<string[]> {
    return (await resultsOf(query)).map(({ path }) => path);
  }

  it("a product that is sold as one says nothing of variants", async () => {
    const { groups, data, parts, thing } = await readEverywhere("v3");
    expect(thing).toContain('"propertyID":');
    expect(thing).not.toContain("variant-");
    expect(groups.length).toBeGreaterThan(2);
    expect(groups.map(({ name }) => name)).not.toContain("Variants");
    expect(data.variants).toEqual([]);
    expect(parts).toContain("Weight");
    expect(parts).not.toContain("Variants");
  });

  it("variants stand on the page, in data and in Markdown, are found by their order codes, and each by its own bands", async () => {
    const { id, specs } = await productOf("v3");
    // An order code that begins with the product's own code would find it anyway.
    expect((await searchPaths("V3"))[0]).toBe("/products/v3");
    expect(await searchPaths("QX-7734")).not.toContain("/products/v3");
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
          { code: "QX-7734", bands: ["b4", "b34"] },
        ],
        _status: "published",
      },
    });

    const { groups, data, parts, thing } = await readEverywhere("v3");
    const rows = groups.at(-1);
    expect(rows).toMatchObject({
      name: "Variants",
      rows: [
        { name: "V3-MBIB0", value: "欧洲版 · 欧洲 · 4G (LTE Cat 1) · B1, B20", condition: "带备用电池" },
        { name: "V3-MCIB0", value: expect.stringMatching(/ · B2, B8$/) as string },
        { name: "QX-7734" },
      ],
    });
    expect(data.variants).toMatchObject([
      { code: "V3-MBIB0", network: ["cat1"], bands: ["b1", "b20"], regions: "欧洲" },
      { code: "V3-MCIB0", network: ["lte-m"], bands: ["b2", "b8"] },
      { code: "QX-7734" },
    ]);
    expect(parts).toContain("V3-MCIB0");
    expect(thing).toContain('"propertyID":"variant-v3-mcib0","name":"V3-MCIB0"');

    for (const code of ["QX-7734", "qx7734", "V3-MCIB0", "v3mbib0"])
      expect([code, (await searchPaths(code))[0]]).toEqual([code, "/products/v3"]);
    // One has both bands of Europe; of North America neither has two, though both together have.
    const { productsHaving } = await import("#app/search/index.server.ts");
    expect((await productsHaving("en", "Germany")).scores?.has(id)).toBe(true);
    expect((await productsHaving("en", "Canada")).scores?.has(id)).toBe(false);
    const entry = (await productEntries()).find(({ slug }) => slug === "v3");
    expect(entry?.rows.network?.codes).toEqual(["cat1", "lte-m"]);
    expect(entry?.devices).toEqual([
      { networks: ["cat1"], bands: ["b1", "b20"] },
      { networks: ["lte-m"], bands: ["b2", "b8"] },
      { networks: [], bands: ["b4", "b34"] },
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
    // What the page does not offer is not taken from an address, and of many lines that are none a few are named.
    const others = ["x1", "x2", "x3", "x4", "x5", "x6", `y${"z".repeat(60)}`].map((slug) => `${slug}:1`);
    const { lines: remaining, leftOut } = await quoteView(
      "en",
      ["a9:5", ...others].join(","),
      new URLSearchParams("use=a9:7:::nowhere.europe:a9-none"),
    );
    expect(remaining).toMatchObject([{ every: "", chosen: ["europe"], variant: "" }]);
    expect(leftOut).toEqual(["x1", "x2", "x3", "x4", "x5"]);
    expect(await wish("v3-mbib0")).toBe("Order code: V3-MBIB0");
    expect(await wish("v3-other")).toBeUndefined();
  });

  it("a lead has no more than fifty lines, and all of them by their addresses while the catalogue cannot be read", async () => {
    const { wantedItems, wantedLines } = await import("#app/leads/quote-list.server.ts");
    const { MAX_LINES } = await import("#app/lib/storage/quote-items.ts");
    const slugs = Array.from({ length: MAX_LINES + 1 }, (_, at) => `p${at}`);
    expect(wantedLines(Object.fromEntries(slugs.map((slug) => [`quantity-${slug}`, "2"])), "")).toHaveLength(MAX_LINES);
    expect(wantedLines({}, slugs.map((slug) => `${slug}:2`).join(","))).toHaveLength(MAX_LINES);
    const lines = [
      { slug: "v3", quantity: 5 },
      { slug: "nothing", quantity: 2 },
    ];
    const outage = vi.spyOn(test.cms, "find").mockRejectedValue(new Error("The database is away"));
    expect(await wantedItems(lines, {}, "en")).toEqual([
      { name: "v3", quantity: 5 },
      { name: "nothing", quantity: 2 },
    ]);
    outage.mockRestore();
    expect(await wantedItems(lines, {}, "en")).toMatchObject([{ name: expect.stringMatching(/^V3 /), quantity: 5 }]);
  });

  it("takes a certificate on record for an approval, and a trade mark of the same letters for none", async () => {
    const { usesIn } = await import("./country-use.server.ts");
    const { productEntries } = await import("./index/product-entries.server.ts");
    const { id: product } = await productOf("v3");
    const approval = async () => {
      const entry = (await productEntries()).find(({ slug }) => slug === "v3");
      return entry && (await usesIn("ZA", "en"))(entry).approval;
    };
    expect(await approval()).toBe("missing");
    const words = { slug: "icasa", name: "ICASA", mark: "ICASA", issued: "2026-01-01", number: "1", scope: "…", products: [product] };
    const mark = { ...words, kind: "trademark", _status: "published" } as const;
    const { id } = await test.cms.create({ collection: "marks", locale: "zh", data: mark as never });
    expect(await approval()).toBe("missing");
    await test.cms.update({ collection: "marks", id, locale: "zh", data: { kind: "certification", _status: "published" } });
    expect(await approval()).toBe("held");
    await test.cms.delete({ collection: "marks", id });
  });

  it("names for a country the variant that suits it, and none where the bands of one are not known", async () => {
    const [{ countryUseView }, { pageContext }, { findProduct }, { productEntries }] = await Promise.all([
      import("./country-use.server.ts"),
      import("./page.server.ts"),
      import("./products.server.ts"),
      import("./index/product-entries.server.ts"),
    ]);
    const page = await pageContext(new URL("http://localhost/en/products/v3"));
    const orderFor = async (country: string) => {
      const [product, entries] = await Promise.all([findProduct("en", "v3"), productEntries()]);
      const entry = entries.find(({ slug }) => slug === "v3");
      if (!product || !entry) throw new Error("There is no V3.");
      return (await countryUseView(entry, product, country, page)).rows.find(({ label }) => label === "Order code")?.value;
    };
    expect([await orderFor("DE"), await orderFor("NG")]).toEqual(["V3-MBIB0", "V3-MBIB0"]);
    const { id, variants } = await productOf("v3");
    const store = (rows: typeof variants) =>
      test.cms.update({ collection: "products", id, locale: "zh", data: { variants: rows ?? [], _status: "published" } });
    await store([{ code: "V3-LATER" }, ...(variants ?? [])]);
    expect(await orderFor("DE")).toBeUndefined();
    await store(variants);
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
    expect(weight?.cells[0]).toMatchObject({ value: expect.stringMatching(/^200\sg \(with\sbattery\); 150\sg \(without\)$/), best: false });
    const { productEntries } = await import("./index/product-entries.server.ts");
    const entry = (await productEntries()).find(({ slug }) => slug === "a9");
    expect(entry?.rows["battery_type"]?.codes).toEqual(["primary", "rechargeable"]);
  });
});

describe("the life of a product", () => {
  async function searchPaths(query: string): Promise<string[]> {
    const { finderScope } = await import("./finder/scope.server.ts");
    const { criteriaOf } = await import("./finder/criteria.ts");
    const { find } = await import("./finder/find.ts");
    const scope = await finderScope("en");
    const { fitting } = find(scope.products, criteriaOf(new URLSearchParams(query), scope.facetKeys, "zh"));
    return scope.products.flatMap(({ entry }, place) => (fitting.has(place) ? [entry.slug] : []));
  }

  it("a discontinued product keeps its page and names its successor, and is found where it is asked for", async () => {
    const { findProduct } = await import("./products.server.ts");
    const { productCounts } = await import("./product-card.server.ts");
    const before = await productCounts("en");
    expect(await searchPaths("")).toContain("a7");
    expect(await searchPaths("life=ended")).toEqual([]);
    expect(await findProduct("en", "a7")).toMatchObject({ life: null });

    await test.cms.update({
      collection: "products",
      id: (await productOf("a7")).id,
      data: { life: "ended", lifeSince: "2026-11-02T00:00:00.000Z", successor: (await productOf("a9")).id, _status: "published" },
    });

    expect(await searchPaths("")).not.toContain("a7");
    expect(await searchPaths("life=ended")).toEqual(["a7"]);
    expect(await searchPaths("life=active,ended")).toContain("a7");
    expect((await productCounts("en")).total).toBe(before.total - 1);
    expect(await findProduct("en", "a7")).toMatchObject({
      life: { stage: "ended", name: "Discontinued", since: "2026-11-02", successor: { slug: "a9", code: "A9" } },
    });
    expect((await findProduct("zh", "a7"))?.life?.name).toBe("已停产");
    const results = await resultsOf("A7");
    expect(results.find(({ path }) => path === "/products/a7")?.successor).toEqual({ code: "A9", path: "/products/a9" });
    expect(results.find(({ path }) => path === "/products/a9")?.successor ?? null).toBeNull();
  });

  it("a product that is not for new designs stays in the lists, with a badge", async () => {
    const { productsBy } = await import("./product-card.server.ts");
    expect(await productsBy("code", "en", ["V3"])).toMatchObject([{ code: "V3" }]);
    expect((await productsBy("code", "en", ["V3"]))[0]).not.toHaveProperty("life");
    await test.cms.update({
      collection: "products",
      id: (await productOf("v3")).id,
      data: { life: "not-for-new-designs", _status: "published" },
    });
    expect(await searchPaths("")).toContain("v3");
    expect(await productsBy("code", "de", ["V3"])).toMatchObject([{ code: "V3", life: "Nicht für Neuentwicklungen" }]);
  });
});

describe("the lists of news and downloads", () => {
  /** The results of the list of news or of downloads for a query. */
  async function searchList(collection: "articles" | "downloads", language: Language, query: string) {
    const [{ listArticles }, { listDownloads }, { idsHaving }] = await Promise.all([
      import("./articles.server.ts"),
      import("./downloads.server.ts"),
      import("#app/search/index.server.ts"),
    ]);
    const ids = await idsHaving(collection, language, query);
    const list = await (collection === "articles" ? listArticles : listDownloads)(language, { ids });
    return { total: list?.total, titles: list?.items.map(({ title }) => untypeset(title)) };
  }

  it("leads from article to article in the order of the list, also through those of one day", async () => {
    const { cms } = test;
    const { docs } = await cms.find({ collection: "articles", depth: 0, limit: 3, sort: "-publishedAt" });
    for (const { id } of docs) await cms.update({ collection: "articles", id, data: { publishedAt: docs[2]?.publishedAt ?? "" } });
    const { findArticle, listArticles } = await import("./articles.server.ts");
    const listed: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list = await listArticles("zh", { page });
      pages = list?.pages ?? 0;
      listed.push(...(list?.items.map(({ id }) => id) ?? []));
    }
    expect(listed.length).toBeGreaterThan(docs.length);
    const walk = async (from: number | undefined, side: "previous" | "next") => {
      const passed: number[] = [];
      for (let id = from; id !== undefined && passed.length <= listed.length; id = (await findArticle("zh", id))?.[side]?.id)
        passed.push(id);
      return passed;
    };
    expect(await walk(listed[0], "previous")).toEqual(listed);
    expect(await walk(listed.at(-1), "next")).toEqual(listed.toReversed());
  });

  it("finds the news by words with signs that patterns have, and none that lack them", async () => {
    const titles = [
      "Charged to 100% in the cold",
      "The field a_b of a report",
      String.raw`Kept at c:\x on the server`,
      "Charged to 100 in axb at c:x",
    ];
    const { docs } = await test.cms.find({ collection: "articles", locale: "en", depth: 0, limit: titles.length, sort: "-publishedAt" });
    for (const [at, title] of titles.entries()) {
      await test.cms.update({
        collection: "articles",
        id: docs[at]?.id ?? 0,
        locale: "en",
        data: { title, summary: "Of batteries.", _status: "published" },
      });
    }
    const searchTitles = async (query: string) => (await searchList("articles", "en", query)).titles;
    for (const [query, title] of [
      ["100%", titles[0]],
      ["１００％", titles[0]],
      ["a_b", titles[1]],
      [String.raw`c:\x`, titles[2]],
      [String.raw`C:\X`, titles[2]],
      // In the title and in the summary.
      ["100% batteries", titles[0]],
    ] as const)
      expect([query, await searchTitles(query)]).toEqual([query, [title]]);
    expect((await searchTitles("charged batteries"))?.toSorted()).toEqual([titles[0], titles[3]].toSorted());
    // The search of the whole site finds them so too, before records that have the words without the signs.
    const { findOnSite } = await import("#app/search/index.server.ts");
    for (const [query, title] of [
      ["100%", titles[0]],
      ["a_b", titles[1]],
      [String.raw`c:\x`, titles[2]],
    ] as const)
      expect([query, untypeset((await findOnSite("en", query)).hits[0]?.document.title ?? "")]).toEqual([query, title]);
    for (const query of ["1%0", "a__b", "G_S", "batteries%", "%%", "_", String.raw`c:\\x`, "100% a_b"]) {
      expect([query, await searchTitles(query)]).toEqual([query, query === "_" ? [titles[1]] : []]);
    }
  });

  it.each([
    ["articles", "電池", "电池", "锂亚电池的钝化：放久了为什么“没电”"],
    ["articles", "冷鏈", "冷链", "冷链记录怎样经得起核对：从 EN 12830 说起"],
    ["downloads", "電池", "电池", "产品质保卡"],
    ["downloads", "冷鏈", "冷链", "冷链监控方案"],
    ["downloads", "摩托車", "摩托车", "E3 摩托车防盗定位器使用手册"],
  ] as const)("finds %s by traditional characters: %s", async (collection, traditional, simple, title) => {
    const { total, titles } = await searchList(collection, "zh", traditional);
    expect(titles).toContain(title);
    expect({ total, titles }).toEqual(await searchList(collection, "zh", simple));
    expect((await searchList(collection, "zh", "")).total).toBeGreaterThan(total ?? 0);
  });

  it.each([
    ["articles", "zh", "电瓶车", "电动自行车防盗：终端能做什么，车主还要做什么"],
    ["articles", "zh", "dianchi", "锂亚电池的钝化：放久了为什么“没电”"],
    ["articles", "en", "ebike", "E-bike theft: what a tracker can do, and what is left to the owner"],
    ["articles", "en", "cold CHAIN", "The C4 cold-chain tracker and logger is shipping"],
    ["articles", "en", "EN 12830", "Cold-chain records that stand up: starting from EN 12830"],
    ["downloads", "en", "v-3 manual", "V3 standard wired tracker: manual"],
    ["downloads", "en", "MANUAL", "A3 slim wireless tracker: manual"],
    ["downloads", "zh", "說明書", "A3 薄型无线定位器使用手册"],
  ] as const)(
    "finds %s by other words for the same, by the code of a product and by how they sound (%s): %s",
    async (collection, language, query, title) => {
      expect((await searchList(collection, language, query)).titles).toContain(title);
    },
  );

  it("finds nothing by signs alone, and by words that nothing has", async () => {
    for (const query of ["%", "_", "%%", "G_S", "positioning%", "\\", "zzzz"])
      expect([query, (await searchList("downloads", "en", query)).titles]).toEqual([query, []]);
    expect((await searchList("downloads", "en", "zebra")).titles).toEqual([]);
  });
});

describe("the downloads", () => {
  it("are those with a file in the language that is asked for, whatever the page's is", async () => {
    const { listDownloads } = await import("./downloads.server.ts");
    const all = await listDownloads("en", { size: 500 });
    const counts = [];
    for (const files of ["zh", "en"] as const) {
      const list = await listDownloads("en", { size: 500, files });
      const expected = all?.items.filter(({ languages }) => languages.includes(files)).map(({ slug }) => slug);
      expect(list?.items.map(({ slug }) => slug)).toEqual(expected);
      counts.push(expected?.length ?? 0);
    }
    // One of them at least leaves something out, and none all.
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBeLessThan(all?.total ?? 0);
  });

  it("have a datasheet made from the record of one product, and from none where it is about several", async () => {
    const { downloadFile } = await import("./downloads.server.ts");
    const [one, other] = [await productOf("a9"), await productOf("v3")] as never[];
    const fileOf = (kind: string, ...products: never[]) => downloadFile({ file: null, kind, products }, "en")?.url ?? null;
    expect(fileOf("datasheet", one as never)).toBe("/en/products/a9/datasheet.pdf");
    expect(fileOf("datasheet", one as never, other as never)).toBeNull();
    expect(fileOf("manual", one as never)).toBeNull();
    expect(fileOf("datasheet")).toBeNull();
  });
});

describe("the quote list", () => {
  it("says how soon samples are sent, and how soon an order", async () => {
    const { quoteView } = await import("./quote.server.ts");
    const { lines } = await quoteView("en", "a9:20", new URLSearchParams());
    const { purchase } = await productOf("a9");
    expect(purchase?.sampleDays).not.toBe(purchase?.leadDays);
    expect(lines).toMatchObject([{ slug: "a9", quantity: 20, sampleDays: purchase?.sampleDays, leadDays: purchase?.leadDays }]);
  });
});

describe("the menu", () => {
  it("has no series without a product", async () => {
    const { loadLayoutData } = await import("./layout-data.server.ts");
    const keys = async () => (await loadLayoutData("en")).series.map(({ key }) => key);
    const before = await keys();
    const { docs } = await test.cms.find({ collection: "series", limit: 1, locale: "en", depth: 0 });
    const { id: _id, createdAt: _created, updatedAt: _updated, ...fields } = docs[0] ?? {};
    const { id } = await test.cms.create({
      collection: "series",
      locale: "en",
      data: { ...fields, features: [], key: "empty-series", name: "Empty" } as never,
    });
    expect(await keys()).toEqual(before);
    await test.cms.delete({ collection: "series", id });
  });
});
