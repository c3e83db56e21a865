import { contentReader } from "#app/data/content/content-reader.server.ts";
import type { Localized } from "#shared/languages.ts";
import { listing } from "./listing.server.ts";
import { publishedQuery } from "./published-query.server.ts";
import { everyLanguage } from "./taxonomy.server.ts";

/** What people need, as staff keeps it (`cms/collections/needs.ts`). */
export interface Need {
  id: number;
  slug: string;
  order: number;
  name: Localized;
  /** What people call it, in each language as it was typed: separated by commas or lines. */
  words: Localized;
  note: Localized;
  /** Addresses of the site that answer it, without language prefix, the best first. */
  answers: readonly string[];
}

/** The needs that staff has published, in their order. */
export const listNeeds = listing<Need>({
  collection: "needs",
  async read(choice) {
    const cms = await contentReader();
    const { docs } = await cms.find({
      collection: "needs",
      ...publishedQuery(choice),
      locale: "all",
      depth: 0,
      select: { slug: true, name: true, words: true, note: true, order: true, answers: true },
    });
    return docs.map(({ id, slug, name, words, note, order, answers }) => ({
      id,
      slug,
      order,
      name: everyLanguage(name),
      words: everyLanguage(words),
      note: everyLanguage(note),
      answers: (answers ?? []).map(({ link }) => link),
    }));
  },
  compare: (one, other) => one.order - other.order || one.id - other.id,
});
