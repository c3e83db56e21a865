import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import type { Language } from "#shared/languages.ts";
import { figuresOf, type CardFigure } from "./product-card.server.ts";
import { productsBySlug, productEntries } from "./index/product-entries.server.ts";

/** Products beside which one is shown: with it they fill a table on a desk, and scroll on a phone. */
const SIBLINGS = 3;

/** A product's place in its series. */
export interface PlaceInSeries {
  /** The product itself and those next to it, in the series' order; none when it is alone. */
  siblings: { slug: string; code: string }[];
  /** What tells them apart: a value for each of them, empty where one states none. */
  rows: { key: CardFigure["key"]; values: string[] }[];
  /** The one that follows in the series, from the last one the first; null when it is alone. */
  next: { slug: string; name: string } | null;
}

/** What stands next to a product in its series. */
export async function placeInSeries(language: Language, slug: string): Promise<PlaceInSeries> {
  const entries = await visibleIn(productEntries, language);
  const own = productsBySlug(entries).get(slug);
  const series = own?.series == null ? [] : entries.filter((entry) => entry.series === own.series);
  const at = series.findIndex((entry) => entry.slug === slug);
  const next = series[(at + 1) % series.length];
  if (!own || !next || next === own) return { siblings: [], rows: [], next: null };
  const from = Math.max(0, Math.min(at - 1, series.length - SIBLINGS - 1));
  const shown = series.slice(from, from + SIBLINGS + 1);
  const figures = shown.map((entry) => figuresOf(entry, language));
  const keys = [...new Set(figures.flat().map(({ key }) => key))];
  return {
    siblings: shown.map((entry) => ({ slug: entry.slug, code: entry.code })),
    rows: keys.map((key) => ({ key, values: figures.map((stated) => stated.find((figure) => figure.key === key)?.value ?? "") })),
    next: { slug: next.slug, name: `${next.code} ${next.name[language]}` },
  };
}
