import type { ReactNode } from "react";
import type { ArticleView } from "#app/data/articles.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { longDate } from "#app/lib/format/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { useTrail } from "#app/components/basics/breadcrumb.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Icon } from "#app/components/basics/icon.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { LeadPicture } from "#app/components/media/lead-picture.tsx";
import { Prose } from "#app/components/media/prose.tsx";
import { useSharedPicture } from "#app/components/media/shared-picture.ts";
import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";
import "./article.css";

/** Minimum headings of level 2 for a table of contents. */
const LONG = 3;

interface ArticleProps {
  article: ArticleView;
  titleParts: string[];
  original?: UntranslatedNote | undefined;
  share: ReactNode;
}

/**
 * An article: title and summary, its data at the left of its text, and the ones before and after.
 * @param titleParts the title in pieces that stay on one line
 * @param original names the article's original language, where it is not the page's
 * @param share the ways to share its address
 */
export function Article({ article, titleParts, original, share }: ArticleProps) {
  const t = useText();
  const language = useLanguage();
  const shared = useSharedPicture(paths.article(article.id));
  // The page shows only the last step, as the link back.
  useTrail([{ label: t("news.title"), to: paths.news }, { label: article.title }]);
  return (
    <article className="wrap columns article">
      <header className="article-head">
        <p>
          <SiteLink to={paths.news} className="article-back" viewTransition>
            <Icon name="arrow-left" />
            {t("news.back")}
          </SiteLink>
        </p>
        <h1 lang={original?.lang}>
          <Phrased parts={titleParts} />
        </h1>
        {original && <p className="untranslated">{original.note}</p>}
        <p className="article-summary" lang={original?.textLang}>
          <span className="visually-hidden">{t("news.summary")}</span>
          {article.summary}
        </p>
      </header>
      <div className="article-aside">
        <dl className="article-data">
          <div>
            <dt>{t("news.author")}</dt>
            <dd>{article.author}</dd>
          </div>
          <div>
            <dt>{t("news.published")}</dt>
            <dd>
              <time dateTime={article.published}>{longDate(article.published, language)}</time>
            </dd>
          </div>
          <div>
            <dt>{t("news.updated")}</dt>
            <dd>
              <time dateTime={article.updated}>{longDate(article.updated, language)}</time>
            </dd>
          </div>
          <div>
            <dt>{t("news.category")}</dt>
            <dd>{article.categoryName}</dd>
          </div>
          <div>
            <dt>{t("news.readingTime")}</dt>
            <dd>{t("news.minutes", { count: article.minutes })}</dd>
          </div>
        </dl>
        {share}
        {article.headings.length >= LONG && <ArticleContents headings={article.headings} lang={original?.bodyLang} />}
      </div>
      <div className="article-text">
        <div>
          {article.picture && <LeadPicture picture={article.picture} style={shared} />}
          <Prose html={article.html} lang={original?.bodyLang} />
        </div>
        <nav className="article-neighbours" aria-label={t("news.neighbours")}>
          {article.previous && (
            <SiteLink to={paths.article(article.previous.id)} rel="prev">
              <small>{t("news.previous")}</small>
              {article.previous.title}
            </SiteLink>
          )}
          {article.next && (
            <SiteLink to={paths.article(article.next.id)} rel="next">
              <small>{t("news.next")}</small>
              {article.next.title}
            </SiteLink>
          )}
        </nav>
      </div>
    </article>
  );
}

/** The table of contents: a link to each part. */
function ArticleContents({ headings, lang }: { headings: ArticleView["headings"]; lang: string | undefined }) {
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">{useText()("news.contents")}</h2>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
