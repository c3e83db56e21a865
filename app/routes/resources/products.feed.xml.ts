import { changedProducts } from "#app/data/feed.server.ts";
import { atomResponse } from "#app/lib/feed.ts";
import type { Route } from "./+types/products.feed.xml.ts";

/** `/products/feed.xml` and below each language's prefix: the products that changed last, as Atom. */
export async function loader({ url }: Route.LoaderArgs) {
  return atomResponse(await changedProducts(url));
}
