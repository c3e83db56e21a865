import type { PlaceInSeries } from "#app/data/place-in-series.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { MAX_COMPARED } from "#app/lib/storage/compare-list.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import "./products.css";

/** A product among all others of its series, by the figures that distinguish them, and the next one; nothing when it is alone. */
export function SeriesNeighbours({
  slug,
  series,
  place: { siblings, columns, next },
}: {
  slug: string;
  series: string;
  place: PlaceInSeries;
}) {
  const t = useText();
  if (!next) return null;
  const compared = [...siblings.filter((sibling) => sibling.slug === slug), ...siblings.filter((sibling) => sibling.slug !== slug)].slice(
    0,
    MAX_COMPARED,
  );
  return (
    <section aria-labelledby="siblings">
      <div className="product-part-head">
        <h3 id="siblings">
          {t("product.siblings")}: {series}
        </h3>
        <MoreLink to={paths.product(next.slug)}>{t("product.nextInSeries", { name: next.name })}</MoreLink>
        <MoreLink to={`${paths.compare}?ids=${compared.map((sibling) => sibling.slug).join(",")}`}>{t("product.compareAll")}</MoreLink>
      </div>
      <div className="siblings-frame">
        <table className="siblings figures">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t("products.title")}</span>
              </th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {siblings.map((sibling) => (
              <tr key={sibling.slug}>
                <th scope="row" aria-current={sibling.slug === slug ? "true" : undefined}>
                  {sibling.slug === slug ? (
                    <b translate="no">{sibling.code}</b>
                  ) : (
                    <SiteLink to={paths.product(sibling.slug)} translate="no">
                      {sibling.code}
                    </SiteLink>
                  )}{" "}
                  <small>{sibling.name}</small>
                </th>
                {columns.map(({ key }, index) => (
                  <td key={key}>{sibling.values[index] || "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
