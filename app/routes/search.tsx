import { data } from "react-router";
import { formFields } from "#app/data/forms.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { formHeaders, sendForm } from "#app/features/leads/send.ts";
import { VisitorForm } from "#app/features/leads/visitor-form.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { searchAddress, SearchResults } from "#app/features/search/search-results.tsx";
import { useText } from "#app/i18n/index.ts";
import { submitForm } from "#app/leads/submit.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { NO_RESULTS_HEADER } from "#app/lib/http/no-results-header.ts";
import { useLatest } from "#app/lib/latest.ts";
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
  const isUnfound = results !== null && (results.near || results.total === 0);
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
    // An empty search offers a form for questions.
    fields: isUnfound ? (await formFields(page.language)).question : null,
  };
  return data(answer, isUnfound ? { headers: { [NO_RESULTS_HEADER]: "0" } } : {});
});

export const action = submitForm("question");
export const clientAction = sendForm;
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...formHeaders({ actionHeaders })]);

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { query, kind, results, fields } = loaderData;
  const result = useLatest(actionData);
  const title = query ? t("search.titleFor", { query }) : t("search.title");
  return (
    <Wrap className="search-page">
      <h1 className="visually-hidden">{result?.state === "success" ? t(result.title.key) : title}</h1>
      <SearchForm query={query} />
      <SearchResults query={query} kind={kind} results={results} />
      {fields && (
        <section className="search-ask" id="ask" aria-labelledby="ask-title">
          <div>
            <h2 id="ask-title">{t("search.askTitle")}</h2>
            <p className="muted">{t("search.askText")}</p>
          </div>
          <VisitorForm form="question" result={actionData} fields={fields} initial={{ searched: query }} />
        </section>
      )}
    </Wrap>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("search.title")} />;
}
