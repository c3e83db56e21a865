/** What there is about a product elsewhere on the site: films of it, and answers and news that name it. */
import { cachedBy } from "#cms/cache/cached.ts";
import type { Language } from "#shared/languages.ts";
import { shortDate } from "#app/lib/format/dates.ts";
import { publishedContent } from "./published-content.server.ts";
import { listRecords } from "./records.server.ts";

/** How much of each is named. */
const MAX_RELATED = 3;
/** Articles that are looked at, the newest: a name may be a part of another. */
const LOOKED_AT = 12;

export interface RelatedContent {
  films: { slug: string; title: string; seconds: number }[];
  questions: { slug: string; question: string }[];
  /** The day in words. */
  articles: { id: number; title: string; published: string }[];
}

/**
 * What there is about a product.
 * @param code as texts name it
 */
export const relatedContent = cachedBy(async (language: Language, id: number, code: string): Promise<RelatedContent> => {
  const cms = await publishedContent();
  const like = code.replaceAll(/[%_\\]/g, "_");
  const [films, questions, articles] = await Promise.all([
    cms.find({
      collection: "videos",
      locale: language,
      depth: 0,
      where: { products: { in: [id] } },
      sort: "-createdOn",
      limit: MAX_RELATED,
      select: { slug: true, title: true, seconds: true },
    }),
    listRecords("faqs", language),
    cms.find({
      collection: "articles",
      locale: language,
      depth: 0,
      where: { or: [{ title: { like } }, { summary: { like } }] },
      sort: "-publishedAt",
      limit: LOOKED_AT,
      select: { title: true, summary: true, publishedAt: true },
    }),
  ]);
  const named = naming(code);
  return {
    films: films.docs.map(({ slug, title, seconds }) => ({ slug, title, seconds })),
    questions: questions
      .filter(({ question, answer }) => named.test(`${question} ${answer}`))
      .slice(0, MAX_RELATED)
      .map(({ slug, question }) => ({ slug, question })),
    articles: articles.docs
      .filter(({ title, summary }) => named.test(`${title} ${summary}`))
      .slice(0, MAX_RELATED)
      .map(({ id: number, title, publishedAt }) => ({ id: number, title, published: shortDate(publishedAt, language) })),
  };
});

/** Finds a code that stands alone: A9, and not A9S. */
function naming(code: string): RegExp {
  return new RegExp(`(?<![a-z\\d])${code.replaceAll(/[^\w ]/g, String.raw`\$&`)}(?![a-z\\d])`, "i");
}
