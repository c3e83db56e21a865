import type { ArticleCard } from "#app/data/articles.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { LeadStory, NewsList, NewsRow } from "#app/components/lists/news.tsx";
import { Picture } from "#app/components/media/picture.tsx";

/** Articles, newest first. The first page shows the newest one large. */
export function ArticleList({ articles, withLead }: { articles: ArticleCard[]; withLead: boolean }) {
  const t = useText();
  const lead = withLead ? articles[0] : undefined;
  const rows = lead ? articles.slice(1) : articles;
  return (
    <>
      {lead && (
        <LeadStory
          to={paths.article(lead.id)}
          title={<Phrased parts={lead.titleParts} />}
          text={lead.summary}
          category={lead.categoryName}
          date={lead.published}
          more={t("news.read")}
          figure={lead.picture && <Picture picture={lead.picture} sizes="(min-width: 62rem) 690px, 92vw" priority />}
        />
      )}
      <NewsList>
        {rows.map(({ id, titleParts, summary, categoryName, published, picture }) => (
          <NewsRow
            key={id}
            to={paths.article(id)}
            title={<Phrased parts={titleParts} />}
            text={summary}
            category={categoryName}
            date={published}
            picture={picture}
          />
        ))}
      </NewsList>
    </>
  );
}

/** Leads to the feed of new articles. */
export function NewsFeedLink() {
  return (
    <p className="news-feed">
      <a href={localPath(paths.newsFeed, useLanguage())}>{useText()("news.feed")}</a>
    </p>
  );
}
