/** What products are sorted into: the series and the solutions, as small entries in memory. */
import { contentReader } from "#app/data/content/content-reader.server.ts";
import { untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "#app/data/content/translation-visibility.server.ts";
import { typesetName } from "#app/data/content/typeset.ts";
import { byLanguage, DEFAULT_LANGUAGE, fallbackLanguages, type Language, type Localized } from "#shared/languages.ts";
import { listing } from "./listing.server.ts";
import { publishedQuery } from "./published-query.server.ts";

interface Place {
  id: number;
  name: Localized;
  order: number;
}

export interface SeriesPlace extends Place {
  key: string;
  /** Keys of the rows that tell its products apart. */
  leading: readonly string[];
}

export interface SolutionPlace extends Place {
  slug: string;
  changed: string;
  untranslated: readonly Language[];
}

/** Both by the ids that products refer to, in the editors' order. */
export interface Places {
  series: ReadonlyMap<number, SeriesPlace>;
  solutions: ReadonlyMap<number, SolutionPlace>;
}

const inEditorsOrder = (one: Place, other: Place) => one.order - other.order || one.id - other.id;

/** A text read in all languages of the site; the next language's text replaces a missing one. */
export function everyLanguage(text: unknown): Localized {
  const texts = (typeof text === "object" ? text : { [DEFAULT_LANGUAGE]: text }) as Partial<Record<Language, string | null>> | null;
  const textIn = (language: Language) =>
    texts?.[language] ||
    fallbackLanguages(language)
      .map((other) => texts?.[other])
      .find(Boolean) ||
    "";
  return byLanguage((language) => typesetName(textIn(language)));
}

/** All published series. */
export const seriesPlaces = listing<SeriesPlace>({
  collection: "series",
  read: async (choice) => {
    const cms = await contentReader();
    const { docs } = await cms.find({
      collection: "series",
      locale: "all",
      depth: 0,
      select: { key: true, name: true, order: true, leading: true },
      ...publishedQuery(choice),
    });
    return docs.map(({ id, key, name, order, leading }) => ({ id, key, name: everyLanguage(name), order, leading: leading ?? [] }));
  },
  compare: inEditorsOrder,
});

/** All published solutions. */
export const solutionPlaces = listing<SolutionPlace>({
  collection: "solutions",
  read: async (choice) => {
    const cms = await contentReader();
    const select = { slug: true, name: true, order: true, updatedAt: true, ...TRANSLATIONS } as const;
    const { docs } = await cms.find({ collection: "solutions", locale: "all", depth: 0, select, ...publishedQuery(choice) });
    return docs.map(({ id, slug, name, order, updatedAt, translation, translationLacks }) => ({
      id,
      slug,
      name: everyLanguage(name),
      order,
      changed: updatedAt,
      untranslated: untranslatedIn({ translation, translationLacks }),
    }));
  },
  compare: inEditorsOrder,
});

/** Series and solutions by the ids that products refer to. */
export async function places(): Promise<Places> {
  const [series, solutions] = await Promise.all([seriesPlaces(), solutionPlaces()]);
  return { series: new Map(series.map((place) => [place.id, place])), solutions: new Map(solutions.map((place) => [place.id, place])) };
}
