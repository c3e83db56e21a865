import type { Language } from "#shared/languages.ts";
import type { Some } from "#app/data/index/paginate.server.ts";
import { listRecords, type Listed } from "./records.server.ts";

/** The first question of every topic. */
export async function firstQuestions(language: Language): Promise<Some<Omit<Listed<"faqs">, "topic">>> {
  const questions = await listRecords("faqs", language);
  const topics = new Set<string>();
  const items = questions.flatMap(({ topic, ...question }) => {
    if (topics.has(topic)) return [];
    topics.add(topic);
    return [question];
  });
  return { items, total: questions.length };
}
