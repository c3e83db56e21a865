import { data } from "react-router";
import { pageContext } from "#app/data/page.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { searchAddress, SearchResults } from "#app/features/search/search-results.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { NO_RESULTS_HEADER } from "#app/lib/http/no-results-header.ts";
import { namedText } from "#app/lib/seo/title.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, pageParam, textParam } from "#app/lib/search-params.ts";
import { SEARCH_KINDS } from "#shared/vocabulary/search-kinds.ts";
import { searchResults } from "#app/search/results.server.ts";
import { Wrap } from "#app/components/basics/layout.tsx";
import type { Route } from "./+types/search.ts";

export const handle: PageHandle = { parameters: ["q", "kind", "page"] };

/** The search of the whole site: `?q=48V&kind=product&page=2`. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const query = textParam(url, "q");
  const kind = choiceParam(url, "kind", SEARCH_KINDS);
  const number = pageParam(url);
  const results = query ? await searchResults(page.language, query, { kind, page: number }) : null;
  if (query && !results) throw checkFailed(url.pathname + url.search);
  const answer = {
    head: page.head({
      title: query ? namedText("search.titleFor", { query }) : namedText("search.title"),
      description: page.t("search.description"),
      path: searchAddress({ query, kind, page: number }),
      noindex: true,
    }),
    query,
    kind,
    results,
  };
  return data(answer, results && (results.near || results.total === 0) ? { headers: { [NO_RESULTS_HEADER]: "0" } } : {});
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { query, kind, results } = loaderData;
  return (
    <Wrap className="search-page">
      <h1 className="visually-hidden">{query ? t("search.titleFor", { query }) : t("search.title")}</h1>
      <SearchForm query={query} />
      {results ? <SearchResults query={query} kind={kind} results={results} /> : <p className="muted">{t("search.begin")}</p>}
    </Wrap>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("search.title")} />;
}
