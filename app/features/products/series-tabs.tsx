import type { SeriesEntry } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Tabs } from "#app/components/lists/tabs.tsx";

/**
 * The series of the product list with their counts, if there are several; each is an address.
 * @param total of all series; null if unknown
 * @param counts products per series key
 * @param current key of the current series; none for all
 */
export function SeriesTabs({
  series,
  total,
  counts,
  current,
}: {
  series: SeriesEntry[];
  total: number | null;
  counts: Record<string, number>;
  current?: string;
}) {
  const t = useText();
  if (series.length < 2) return null;
  return (
    <Tabs
      label={t("products.tabs")}
      items={[
        { label: t("products.all"), to: paths.products, current: current === undefined, count: total ?? undefined },
        ...series.map(({ key, name, path }) => ({ label: name, to: path, current: key === current, count: counts[key] ?? 0 })),
      ]}
    />
  );
}
