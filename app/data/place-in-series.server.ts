import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import type { Language } from "#shared/languages.ts";
import { figuresOf, type CardFigure } from "./product-card.server.ts";
import { productsBySlug, productEntries } from "./index/product-entries.server.ts";

/** A product's place in its series. */
export interface PlaceInSeries {
  /** What tells them apart. */
  keys: CardFigure["key"][];
  /** All products of the series in its order, with a value for each key, empty where one states none; none when it is alone. */
  siblings: { slug: string; code: string; name: string; values: string[] }[];
  /** The one that follows in the series, from the last one the first; null when it is alone. */
  next: { slug: string; name: string } | null;
}

/** Products of a series that a table shows: those next to the product. */
const MAX_SIBLINGS = 12;

/** What stands next to a product in its series. */
export async function placeInSeries(language: Language, slug: string): Promise<PlaceInSeries> {
  const entries = await visibleIn(productEntries, language);
  const own = productsBySlug(entries).get(slug);
  const series = own?.series == null ? [] : entries.filter((entry) => entry.series === own.series);
  const at = series.findIndex((entry) => entry.slug === slug);
  const next = series[(at + 1) % series.length];
  if (!own || !next || next === own) return { keys: [], siblings: [], next: null };
  const from = Math.max(0, Math.min(at - 1, series.length - MAX_SIBLINGS));
  const shown = series.slice(from, from + MAX_SIBLINGS);
  const figures = shown.map((entry) => figuresOf(entry, language));
  const keys = [...new Set(figures.flat().map(({ key }) => key))];
  return {
    keys,
    siblings: shown.map((entry, index) => ({
      slug: entry.slug,
      code: entry.code,
      name: entry.name[language],
      values: keys.map((key) => figures[index]?.find((figure) => figure.key === key)?.value ?? ""),
    })),
    next: { slug: next.slug, name: `${next.code} ${next.name[language]}` },
  };
}
