import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import type { Article } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { articleEntries } from "#app/data/index/library-entries.server.ts";
import { paginate, type Page } from "#app/data/index/paginate.server.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { listedIn, TRANSLATIONS, visibleIn } from "./content/translation-visibility.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";
import type { Heading } from "./heading-ids.ts";
import { readingMinutes } from "./reading-time.ts";
import { richTextHtml, richTextPlain } from "./rich-text.server.ts";
import { seoView, type SeoView } from "./seo.server.ts";
import { termIn } from "./content/terms.server.ts";

export interface ArticleCard {
  id: number;
  title: string;
  summary: string;
  category: string;
  /** What the category is called in the language of the page. */
  categoryName: string;
  author: string;
  /** ISO dates. */
  published: string;
  updated: string;
  picture: PictureView | null;
}

export interface ArticleView extends ArticleCard {
  untranslated: readonly Language[];
  missing: readonly string[];
  seo: SeoView;
  html: string;
  /** Its headings of level 2. */
  headings: Heading[];
  /** Minutes that reading it takes. */
  minutes: number;
  /** The articles published before and after this one. */
  previous: { id: number; title: string } | null;
  next: { id: number; title: string } | null;
}

/** An article as feeds tell it. */
export interface FeedArticle extends ArticleCard {
  html: string;
  /** ISO moments. */
  publishedAt: string;
  changedAt: string;
}

export interface ArticleFilter {
  category?: string;
  year?: number;
  /** The ones that have the words that are looked for; all if it is not given. */
  ids?: readonly Article["id"][] | undefined;
  page?: number;
  /** Articles per page, if not as many as the list of the site shows. */
  size?: number;
}

/** Articles per page: the lead story and eight rows. */
const PAGE_SIZE = 9;
const FIELDS = { title: true, summary: true, category: true, author: true, publishedAt: true, updatedOn: true, picture: true } as const;

/** A page of the news list, newest first; null when the list has no such page. */
export const listArticles = cachedBy(
  async (language: Language, { category, year, ids, page = 1, size = PAGE_SIZE }: ArticleFilter): Promise<Page<ArticleCard> | null> => {
    const found = ids && new Set(ids);
    const entries = (await visibleIn(articleEntries, language)).filter(
      (entry) => (!category || entry.category === category) && (!year || entry.year === year) && (!found || found.has(entry.id)),
    );
    const cms = await publishedContent();
    const read = (shown: number[]) =>
      cms.find({ collection: "articles", ...byIds(shown, language), select: FIELDS, populate: { media: PICTURE_FIELDS } });
    return paginate(entries, page, size, read, (article) => articleCard(article, language));
  },
);

/** What a link to an article says, for articles by their ids, in that order; without those that are gone. */
export const articleLinks = cachedBy(
  async (language: Language, ids: number[]): Promise<Pick<ArticleCard, "id" | "title" | "categoryName" | "published">[]> => {
    const cms = await publishedContent();
    const select = { title: true, category: true, publishedAt: true } as const;
    const { docs } = await cms.find({ collection: "articles", ...byIds(ids, language), depth: 0, select });
    return docs
      .map(({ id, title, category, publishedAt }) => ({
        id,
        title,
        categoryName: termIn("article-categories", category, language),
        published: isoDay(publishedAt),
      }))
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  },
);

/** Articles of a feed: as many as somebody who reads it now and then may have missed. */
const FEED_SIZE = 20;

/** The newest articles for a feed, each with its whole text. */
export const articlesOfFeed = cachedBy(async (language: Language): Promise<FeedArticle[]> => {
  const entries = (await listedIn(articleEntries, language)).slice(0, FEED_SIZE);
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "articles",
    ...byIds(
      entries.map(({ id }) => id),
      language,
    ),
    depth: 2,
    select: { ...FIELDS, body: true, updatedAt: true },
    populate: { media: PICTURE_FIELDS },
  });
  const byId = new Map(docs.map((article) => [article.id, article]));
  return entries.flatMap(({ id, time }) => {
    const article = byId.get(id);
    if (!article) return [];
    return [
      {
        ...articleCard(article, language),
        html: richTextHtml(article.body, language),
        publishedAt: new Date(time).toISOString(),
        changedAt: article.updatedAt,
      },
    ];
  });
});

/** The article with this id; null when there is none. */
export const findArticle = cachedBy(async (language: Language, id: number): Promise<ArticleView | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "articles",
    ...byIds([id], language),
    depth: 2,
    select: { ...FIELDS, body: true, seo: true, ...TRANSLATIONS },
    populate: { media: PICTURE_FIELDS },
  });
  const article = docs[0];
  if (!article) return null;
  const headings: Heading[] = [];
  return {
    ...articleCard(article, language),
    untranslated: untranslatedIn(article),
    missing: missingIn(article, language),
    seo: await seoView(cms, "articles", article, language),
    html: richTextHtml(article.body, language, headings),
    headings,
    minutes: readingMinutes(`${article.summary} ${richTextPlain(article.body)}`),
    ...(await neighbours(language, article.id)),
  };
});

/** The articles before and after one, in the order of the list; one that is not in it has none. */
async function neighbours(language: Language, id: number): Promise<Pick<ArticleView, "previous" | "next">> {
  const entries = await visibleIn(articleEntries, language);
  const at = entries.findIndex((entry) => entry.id === id);
  const [previous, next] = at < 0 ? [] : [entries[at + 1]?.id, entries[at - 1]?.id];
  const cms = await publishedContent();
  const ids = [previous, next].filter((neighbour) => neighbour !== undefined);
  const { docs } = await cms.find({ collection: "articles", ...byIds(ids, language), depth: 0, select: { title: true } });
  const linkTo = (neighbour: number | undefined) => {
    const found = docs.find((article) => article.id === neighbour);
    return found ? { id: found.id, title: found.title } : null;
  };
  return { previous: linkTo(previous), next: linkTo(next) };
}

function articleCard(article: Pick<Article, "id" | keyof typeof FIELDS>, language: Language): ArticleCard {
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    category: article.category,
    categoryName: termIn("article-categories", article.category, language),
    author: article.author,
    published: isoDay(article.publishedAt),
    updated: isoDay(article.updatedOn),
    picture: pictureView(article.picture),
  };
}
