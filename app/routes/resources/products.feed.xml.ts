import { changedProducts } from "#app/data/feed.server.ts";
import { atomResponse } from "#app/lib/atom.ts";
import type { Route } from "./+types/products.feed.xml.ts";

/** `/products/feed.xml` and `/en/products/feed.xml`: the products that changed last, as Atom. */
export async function loader({ url }: Route.LoaderArgs) {
  return atomResponse(await changedProducts(url));
}
