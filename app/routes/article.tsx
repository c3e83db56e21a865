import { articleYears } from "#app/catalogue/library.server.ts";
import { listArticles } from "#app/content/articles.server.ts";
import { pageContext } from "#app/content/page.server.ts";
import { LoadError } from "#app/features/errors/load-error.tsx";
import { ListPart } from "#app/features/lists/list-part.tsx";
import { newsAddress, NewsTools, type NewsFilter } from "#app/features/news/news-filter.tsx";
import { ArticleList } from "#app/features/news/news-list.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { headTags } from "#app/lib/head.ts";
import { paths } from "#app/lib/paths.ts";
import { said } from "#app/lib/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, pageParam, textParam } from "#app/lib/search-params.ts";
import { settledOr, settledPage } from "#app/content/settled.server.ts";
import { ButtonLink } from "#app/ui/basics/button.tsx";
import { PageHead } from "#app/ui/basics/heads.tsx";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { Empty } from "#app/ui/lists/states.tsx";
import { ARTICLE_CATEGORY_KEYS } from "#content/vocabulary/library.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/article.ts";

/** The news centre: categories, years, search and pages, all in the address. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const years = await settledOr(null, articleYears(page.language));
  const year = years && choiceParam(url, "year", years.map(String));
  const filter: NewsFilter = {
    category: choiceParam(url, "category", ARTICLE_CATEGORY_KEYS),
    ...(year && { year: Number(year) }),
    query: textParam(url, "query"),
  };
  const number = pageParam(url);
  const list = await settledPage(listArticles(page.language, { ...filter, page: number }), () => checkFailed(url.pathname + url.search));
  return {
    head: page.head({
      title: [
        said("news.title"),
        filter.category && said(`news.${filter.category}`),
        filter.year !== undefined && String(filter.year),
        number > 1 && said("news.pageTitle", { page: number }),
      ],
      description: page.t("news.description", { name: page.frame.company.name }),
      path: newsAddress({ ...filter, query: "" }, number),
      noindex: filter.query !== "",
      feed: page.t("news.feedTitle", { name: page.frame.company.name }),
    }),
    years: years ?? [],
    filter,
    list,
  };
});

export const handle: PageHandle = { parameters: ["category", "year", "query", "page"] };
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function News({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { filter, list, years } = loaderData;
  return (
    <>
      <PageHead
        title={t("news.title")}
        text={t("news.intro")}
        breadcrumb={[{ label: t("nav.home"), to: paths.home }, { label: t("nav.news") }]}
      />
      <Wrap className="list-page">
        <NewsTools filter={filter} years={years} />
        <ListPart
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
        </ListPart>
      </Wrap>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("news.title")} />;
}
