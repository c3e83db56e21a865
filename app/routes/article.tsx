import { articleCategories, articleYears } from "#app/data/index/library-entries.server.ts";
import { listArticles } from "#app/data/articles.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { termIn, termKeys } from "#app/data/content/terms.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { ListStates } from "#app/features/library/list-states.tsx";
import { newsAddress, NewsTools, type NewsFilter } from "#app/features/news/news-filter.tsx";
import { ArticleList, NewsFeedLink } from "#app/features/news/news-list.tsx";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { listThing } from "#app/data/structured-data/records.server.ts";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, pageParam, textParam } from "#app/lib/search-params.ts";
import { optionalOr, optionalPage } from "#app/data/optional.server.ts";
import { idsHaving } from "#app/search/index.server.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Pager } from "#app/components/lists/pager.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/article.ts";

/** The news centre: categories, years, search and pages, all in the address. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url, context }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const [years, categories] = await Promise.all([
    optionalOr(null, articleYears(page.language)),
    optionalOr([], articleCategories(page.language)),
  ]);
  const year = years && choiceParam(url, "year", years.map(String));
  const filter: NewsFilter = {
    category: choiceParam(url, "category", termKeys("article-categories")),
    ...(year && { year: Number(year) }),
    query: textParam(url, "query"),
  };
  const number = pageParam(url);
  const articles = idsHaving("articles", page.language, filter.query).then((ids) =>
    listArticles(page.language, { ...filter, ids, page: number }),
  );
  const list = await optionalPage(articles, () => checkFailed(url.pathname + url.search));
  const path = newsAddress({ ...filter, query: "" }, number);
  if (!list.failed)
    describe(
      context,
      listThing(
        list.value.items.map(({ title, id }) => ({ name: title, path: paths.article(id) })),
        path,
        page,
      ),
    );
  return {
    head: page.head({
      title: [
        namedText("news.title"),
        filter.category && termIn("article-categories", filter.category, page.language),
        filter.year !== undefined && String(filter.year),
        number > 1 && namedText("news.pageTitle", { page: number }),
      ],
      description: page.t("news.description", { name: page.layout.company.name }),
      path,
      noindex: filter.query !== "",
      feed: page.t("news.feedTitle", { name: page.layout.company.name }),
    }),
    years: years ?? [],
    categories,
    filter,
    list,
  };
});

export const handle: PageHandle = { parameters: ["category", "year", "query", "page"] };

export default function News({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { filter, list, years, categories } = loaderData;
  return (
    <>
      <PageHead title={t("news.title")} text={t("news.intro")} breadcrumb={[{ label: t("nav.news") }]} />
      <Wrap className="list-page">
        <NewsTools filter={filter} years={years} categories={categories} />
        <ListStates
          list={list}
          skeleton="rows"
          empty={
            <Empty
              title={t("errors.noData")}
              text={t("news.nothing")}
              action={
                <ButtonLink size="small" to={paths.news}>
                  {t("news.showAll")}
                </ButtonLink>
              }
            />
          }
        >
          {({ items, page, pages }) => (
            <>
              <ArticleList articles={items} withLead={page === 1} />
              <Pager page={page} pages={pages} addressOf={(number) => newsAddress(filter, number)} />
            </>
          )}
        </ListStates>
        <NewsFeedLink />
      </Wrap>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("news.title")} />;
}
