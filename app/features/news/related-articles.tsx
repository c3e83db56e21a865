import type { ArticleLink } from "#app/data/articles.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { NewsList, NewsRow } from "#app/components/lists/news.tsx";

/** Related articles, at the end of an article; nothing without any. */
export function RelatedArticles({ articles }: { articles: ArticleLink[] }) {
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
