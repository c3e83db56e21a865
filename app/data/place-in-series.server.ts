import { cachedBy } from "#cms/cache/cached.ts";
import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import type { Language } from "#shared/languages.ts";
import { withUnit } from "#shared/specification/format.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { productsBySlug, productEntries } from "./index/product-entries.server.ts";
import { places } from "./index/taxonomy.server.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import { leadingFigure } from "./specs.server.ts";

/** A product's place in its series. */
export interface PlaceInSeries {
  /** What tells them apart. */
  columns: { key: string; name: string }[];
  /** All products of the series in its order, with a value for each column, empty where one states none; none when it is alone. */
  siblings: { slug: string; code: string; name: string; values: string[] }[];
  /** The one that follows in the series, from the last one the first; null when it is alone. */
  next: { slug: string; name: string } | null;
}

/** Products of a series that a table shows: those next to the product. */
const MAX_SIBLINGS = 12;
/** Columns that a table has room for. */
const MAX_COLUMNS = 6;
/** What tells products apart where the series does not say. */
const USUAL = ["standby", "input_voltage", "network", "protection", "temperature", "weight"];

/** The neighbours of a product in its series. */
export async function placeInSeries(language: Language, slug: string): Promise<PlaceInSeries> {
  const entries = await visibleIn(productEntries, language);
  const own = productsBySlug(entries).get(slug);
  const series = own?.series == null ? [] : entries.filter((entry) => entry.series === own.series);
  const at = series.findIndex((entry) => entry.slug === slug);
  const next = series[(at + 1) % series.length];
  if (!own || !next || next === own) return { columns: [], siblings: [], next: null };
  const from = Math.max(0, Math.min(at - 1, series.length - MAX_SIBLINGS));
  const shown = series.slice(from, from + MAX_SIBLINGS);
  const { leading } = (own.series !== null && (await places()).series.get(own.series)) || { leading: [] };
  const telling = leading.length > 0 ? leading : USUAL;
  const figures = await figuresOf(
    language,
    telling,
    shown.map(({ id }) => id),
  );
  const keys = telling.filter((key) => figures.some((values) => values[key])).slice(0, MAX_COLUMNS);
  return {
    columns: keys.map((key) => ({ key, name: nameIn(specName(key), language) })),
    siblings: shown.map((entry, index) => ({
      slug: entry.slug,
      code: entry.code,
      name: entry.name[language],
      values: keys.map((key) => figures[index]?.[key] ?? ""),
    })),
    next: { slug: next.slug, name: `${next.code} ${next.name[language]}` },
  };
}

/** The values of rows with these keys, for each of some products. */
const figuresOf = cachedBy(
  async (language: Language, keys: readonly string[], ids: readonly number[]): Promise<Readonly<Record<string, string>>[]> => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "products",
      ...byIds([...ids], language),
      depth: 0,
      limit: ids.length,
      select: { specs: true },
    });
    const byId = new Map(docs.map(({ id, specs }) => [id, specs ?? []]));
    return ids.map((id) =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const row = byId.get(id)?.find((other) => other.key === key);
          if (!row) return [];
          const { value, unit } = leadingFigure(row, language);
          return [[key, withUnit(value, unit, language)]];
        }),
      ),
    );
  },
);
