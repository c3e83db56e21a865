import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyGrown } from "#tools/bench/grown.ts";
import { provideBothTexts } from "../../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { cellsOf, hasFormula } from "../../../test/workbook.ts";
import { MAX_SHEET_ROWS } from "./most-rows.ts";
import { SLOW } from "../../../test/slow.ts";

/** More products than a sheet has rows. */
const PRODUCTS = MAX_SHEET_ROWS + 1;
/** What spreadsheets take for formulas, in the place of a name, a condition and a text. */
const FORMULAS = ['=HYPERLINK("http://example.com","A9")', "+1+1", "-2+3", "@SUM(A1:A9)", "\t=1+1"];

let folder: string;
let test: TestCms;
let download: (address: string) => Promise<Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-sheets-"));
  await copyGrown(folder, { products: PRODUCTS });
  test = await openCms(`file:${path.join(folder, "waymark.db")}`);
  provideBothTexts();
  const [{ finderSheet }, { compareSheet }, { workbook }, { pageContext }] = await Promise.all([
    import("./finder-sheet.server.ts"),
    import("./compare-sheet.server.ts"),
    import("./workbook.server.ts"),
    import("#app/data/page.server.ts"),
  ]);
  download = async (address) => {
    const url = new URL(address, "http://localhost");
    const context = await pageContext(url);
    const sheet = address.includes("/compare") ? await compareSheet(url, context) : await finderSheet(url, context, nothing);
    if (!sheet) throw new Error(`No sheet of ${address}`);
    return Buffer.from(await (await workbook(sheet)).arrayBuffer());
  };
});
const nothing = async () => ({ scores: new Map(), notes: [], needs: [], sort: undefined, spelled: null });
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

it("lists as many products as a sheet has room for, and says how many there are", SLOW, async () => {
  const { totalDocs } = await test.cms.count({ collection: "products", overrideAccess: false });
  expect(totalDocs).toBeGreaterThan(MAX_SHEET_ROWS);
  for (const [address, expected] of [
    ["/products.xlsx", `本表只列前 ${MAX_SHEET_ROWS} 款，共有 ${totalDocs} 款`],
    ["/en/products.xlsx", `the first ${MAX_SHEET_ROWS} of ${totalDocs} products`],
  ] as const) {
    const [, ...rows] = cellsOf(await download(address));
    expect(rows).toHaveLength(MAX_SHEET_ROWS + 1);
    expect(rows.at(-1)?.join("").replaceAll(",", "")).toContain(expected);
    // The row before the last is a product still.
    expect(rows.at(-2)?.length).toBeGreaterThan(10);
  }
  const fewer = cellsOf(await download("/en/products.xlsx?series=gps_module&cert=ccc"));
  expect(fewer.flat().join(" ")).not.toContain("This sheet lists the first");
});

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
