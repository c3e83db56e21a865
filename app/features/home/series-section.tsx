import type { SeriesEntry } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { SeriesGrid } from "#app/components/lists/cards.tsx";

/**
 * The product series; nothing without a choice of several.
 * @param counts products per series key; null if unknown
 * @param total of all series; null if unknown
 */
export function SeriesSection({
  series,
  counts,
  total,
}: {
  series: SeriesEntry[];
  counts: Record<string, number> | null;
  total: number | null;
}) {
  const t = useText();
  if (series.length < 2) return null;
  return (
    <HeadedSection
      id="series"
      label={t("home.seriesLabel")}
      heading={t("home.seriesTitle", { number: series.length })}
      link={{ label: total === null ? t("nav.allProducts") : t("home.seriesAll", { number: total }), to: paths.products }}
    >
      <Reveal>
        <SeriesGrid
          items={series.map(({ key, name, description, picture, path }) => ({
            to: path,
            name,
            text: description,
            ...(counts?.[key] && { count: t("home.seriesCount", { number: counts[key] }) }),
            picture,
          }))}
        />
      </Reveal>
    </HeadedSection>
  );
}
