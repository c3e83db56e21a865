import type { LoaderFunctionArgs } from "react-router";
import { feedAt } from "#app/data/feed.server.ts";
import { untypeset } from "#app/data/content/typeset.ts";
import { atomResponse, jsonFeedResponse } from "#app/lib/feed.ts";
import { pageNotFound } from "#app/lib/errors.ts";
import { sitePath } from "#shared/languages.ts";

/** `/article/feed.xml` and its like, and below each language's prefix: a feed as Atom, or with `.json` as JSON Feed. */
export async function loader({ url, pattern }: LoaderFunctionArgs) {
  const path = sitePath(`/${pattern}`);
  const feed = await feedAt(path.slice(0, path.lastIndexOf(".")), url);
  if (!feed) throw pageNotFound(url.pathname);
  const response = path.endsWith(".json") ? jsonFeedResponse(feed) : atomResponse(feed);
  return new Response(untypeset(await response.text()), response);
}
