import { expect, it } from "vitest";
import { unzip } from "../unzip.ts";
import { cellsOf } from "../workbook.ts";
import { ask, bytesOf, jsonOf, textOf, wordsIn, wordsOf } from "./ask.ts";

it("of two choices that nothing meets both are spoken of", async () => {
  const readNothingFound = async (address: string) => /<h3>(No|没有)[^<]*/.exec(await textOf(address))?.[0];
  expect(await readNothingFound("/en/products?ip=67&voltage=900")).toBe("<h3>No product meets both choices");
  expect(await readNothingFound("/products?ip=67&voltage=900")).toBe("<h3>没有一款产品同时符合这两项选择");
});

it("lists that cannot be are read kindly", async () => {
  const long = Array.from({ length: 60 }, (_, index) => `nothing-${index}:1`).join(",");
  for (const items of [long, "a9:999999999999", "%00,<script>:1", "a9:1,".repeat(60)]) {
    const answer = await ask(`/en/buy?items=${encodeURIComponent(items)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<script>:1");
  }
  const missing = await textOf("/en/buy?add=A11");
  expect(missing).toContain("There is no model “A11”.");
  const already = await textOf("/buy?items=a9:20,v3:2&add=A9");
  expect(already).toContain("A9 已在清单中。");
  expect(already).toContain('href="#quantity-a9"');
});

it("suggestions are at most eight, in the language that is asked for", async () => {
  const answer = await ask("/search.json?q=tracker&lang=en");
  const { query, results } = (await answer.json()) as { query: string; results: Record<string, string>[] };
  expect([query, results.length]).toEqual(["tracker", 8]);
  for (const result of results) {
    expect(Object.keys(result).slice(0, 4)).toEqual(["kind", "title", "path", "excerpt"]);
    expect(result["path"]).toMatch(/^\/(?:en\/|api\/media\/)/);
  }
  const products = results.filter(({ kind }) => kind === "product");
  expect(products.length).toBeGreaterThan(0);
  for (const { picture } of products) expect(picture).toMatch(/^\/media\/160\//);
  for (const [address, expected] of [
    ["/search.json", { query: "", results: [] }],
    ["/search.json?q=%20&lang=fr", { query: "", results: [] }],
    ["/search.json?q=qqqqqqxx&lang=zh", { query: "qqqqqqxx", results: [] }],
  ] as const) {
    expect(await jsonOf(address)).toEqual(expected);
  }
  // The longest query that an address may have, of which a hundred characters are looked for, and one that is longer.
  expect(await jsonOf(`/search.json?q=${"x".repeat(1998)}`)).toEqual({ query: "x".repeat(100), results: [] });
  expect((await ask(`/search.json?q=${"x".repeat(1999)}`)).status).toBe(414);
  expect((await ask("/search?q=tracker&kind=zzz")).headers.get("location")).toBe("/search?q=tracker");
  expect((await ask("/search?q=tracker&kind=product&page=99")).status).toBe(404);
});

it("the finder's result and the comparison are workbooks with the values of their pages", async () => {
  for (const [prefix, standby, condition, weight, model] of [
    ["", "待机时间（天）", "每天定位一次，25 °C", "重量（g）", "型号"],
    ["/en", "Standby (days)", "one position a day, 25 °C", "Weight (g)", "Model"],
  ] as const) {
    const answer = await ask(`${prefix}/products.xlsx?network=cat1&mount=magnetic&ip=67&standby=200-&sort=-standby`);
    expect(answer.headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="products.xlsx"');
    const workbook = Buffer.from(await answer.arrayBuffer());
    const properties = unzip(workbook)["docProps/core.xml"];
    expect(properties).toContain(`<dc:title>${prefix ? "Products" : "产品"}</dc:title>`);
    expect(properties).toContain(`<dc:language>${prefix ? "en" : "zh-CN"}</dc:language>`);
    const [head = [], ...rows] = cellsOf(workbook);
    const column = (name: string) => rows.map((cells) => cells[head.indexOf(name)]);
    expect(column(model).toSorted()).toEqual(["A5", "A9", "A9S"]);
    expect(column(standby)).toEqual([365, 365, 240]);
    expect(column(weight)[column(model).indexOf("A9")]).toBe(262);
    expect(rows.flat()).toContain(condition);

    const compared = cellsOf(await bytesOf(ask(`${prefix}/products/compare.xlsx?ids=a9,nothing,v3`)));
    expect(compared[0]?.slice(1, 3)).toEqual([expect.stringMatching(/^A9 /), expect.stringMatching(/^V3 /)]);
    expect(compared.flat().join("|")).toContain("±3 m");
  }
  // All that is found, and not the first page of it.
  expect(cellsOf(await bytesOf(ask("/products.xlsx?page=2")))).toHaveLength(29);
  expect((await ask("/products/compare.xlsx?ids=nothing")).status).toBe(404);
});

it("what is no vote is refused", async () => {
  const headers = { accept: "text/html" };
  const sent = await ask("/services/faq", { headers, form: { yes: "no-such-question" } });
  expect(sent.status).toBe(422);
  expect(await sent.text()).toContain("常见问题");
  expect((await ask("/services/faq", { headers, form: { other: "words" } })).status).toBe(422);
});

it("an empty result names the choices that exclude everything, and words that no product has lead to the whole site", async () => {
  const page = await textOf("/en/products?network=cat1&mount=magnetic&power=primary&ip=68&standby=200-");
  expect(page).toContain("No product meets all 5 choices");
  const culprits = Array.from(page.matchAll(/<li class="culprit">(.*?)<\/li>/gs), ([, one = ""]) => one);
  expect(culprits.map(wordsIn)).toEqual([
    expect.stringMatching(/Power:\s+Primary battery.*1 without it/),
    expect.stringMatching(/Protection:\s+IP68.*1 without it/),
  ]);
  expect(culprits[0]).toContain('href="/en/products?network=cat1&amp;mount=magnetic&amp;ip=68&amp;standby=200-"');
  const relaxed = await textOf("/en/products?network=cat1&mount=magnetic&ip=68&standby=200-");
  expect(Array.from(relaxed.matchAll(/product-card.*?<h3[^>]*>.*?<b[^>]*>(.*?)<\/b>/gs), ([, code]) => code)).toEqual(["A9S"]);
  const nothing = await textOf("/en/products?q=qqqqqqxx");
  expect(wordsIn(nothing)).toMatch(/No product meets this choice.*Search:\s+qqqqqqxx.*28 without it/);
  expect(nothing).toMatch(/href="\/en\/search\?q=qqqqqqxx"[^>]*>Search the whole site for “qqqqqqxx”/);
});

it("addresses of the finder are read kindly, named properly, and listed with care", async () => {
  const head = async (address: string) => (await textOf(address, { redirect: "follow" })).split("</head>")[0] ?? "";
  const deep = await head("/en/products?utm_source=x&network=cat1&network=cat9&ip=67");
  expect(deep).toMatch(/<meta property="og:url" content="[^"]*\/en\/products\?network=cat1&amp;ip=67"/);
  expect(deep).toContain("noindex");
  for (const closed of [
    deep,
    await head("/en/search?q=a9"),
    await head("/products/compare?ids=a9,v3"),
    await head("/products?q=qqqqqqxx"),
    await head("/en/services/downloads?query=manual"),
  ])
    expect([closed.includes("noindex"), /rel="canonical"|hreflang=/i.exec(closed)]).toEqual([true, null]);
  const listed = await head("/products?network=nb-iot");
  for (const open of [listed, await head("/en/services/downloads?kind=manual")]) expect(open).not.toContain("noindex");
  expect(listed).toMatch(/<link rel="canonical" href="[^"]*\/products\?network=nb-iot"/);
  const within = await ask("/products?series=wireless&ip=68");
  expect([within.status, within.headers.get("location")]).toEqual([301, "/products/wireless?ip=68"]);
  expect((await ask("/products?page=99")).status).toBe(404);
});

it("a comparison leaves out what there is not, and more than four, and says so", async () => {
  const page = await textOf("/en/products/compare?ids=a9,nothing,a7,v1,v3,v5");
  expect(page).toMatch(/route-note">[^<]*nothing/);
  expect(page).toContain("Four products at most");
  expect(page.match(/class="compare-head"/g)).toHaveLength(4);
});

it("results of the search are grouped by kind, marked, and read quantities as such", async () => {
  const page = await textOf("/en/search?q=48V+e-bike");
  expect(page).toContain("<title>Search for “48V e-bike” | Waymark IoT</title>");
  const summaryOf = (html: string) => wordsIn(/<output class="search-summary"[^>]*>(.*?)<\/output>/s.exec(html)?.[1] ?? "").trim();
  expect(summaryOf(page)).toContain("“48V” is read as Input voltage 48");
  const [first = ""] = /<li class="search-result.*?<\/li>/s.exec(page) ?? [];
  expect(wordsIn(first).replaceAll("\u2060", "")).toMatch(/E1 E-bike tracker.*12–90/);
  expect(first).toContain("<mark>");
  expect(summaryOf(await textOf("/en/search?q=anatel"))).toMatch(/^No product states Anatel \(Brazil\)\. Contact us/);
  expect(summaryOf(await textOf("/en/search?q=Brazil"))).toMatch(/^No product states Anatel \(Brazil\)\. Contact us \d+ results/);
  // Chinese stops bring their own room.
  expect(summaryOf(await textOf("/search?q=48V")).replaceAll(" ", "")).toContain("即输入电压48V，在产品筛选中打开");
  expect(await wordsOf("/search?q=冷链")).toContain("解决方案");
  expect(summaryOf(await textOf("/en/search?q=qqqqqqxx"))).toContain("Nothing was found for “qqqqqqxx”.");
});
