import { expect, it } from "vitest";
import { cellsOf } from "../workbook.ts";
import { ask, bytesOf, jsonOf, textOf } from "./ask.ts";

it("of two choices that nothing meets both are spoken of", async () => {
  const told = async (address: string) => /<h3>(No|没有)[^<]*/.exec(await textOf(address))?.[0];
  expect(await told("/en/products?ip=67&voltage=900")).toBe("<h3>No product meets both choices");
  expect(await told("/products?ip=67&voltage=900")).toBe("<h3>没有一款产品同时符合这两项选择");
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
  for (const [asked, found] of [
    ["/search.json", { query: "", results: [] }],
    ["/search.json?q=%20&lang=fr", { query: "", results: [] }],
    ["/search.json?q=qqqqqqxx&lang=zh", { query: "qqqqqqxx", results: [] }],
  ] as const) {
    expect(await jsonOf(asked)).toEqual(found);
  }
  expect((await ask(`/search.json?q=${"x".repeat(5000)}`)).status).toBe(200);
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
    const [head = [], ...rows] = cellsOf(Buffer.from(await answer.arrayBuffer()));
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
});
