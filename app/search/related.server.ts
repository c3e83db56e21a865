/** Finds articles about the same subject: an index of their words and links in one language, since a pair is related in both. */
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { ArticleEntry } from "#app/data/index/library-entries.server.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { materializedView, readThrough, type Choice, type Id } from "#cms/cache/materialized-view.ts";
import { publishedQuery } from "#app/data/index/published-query.server.ts";
import { publishedContent } from "#app/data/published-content.server.ts";
import { keepBest } from "./scores.ts";
import { TermIndex } from "./term-index.ts";
import { bodyTermsOf } from "./words.ts";

/** A product or a solution that both link to says most of an article's subject, and a word of the title more than one of its summary. */
const BOOSTS = { links: 8, title: 2, summary: 1 };
/** The links of a text to products and solutions. */
const LINKS = /"url":"(\/(?:products|solutions)\/[a-z\d-]+)/g;

type Field = keyof typeof BOOSTS;
interface ArticleTerms extends Record<Field, string[]> {
  id: number;
  /** When it was published, in milliseconds. */
  time: number;
}

const index = new TermIndex<Field>(["links", "title", "summary"], ["links"]);
const ordinals = new Map<Id, number>();
/** The article of each ordinal. */
const articles: Pick<ArticleTerms, "id" | "time">[] = [];

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

/** The ids of the articles that share most of an article's links and significant words, best first, of equal ones the newest. Cached until an article changes. */
export const relatedArticles = cachedBy(async (id: ArticleEntry["id"], limit: number): Promise<number[]> => {
  await upToDate();
  const [article] = await readTexts({ ids: [id] });
  if (!article) return [];
  const terms = [...new Set([...article.links, ...article.title, ...article.summary])];
  return index.within(() => {
    const { ordinals: matches, values } = index.findAny(terms.map((term) => [{ term, boosts: BOOSTS }]));
    const best: number[] = [];
    const timeOf = (ordinal: number) => articles[ordinal]?.time ?? 0;
    const compare = (one: number, other: number) => (values[other] ?? 0) - (values[one] ?? 0) || timeOf(other) - timeOf(one);
    for (const ordinal of matches) if (articles[ordinal]?.id !== id) keepBest(best, ordinal, limit, compare);
    return best.flatMap((ordinal) => articles[ordinal]?.id ?? []);
  });
});

async function readTexts(choice: Choice): Promise<ArticleTerms[]> {
  const cms = await publishedContent();
  const select = { title: true, summary: true, body: true, publishedAt: true } as const;
  const { docs } = await cms.find({ collection: "articles", locale: DEFAULT_LANGUAGE, depth: 0, select, ...publishedQuery(choice) });
  return docs.map(({ id, title, summary, body, publishedAt }) => ({
    id,
    time: Date.parse(publishedAt),
    links: [...new Set([...JSON.stringify(body ?? null).matchAll(LINKS)].flatMap(([, path]) => path ?? []))],
    title: subjectTermsOf(title),
    summary: subjectTermsOf(summary),
  }));
}

/** The words of a text without single letters, characters and short numbers: “32 g” is no relative of “2G”, nor is what has “从”. */
function subjectTermsOf(text: string | null | undefined): string[] {
  return bodyTermsOf(text ?? "").filter((term) => term.length > 1);
}

function addToIndex({ id, time, ...terms }: ArticleTerms): void {
  const ordinal = index.add(terms);
  ordinals.set(id, ordinal);
  articles[ordinal] = { id, time };
}

function forget(id: Id): void {
  const ordinal = ordinals.get(id);
  if (ordinal === undefined) return;
  index.remove(ordinal);
  ordinals.delete(id);
}
