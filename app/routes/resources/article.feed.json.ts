import { newsFeed } from "#app/data/feed.server.ts";
import { jsonFeed } from "#app/features/news/feeds.ts";
import type { Route } from "./+types/article.feed.json.ts";

/** `/article/feed.json` and `/en/article/feed.json`: the news as JSON Feed; readers may keep it for ten minutes. */
export async function loader({ url }: Route.LoaderArgs) {
  const headers = { "Content-Type": "application/feed+json; charset=utf-8", "Cache-Control": "public, max-age=600" };
  return new Response(JSON.stringify(jsonFeed(await newsFeed(url))), { headers });
}
