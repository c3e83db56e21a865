import { dataAnswer } from "#app/data/machine/answer.server.ts";
import { productRecord } from "#app/data/machine/product-record.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { findProduct } from "#app/data/products.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { Route } from "./+types/products.$slug.json.ts";

/** `/products/{slug}.json`: a product for programs, with every row of its specification. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const product = await findProduct(page.language, params.slug);
  if (!product) throw checkFailed(url.pathname);
  return dataAnswer(page.language, await productRecord(product, page));
});
