import type { Where } from "payload";
import { records } from "./records.server.ts";
import type { Article } from "#cms/payload-types.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isoDay, yearOf } from "#app/lib/dates.ts";
import { pageOf, type Page } from "./page-of.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./pictures.server.ts";
import { richTextHtml } from "./rich-text.server.ts";

export interface ArticleCard {
  id: number | string;
  title: string;
  summary: string;
  category: Article["category"];
  author: string;
  /** ISO dates. */
  published: string;
  updated: string;
  picture: PictureView | null;
}

export interface ArticleView extends ArticleCard {
  html: string;
  /** The articles published before and after this one. */
  previous: { id: number | string; title: string } | null;
  next: { id: number | string; title: string } | null;
}

export interface ArticleFilter {
  category?: string;
  year?: number;
  query?: string;
  page?: number;
}

/** Articles per page: the lead story and eight rows. */
const PAGE_SIZE = 9;
const FIELDS = { title: true, summary: true, category: true, author: true, publishedAt: true, updatedOn: true, picture: true } as const;

/** A page of the news list, newest first; null when the list has no such page. */
export async function listArticles(language: Language, { category, year, query, page = 1 }: ArticleFilter): Promise<Page<ArticleCard> | null> {
  const cms = await records();
  const conditions: Where[] = [];
  if (category) conditions.push({ category: { equals: category } });
  if (year) conditions.push({ publishedAt: { greater_than_equal: `${year}-01-01T00:00:00+08:00`, less_than: `${year + 1}-01-01T00:00:00+08:00` } });
  if (query) conditions.push({ or: [{ title: { like: query } }, { summary: { like: query } }] });
  const found = await cms.find({
    collection: "articles",
    locale: language,
    overrideAccess: false,
    depth: 1,
    limit: PAGE_SIZE,
    page,
    sort: ["-publishedAt", "-id"],
    where: { and: conditions },
    select: FIELDS,
    populate: { media: PICTURE_FIELDS },
  });
  return pageOf(found, page, articleCard);
}

/** The years in which articles were published, latest first. */
export async function articleYears(): Promise<number[]> {
  const cms = await records();
  const { docs } = await cms.find({ collection: "articles", overrideAccess: false, depth: 0, pagination: false, select: { publishedAt: true } });
  return [...new Set(docs.map(({ publishedAt }) => yearOf(publishedAt)))].toSorted((a, b) => b - a);
}

/** The article with this id; null when there is none. */
export async function findArticle(language: Language, id: number): Promise<ArticleView | null> {
  const cms = await records();
  const { docs } = await cms.find({ collection: "articles", locale: language, overrideAccess: false, depth: 2, limit: 1, where: { id: { equals: id } }, populate: { media: PICTURE_FIELDS } });
  const article = docs[0];
  if (!article) return null;
  const [previous, next] = await Promise.all([neighbour(language, article, "previous"), neighbour(language, article, "next")]);
  return { ...articleCard(article), html: richTextHtml(article.body, language), previous, next };
}

async function neighbour(language: Language, article: Article, side: "previous" | "next") {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "articles",
    locale: language,
    overrideAccess: false,
    depth: 0,
    limit: 1,
    sort: side === "previous" ? ["-publishedAt", "-id"] : ["publishedAt", "id"],
    where: {
      and: [{ id: { not_equals: article.id } }, { publishedAt: side === "previous" ? { less_than: article.publishedAt } : { greater_than: article.publishedAt } }],
    },
    select: { title: true },
  });
  const found = docs[0];
  return found ? { id: found.id, title: found.title } : null;
}

function articleCard(article: Pick<Article, "id" | keyof typeof FIELDS>): ArticleCard {
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    category: article.category,
    author: article.author,
    published: isoDay(article.publishedAt),
    updated: isoDay(article.updatedOn),
    picture: pictureView(article.picture),
  };
}
