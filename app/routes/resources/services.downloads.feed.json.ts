import { newDownloads } from "#app/data/feed.server.ts";
import { jsonFeedResponse } from "#app/lib/feed.ts";
import type { Route } from "./+types/services.downloads.feed.json.ts";

/** `/services/downloads/feed.json` and below each language's prefix: the newest downloads as JSON Feed. */
export async function loader({ url }: Route.LoaderArgs) {
  return jsonFeedResponse(await newDownloads(url));
}
