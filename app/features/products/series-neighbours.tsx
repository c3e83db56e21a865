import type { PlaceInSeries } from "#app/data/place-in-series.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import "./products.css";

/** A product beside others of its series, by the figures that distinguish them, and the next one; nothing when it is alone. */
export function SeriesNeighbours({
  slug,
  series,
  place: { siblings, rows, next },
}: {
  slug: string;
  series: string;
  place: PlaceInSeries;
}) {
  const t = useText();
  if (!next) return null;
  return (
    <HeadedSection
      id="siblings"
      label={t("product.siblings")}
      heading={series}
      link={{ label: t("product.compareAll"), to: `${paths.compare}?ids=${siblings.map((sibling) => sibling.slug).join(",")}` }}
    >
      <div className="siblings">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t("sheets.row")}</span>
              </th>
              {siblings.map((sibling) => (
                <th key={sibling.slug} scope="col" translate="no" aria-current={sibling.slug === slug ? "true" : undefined}>
                  {sibling.slug === slug ? sibling.code : <SiteLink to={paths.product(sibling.slug)}>{sibling.code}</SiteLink>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, values }) => (
              <tr key={key}>
                <th scope="row">{t(`finder.short.${key}`)}</th>
                {values.map((value, index) => (
                  <td key={index}>{value || "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="after-table">
        <MoreLink to={paths.product(next.slug)}>{t("product.nextInSeries", { name: next.name })}</MoreLink>
      </p>
    </HeadedSection>
  );
}
