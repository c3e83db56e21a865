import { changedProducts } from "#app/data/feed.server.ts";
import { jsonFeedResponse } from "#app/lib/feed.ts";
import type { Route } from "./+types/products.feed.json.ts";

/** `/products/feed.json` and below each language's prefix: the products that changed last, as JSON Feed. */
export async function loader({ url }: Route.LoaderArgs) {
  return jsonFeedResponse(await changedProducts(url));
}
