import { contentReader } from "#app/data/content/content-reader.server.ts";
import { TRADE_NEEDS } from "#cms/seed/trade-needs.ts";
import { LANGUAGES, type Language, type Localized } from "#shared/languages.ts";
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
  /** What people call it in the languages of the texts that the site does not have. */
  abroad: string;
  note: Localized;
  /** Addresses of the site that answer it, without language prefix, the best first. */
  answers: readonly string[];
}

/** The words of a need of the trade in languages that the site does not have: visitors come from everywhere. */
function wordsAbroad(slug: string): string {
  const { name = {}, words = {} } = TRADE_NEEDS.find((need) => need.slug === slug) ?? {};
  const others = Object.entries(name)
    .concat(Object.entries(words))
    .filter(([language]) => !LANGUAGES.includes(language as Language));
  return others.map(([, text]) => text).join(", ");
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
      abroad: wordsAbroad(slug),
      note: everyLanguage(note),
      answers: (answers ?? []).map(({ link }) => link),
    }));
  },
  compare: (one, other) => one.order - other.order || one.id - other.id,
});
