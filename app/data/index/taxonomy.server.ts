/** What products are sorted into: the series and the solutions, as small entries in memory. */
import { contentReader } from "#app/data/content-reader.server.ts";
import { hasEnglish } from "#app/data/translation-visibility.server.ts";
import type { Language } from "#shared/languages.ts";
import { typesetText } from "#app/data/typeset.ts";
import type { Bilingual } from "#shared/vocabulary/names.ts";
import { listing } from "./listing.server.ts";
import { chosen } from "./reading.server.ts";

interface Place {
  id: number;
  name: Bilingual;
  order: number;
}

export interface SeriesPlace extends Place {
  key: string;
}

export interface SolutionPlace extends Place {
  slug: string;
  changed: string;
  hasEnglish: boolean;
}

/** Both by the ids that products refer to, in the editors' order. */
export interface Places {
  series: ReadonlyMap<number, SeriesPlace>;
  solutions: ReadonlyMap<number, SolutionPlace>;
}

const inEditorsOrder = (one: Place, other: Place) => one.order - other.order || one.id - other.id;

/** A text that was asked for in every language; a missing English one falls back to Chinese. */
export function everyLanguage(text: unknown): Bilingual {
  const given = (typeof text === "object" ? text : { zh: text }) as Partial<Record<Language, string | null>> | null;
  const zh = typesetText(given?.zh ?? "");
  return { zh, en: given?.en ? typesetText(given.en) : zh };
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
      select: { key: true, name: true, order: true },
      ...chosen(choice),
    });
    return docs.map(({ id, key, name, order }) => ({ id, key, name: everyLanguage(name), order }));
  },
  compare: inEditorsOrder,
});

/** All published solutions. */
export const solutionPlaces = listing<SolutionPlace>({
  collection: "solutions",
  read: async (choice) => {
    const cms = await contentReader();
    const select = { slug: true, name: true, order: true, updatedAt: true, english: true } as const;
    const { docs } = await cms.find({ collection: "solutions", locale: "all", depth: 0, select, ...chosen(choice) });
    return docs.map(({ id, slug, name, order, updatedAt, english }) => ({
      id,
      slug,
      name: everyLanguage(name),
      order,
      changed: updatedAt,
      hasEnglish: hasEnglish({ english }),
    }));
  },
  compare: inEditorsOrder,
});

/** Series and solutions by the ids that products refer to. */
export async function places(): Promise<Places> {
  const [series, solutions] = await Promise.all([seriesPlaces(), solutionPlaces()]);
  return { series: new Map(series.map((place) => [place.id, place])), solutions: new Map(solutions.map((place) => [place.id, place])) };
}
