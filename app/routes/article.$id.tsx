import { type ArticleLink, articleLinks, findArticle } from "#app/data/articles.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { phrases } from "#app/data/phrases.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { articleThing } from "#app/data/structured-data/records.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { optionalOr } from "#app/data/optional.server.ts";
import { Article } from "#app/features/news/article-view.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { NewsList, NewsRow } from "#app/components/lists/news.tsx";
import { useText, type Language } from "#app/i18n/index.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { DEFAULT_LANGUAGE, languageInstead } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { Share } from "#app/components/share/share.tsx";
import { relatedArticles } from "#app/search/related.server.ts";
import type { Route } from "./+types/article.$id.ts";
import { readId } from "#shared/lib/whole-number.ts";

/** Articles at the end of one. */
const RELATED = 3;

/** One article. */
export const loader = pageLoader(
  { validate: ({ params }) => readId(params["id"]) !== null },
  async ({ params, url, context }: Route.LoaderArgs) => {
    const page = await pageContext(url);
    const id = readId(params.id) ?? 0;
    const article = await findArticle(page.language, id);
    if (!article) throw await notFoundOrRedirect(url, paths.news, () => findArticle(DEFAULT_LANGUAGE, id));
    const title = article.title || page.t("errors.emptyTitle");
    describe(context, articleThing({ ...article, title }, page));
    const original = page.original(article, ["title", title], ["summary", article.summary]);
    return {
      head: page.head({
        title,
        description: article.summary,
        kicker: article.categoryName,
        picture: article.picture,
        untranslated: article.untranslated,
        article: {
          published: article.published,
          updated: article.updated,
          author: article.author,
          section: article.categoryName,
        },
        feed: page.t("news.feedTitle", { name: page.layout.company.name }),
        ...article.seo,
      }),
      article: { ...article, title },
      titleParts: phrases(title, original?.lang ? languageInstead(page.language, article.untranslated) : page.language),
      original,
      related: await optionalOr([], relatedLinks(page.language, article.id)),
    };
  },
);

async function relatedLinks(language: Language, id: number) {
  return articleLinks(language, await relatedArticles(id, RELATED));
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { head, article, titleParts, original, related } = loaderData;
  return (
    <>
      <Article article={article} titleParts={titleParts} original={original} share={<Share head={head} />} />
      <RelatedArticles articles={related} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText();
  return <LoadError error={error} title={t("news.title")} text={t("errors.articleFailed")} />;
}

/** Related articles, at the end of an article; nothing without any. */
function RelatedArticles({ articles }: { articles: ArticleLink[] }) {
  const t = useText();
  if (articles.length === 0) return null;
  return (
    <HeadedSection id="related" label={t("nav.news")} heading={t("news.related")} link={{ label: t("news.showAll"), to: paths.news }}>
      <NewsList>
        {articles.map(({ id, titleParts, categoryName, published }) => (
          <NewsRow
            key={id}
            to={paths.article(id)}
            title={<Phrased parts={titleParts} />}
            category={categoryName}
            date={published}
            level={3}
          />
        ))}
      </NewsList>
    </HeadedSection>
  );
}
