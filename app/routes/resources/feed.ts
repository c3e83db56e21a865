import type { LoaderFunctionArgs } from "react-router";
import { changedProducts, newDownloads, newsFeed } from "#app/data/feed.server.ts";
import { atomResponse, jsonFeedResponse, type Feed } from "#app/lib/feed.ts";
import { pageNotFound } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { sitePath } from "#shared/languages.ts";

/** The feeds by their paths as Atom. */
const FEEDS: Record<string, (url: URL) => Promise<Feed>> = {
  [paths.newsFeed]: newsFeed,
  [programPaths.productsFeed]: changedProducts,
  [programPaths.downloadsFeed]: newDownloads,
};

/** `/article/feed.xml` and its like, and below each language's prefix: a feed as Atom, or with `.json` as JSON Feed. */
export async function loader({ url, pattern }: LoaderFunctionArgs) {
  const path = sitePath(`/${pattern}`);
  const feed = await FEEDS[path.replace(/json$/, "xml")]?.(url);
  if (!feed) throw pageNotFound(url.pathname);
  return path.endsWith(".json") ? jsonFeedResponse(feed) : atomResponse(feed);
}
