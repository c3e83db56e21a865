import { compareSheet } from "#app/data/sheets/compare-sheet.server.ts";
import { workbook } from "#app/data/sheets/workbook.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/products.compare.xlsx.ts";

export const handle: PageHandle = { parameters: ["ids"], repeated: ["ids"] };

/** `/products/compare.xlsx` and the same below `/en`: the comparison as a workbook; 404 when none of its products is there. */
export async function loader({ url }: Route.LoaderArgs) {
  const sheet = await compareSheet(url, await pageContext(url));
  if (!sheet) throw checkFailed(url.pathname + url.search);
  return workbook(sheet);
}
