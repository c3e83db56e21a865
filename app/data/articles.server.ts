import { cachedBy } from "#cms/cache/cached.ts";
import type { Article } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { articleEntries } from "#app/data/index/library-entries.server.ts";
import { paginate, type Page } from "#app/data/index/paginate.server.ts";
import { listedIn, visibleIn } from "./content/translation-visibility.server.ts";
import { findRecord, readRecords, type Listed, type Whole } from "./records.server.ts";
import { richTextHtml } from "./content/rich-text.server.ts";
import { termIn } from "./content/terms.server.ts";
import { phrases } from "./phrases.server.ts";

export interface ArticleCard extends Omit<Listed<"articles">, "publishedAt" | "updatedOn"> {
  id: number;
  /** What the category is called in the language of the page. */
  categoryName: string;
  /** ISO dates. */
  published: string;
  updated: string;
  /** The title in pieces that stay on one line. */
  titleParts: string[];
}

export interface ArticleView extends ArticleCard, Omit<Whole<"articles">, "publishedAt" | "updatedOn"> {
  /** The articles published before and after this one. */
  previous: { id: number; title: string } | null;
  next: { id: number; title: string } | null;
}

/** An article in feeds. */
export interface FeedArticle extends ArticleCard {
  html: string;
  /** ISO moments. */
  publishedAt: string;
  changedAt: string;
}

/** What a link to an article says. */
export type ArticleLink = Pick<ArticleCard, "id" | "titleParts" | "categoryName" | "published">;

export interface ArticleFilter {
  category?: string;
  year?: number;
  /** Ids of the matches of a search; all articles if missing. */
  ids?: readonly Article["id"][] | undefined;
  page?: number;
  /** Articles per page, if other than in the site's list. */
  size?: number;
}

/** Articles per page: the lead story and eight rows. */
const PAGE_SIZE = 9;

/** A page of the news list, newest first; null when the list has no such page. */
export const listArticles = cachedBy(
  async (language: Language, { category, year, ids, page = 1, size = PAGE_SIZE }: ArticleFilter): Promise<Page<ArticleCard> | null> => {
    const matches = ids && new Set(ids);
    const entries = (await visibleIn(articleEntries, language)).filter(
      (entry) => (!category || entry.category === category) && (!year || entry.year === year) && (!matches || matches.has(entry.id)),
    );
    const read = async (shown: number[]) => ({ docs: await readRecords("articles", language, ["list"], { ids: shown }) });
    return paginate(entries, page, size, read, (article) => articleCard(article, language));
  },
);

/** Links to articles by their ids, in that order, without missing ones. */
export const articleLinks = cachedBy(async (language: Language, ids: number[]): Promise<ArticleLink[]> => {
  const articles = await readRecords("articles", language, ["list"], { ids });
  return articles.map((article) => {
    const { id, titleParts, categoryName, published } = articleCard(article, language);
    return { id, titleParts, categoryName, published };
  });
});

/** Articles of a feed: enough for an occasional reader. */
const FEED_SIZE = 20;

/** The newest articles for a feed, each with its whole text. */
export const articlesOfFeed = cachedBy(async (language: Language): Promise<FeedArticle[]> => {
  const entries = (await listedIn(articleEntries, language)).slice(0, FEED_SIZE);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const articles = await readRecords("articles", language, ["page"], { ids: [...byId.keys()] });
  return articles.flatMap(({ body, ...article }) => {
    const entry = byId.get(article.id);
    if (!entry) return [];
    const moments = { publishedAt: new Date(entry.time).toISOString(), changedAt: entry.changed };
    return [{ ...articleCard(article, language), html: richTextHtml(body, language), ...moments }];
  });
});

/** The article with this id; null when there is none. */
export const findArticle = cachedBy(async (language: Language, id: number): Promise<ArticleView | null> => {
  const article = await findRecord("articles", language, id);
  return article && { ...article, ...articleCard(article, language), ...(await neighbours(language, id)) };
});

/** The articles before and after one in the list; none for an article outside it. */
async function neighbours(language: Language, id: number): Promise<Pick<ArticleView, "previous" | "next">> {
  const entries = await visibleIn(articleEntries, language);
  const at = entries.findIndex((entry) => entry.id === id);
  const [previous, next] = at < 0 ? [] : [entries[at + 1]?.id, entries[at - 1]?.id];
  const ids = [previous, next].filter((neighbour) => neighbour !== undefined);
  const articles = await readRecords("articles", language, ["list"], { ids });
  const linkTo = (neighbour: number | undefined) => {
    const article = articles.find((article) => article.id === neighbour);
    return article ? { id: article.id, title: article.title } : null;
  };
  return { previous: linkTo(previous), next: linkTo(next) };
}

function articleCard({ publishedAt, updatedOn, ...article }: Listed<"articles"> & { id: number }, language: Language): ArticleCard {
  return {
    ...article,
    categoryName: termIn("article-categories", article.category, language),
    published: publishedAt,
    updated: updatedOn,
    titleParts: phrases(article.title, language),
  };
}
