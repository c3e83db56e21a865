import { newsFeed } from "#app/data/feed.server.ts";
import { atomFeed } from "#app/features/news/feeds.ts";
import { atomResponse } from "#app/lib/atom.ts";
import type { Route } from "./+types/article.feed.xml.ts";

/** `/article/feed.xml` and `/en/article/feed.xml`: the news as Atom. */
export async function loader({ url }: Route.LoaderArgs) {
  return atomResponse(atomFeed(await newsFeed(url)));
}
