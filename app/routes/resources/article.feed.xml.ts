import { newsFeed } from "#app/data/feed.server.ts";
import { atomResponse } from "#app/lib/feed.ts";
import type { Route } from "./+types/article.feed.xml.ts";

/** `/article/feed.xml` and below each language's prefix: the news as Atom. */
export async function loader({ url }: Route.LoaderArgs) {
  return atomResponse(await newsFeed(url));
}
