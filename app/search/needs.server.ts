import { publishedContent } from "#app/data/published-content.server.ts";
import { listing } from "#app/data/index/listing.server.ts";
import { publishedQuery } from "#app/data/index/published-query.server.ts";
import { byLanguage } from "#shared/languages.ts";
import type { Need } from "./needs.ts";

/** The needs that staff has published, in their order. */
export const listNeeds = listing<Need>({
  collection: "needs",
  async read(choice) {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "needs",
      ...publishedQuery(choice),
      locale: "all",
      depth: 0,
      select: { name: true, words: true, note: true, order: true, answers: true },
    });
    return docs.map(({ id, name, words, note, order, answers }) => ({
      id,
      order,
      name: inEach(name),
      words: inEach(words),
      note: inEach(note),
      answers: (answers ?? []).map(({ link }) => link),
    }));
  },
  compare: (one, other) => one.order - other.order || one.id - other.id,
});

/** A localized text as it is stored, in every language of the site; empty where it is not written. */
function inEach(text: unknown): Need["name"] {
  const written = (text ?? {}) as Partial<Need["name"]>;
  return byLanguage((language) => written[language] ?? "");
}
