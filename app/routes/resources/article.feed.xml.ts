import { newsFeed } from "#app/data/feed.server.ts";
import { atomFeed } from "#app/features/news/feeds.ts";
import type { Route } from "./+types/article.feed.xml.ts";

/** `/article/feed.xml` and `/en/article/feed.xml`: the news as Atom; readers may keep it for ten minutes. */
export async function loader({ url }: Route.LoaderArgs) {
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, max-age=600" };
  return new Response(atomFeed(await newsFeed(url)), { headers });
}
