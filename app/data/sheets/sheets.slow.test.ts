import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyGrown } from "#tools/bench/growth.ts";
import { openSheets } from "../../../test/sheets.ts";
import { cellsOf } from "../../../test/workbook.ts";
import { MAX_SHEET_ROWS } from "./most-rows.ts";

/** More products than a sheet has rows. */
const PRODUCTS = MAX_SHEET_ROWS + 1;

let folder: string;
let sheets: Awaited<ReturnType<typeof openSheets>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-sheets-"));
  await copyGrown(folder, { products: PRODUCTS });
  sheets = await openSheets(`file:${path.join(folder, "waymark.db")}`);
});
afterAll(async () => {
  await sheets?.test.close();
  await rm(folder, { recursive: true, force: true });
});

it("lists as many products as a sheet has room for, and says how many there are", async () => {
  const { totalDocs } = await sheets.test.cms.count({ collection: "products", overrideAccess: false });
  expect(totalDocs).toBeGreaterThan(MAX_SHEET_ROWS);
  for (const [address, expected] of [
    ["/products.xlsx", `本表只列前 ${MAX_SHEET_ROWS} 款，共有 ${totalDocs} 款`],
    ["/en/products.xlsx", `the first ${MAX_SHEET_ROWS} of ${totalDocs} products`],
  ] as const) {
    const [, ...rows] = cellsOf(await sheets.download(address));
    expect(rows).toHaveLength(MAX_SHEET_ROWS + 1);
    expect(rows.at(-1)?.join("").replaceAll(",", "")).toContain(expected);
    // The row before the last is a product still.
    expect(rows.at(-2)?.length).toBeGreaterThan(10);
  }
  const fewer = cellsOf(await sheets.download("/en/products.xlsx?series=gps_module&cert=ccc"));
  expect(fewer.flat().join(" ")).not.toContain("This sheet lists the first");
});
