import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import type { Faq } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import type { Some } from "#app/data/index/paginate.server.ts";

export interface FaqView {
  slug: string;
  topic: Faq["topic"];
  question: string;
  answer: string;
}

/** Questions and answers, in the editors' order. */
export const listFaqs = cachedBy(async (language: Language): Promise<FaqView[]> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "faqs",
    locale: language,
    depth: 0,
    sort: ["order", "id"],
    select: { slug: true, topic: true, question: true, answer: true },
  });
  return docs.map(({ slug, topic, question, answer }) => ({ slug, topic, question, answer }));
});

/** Some questions by their ids, in that order; without those that are gone. */
export async function faqsByIds(language: Language, ids: number[]): Promise<Omit<FaqView, "topic">[]> {
  const cms = await publishedContent();
  const select = { slug: true, question: true, answer: true } as const;
  const { docs } = await cms.find({ collection: "faqs", ...byIds(ids, language), depth: 0, select });
  return docs
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ slug, question, answer }) => ({ slug, question, answer }));
}

/** The first question of every topic. */
export async function firstQuestions(language: Language): Promise<Some<Omit<FaqView, "topic">>> {
  const questions = await listFaqs(language);
  const topics = new Set<Faq["topic"]>();
  const items = questions.flatMap(({ topic, ...question }) => {
    if (topics.has(topic)) return [];
    topics.add(topic);
    return [question];
  });
  return { items, total: questions.length };
}
