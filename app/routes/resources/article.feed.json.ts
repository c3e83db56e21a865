import { newsFeed } from "#app/data/feed.server.ts";
import { jsonFeedResponse } from "#app/lib/feed.ts";
import type { Route } from "./+types/article.feed.json.ts";

/** `/article/feed.json` and below each language's prefix: the news as JSON Feed. */
export async function loader({ url }: Route.LoaderArgs) {
  return jsonFeedResponse(await newsFeed(url));
}
