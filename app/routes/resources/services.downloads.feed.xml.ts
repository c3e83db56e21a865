import { newDownloads } from "#app/data/feed.server.ts";
import { atomResponse } from "#app/lib/feed.ts";
import type { Route } from "./+types/services.downloads.feed.xml.ts";

/** `/services/downloads/feed.xml` and below each language's prefix: the newest downloads as Atom. */
export async function loader({ url }: Route.LoaderArgs) {
  return atomResponse(await newDownloads(url));
}
