import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/index.ts";
import { dayAndMonth, shortDate, yearOf } from "#app/lib/format/dates.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { MoreLink } from "../basics/button.tsx";
import { SiteLink } from "../basics/site-link.tsx";
import { Picture } from "../media/picture.tsx";
import { useSharedPicture } from "../media/shared-picture.ts";
import "./news.css";

export interface NewsItem {
  to: string;
  title: ReactNode;
  text?: ReactNode;
  category?: string;
  /** ISO date: 2026-11-18. */
  date: string;
  picture?: PictureSource | null;
}

/** News below one another; children are `NewsRow`s. */
export function NewsList({ children }: { children: ReactNode }) {
  return <ol className="news-list">{children}</ol>;
}

/** One piece of news: day, category, headline, a sentence, a picture. The whole row is the link. */
export function NewsRow({ to, title, text, category, date, picture, level = 2 }: NewsItem & { level?: 2 | 3 }) {
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const shared = useSharedPicture(to);
  return (
    <li className="columns news-row">
      <time className="news-date figures" dateTime={date}>
        {dayAndMonth(date, language)}
        <small>{yearOf(date)}</small>
      </time>
      <p className="news-category">{category}</p>
      <div className="news-text">
        <Heading className="news-title">
          <SiteLink to={to} className="cover-link" viewTransition>
            {title}
          </SiteLink>
        </Heading>
        {text && <p>{text}</p>}
      </div>
      {picture && (
        <div className="news-picture" style={shared}>
          <Picture picture={picture} sizes="(min-width: 62rem) 276px, 32vw" />
        </div>
      )}
    </li>
  );
}

/**
 * The first piece of news, large.
 * @param figure picture or map at the left
 * @param more text of its link: "Read on"
 */
export function LeadStory({ to, title, text, category, date, figure, more }: NewsItem & { figure: ReactNode; more: string }) {
  const language = useLanguage();
  const shared = useSharedPicture(to);
  return (
    <article className="lead-story">
      <div className="lead-story-figure" style={shared}>
        {figure}
      </div>
      <div className="lead-story-text">
        {category && <p className="category">{category}</p>}
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <time className="figures muted" dateTime={date}>
          {shortDate(date, language)}
        </time>
        <MoreLink to={to} className="cover-link" viewTransition>
          {more}
        </MoreLink>
      </div>
    </article>
  );
}
