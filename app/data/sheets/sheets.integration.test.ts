import { afterAll, beforeAll, expect, it } from "vitest";
import { openSheets } from "../../../test/sheets.ts";
import { cellsOf, hasFormula } from "../../../test/workbook.ts";

/** What spreadsheets take for formulas, in the place of a name, a condition and a text. */
const FORMULAS = ['=HYPERLINK("http://example.com","A9")', "+1+1", "-2+3", "@SUM(A1:A9)", "\t=1+1"];

let test: Awaited<ReturnType<typeof openSheets>>["test"];
let download: Awaited<ReturnType<typeof openSheets>>["download"];

beforeAll(async () => {
  ({ test, download } = await openSheets());
});
afterAll(() => test?.close());

it("has figures as numbers in a comparison, each with its unit in the name of its row, and the outer size of each product", async () => {
  const rows = cellsOf(await download("/en/products/compare.xlsx?ids=a9,v3"));
  const row = (name: string) => rows.find(([first]) => String(first).startsWith(name))?.slice(1, 3);
  const weights = row("Weight (g)") ?? [];
  expect(weights).toHaveLength(2);
  for (const weight of weights) expect(weight).toEqual(expect.any(Number));
  for (const size of row("Dimensions") ?? [null]) expect(size).toMatch(/\d × \d.*mm/);
});

it("holds no formula, whatever editors have written", async () => {
  const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: "a9" } }, depth: 0, limit: 1, locale: "en" });
  const [product] = docs;
  if (!product) throw new Error("There is no A9");
  const [name, condition, ...texts] = FORMULAS;
  const specs = product.specs ?? [];
  for (const row of specs) {
    if (row.condition) Object.assign(row, { condition });
  }
  for (const [at, row] of specs.filter(({ text }) => text).entries()) Object.assign(row, { text: texts[at % texts.length] });
  await test.cms.update({ collection: "products", id: product.id, locale: "en", data: { name, specs, _status: "published" } });
  const finder = await download("/en/products.xlsx?standby=365-&network=nb-iot");
  const comparison = await download("/en/products/compare.xlsx?ids=a9,v3");
  for (const book of [finder, comparison]) {
    expect(hasFormula(book)).toBe(false);
    expect(
      cellsOf(book)
        .flat()
        .map(String)
        .some((cell) => cell.includes(name ?? "")),
    ).toBe(true);
  }
  for (const written of FORMULAS) expect(cellsOf(comparison).flat().join("\n")).toContain(written.trim());
});
