import { finderSheet } from "#app/data/sheets/finder-sheet.server.ts";
import { workbook } from "#app/data/sheets/workbook.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { productsHaving } from "#app/search/index.server.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/products.xlsx.ts";

export const handle: PageHandle = { parameters: [], finder: true };

/** `/products.xlsx` and `/en/products.xlsx`: the finder's results for the same parameters, as a workbook. */
export async function loader({ url }: Route.LoaderArgs) {
  return workbook(await finderSheet(url, await pageContext(url), productsHaving));
}
