import { dataListLoader } from "#app/data/machine/data-list.server.ts";
import { productList } from "#app/data/machine/lists.server.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";

export const handle: PageHandle = { parameters: ["page"] };

/** `/products.json` and below each language's prefix: a page of the list for programs. */
export const loader = dataListLoader(programPaths.productsData, productList);
