import { DEFAULT_LANGUAGE, isLanguage } from "#shared/languages.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { textParam } from "#app/lib/search-params.ts";
import { suggestions } from "#app/search/results.server.ts";
import type { Route } from "./+types/search.json.ts";

export const handle: PageHandle = { parameters: ["q", "lang"] };

/** `/search.json?q=…&lang=…`: suggestions while typing, at most eight. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = textParam(url, "q");
  const language = url.searchParams.get("lang");
  const results = query ? await suggestions(isLanguage(language) ? language : DEFAULT_LANGUAGE, query) : [];
  return Response.json({ query, results }, { headers: { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" } });
}
