/** Finds articles about the same subject: an index of their titles and summaries in one language, since a pair is related in both. */
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { ArticleEntry } from "#app/data/index/library-entries.server.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { materializedView, readThrough, type Choice, type Id } from "#cms/cache/materialized-view.ts";
import { publishedQuery } from "#app/data/index/published-query.server.ts";
import { publishedContent } from "#app/data/published-content.server.ts";
import { keepBest } from "./scores.ts";
import { TermIndex } from "./term-index.ts";
import { termsOf } from "./words.ts";

/** A word of the title says more about an article's subject than one of its summary. */
const BOOSTS = { title: 2, summary: 1 };

type Field = keyof typeof BOOSTS;
interface ArticleTerms extends Record<Field, string[]> {
  id: number;
}

const index = new TermIndex<Field>(["title", "summary"]);
const ordinals = new Map<Id, number>();
/** The article of each ordinal. */
const articles: number[] = [];

const upToDate = materializedView({
  collection: "articles",
  async rebuild() {
    for (const id of ordinals.keys()) forget(id);
    await readThrough(readTexts, (batch) => batch.forEach(addToIndex));
  },
  async refresh(ids) {
    for (const id of ids) forget(id);
    (await readTexts({ ids })).forEach(addToIndex);
  },
});

/** The ids of the articles that share most of an article's significant words, best first. Cached until an article changes. */
export const relatedArticles = cachedBy(async (id: ArticleEntry["id"], limit: number): Promise<number[]> => {
  await upToDate();
  const [article] = await readTexts({ ids: [id] });
  if (!article) return [];
  const terms = [...new Set([...article.title, ...article.summary])];
  return index.within(() => {
    const { ordinals: matches, values } = index.findAny(terms.map((term) => [{ term, boosts: BOOSTS }]));
    const best: number[] = [];
    const compare = (one: number, other: number) => (values[other] ?? 0) - (values[one] ?? 0) || other - one;
    for (const ordinal of matches) if (articles[ordinal] !== id) keepBest(best, ordinal, limit, compare);
    return best.flatMap((ordinal) => articles[ordinal] ?? []);
  });
});

async function readTexts(choice: Choice): Promise<ArticleTerms[]> {
  const cms = await publishedContent();
  const select = { title: true, summary: true } as const;
  const { docs } = await cms.find({ collection: "articles", locale: DEFAULT_LANGUAGE, depth: 0, select, ...publishedQuery(choice) });
  return docs.map(({ id, title, summary }) => ({ id, title: termsOf(title ?? ""), summary: termsOf(summary ?? "") }));
}

function addToIndex({ id, title, summary }: ArticleTerms): void {
  const ordinal = index.add({ title, summary });
  ordinals.set(id, ordinal);
  articles[ordinal] = id;
}

function forget(id: Id): void {
  const ordinal = ordinals.get(id);
  if (ordinal === undefined) return;
  index.remove(ordinal);
  ordinals.delete(id);
}
