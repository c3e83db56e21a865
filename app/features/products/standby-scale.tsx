import type { FinderProduct } from "#app/data/finder/finder-page.server.ts";
import type { CardFigure } from "#app/data/product-card.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Gauge } from "#app/components/data/gauge.tsx";
import "./standby-scale.css";

/** A year, in days: the length of the scale, divided into weeks with a long tick a quarter. */
const YEAR = 365;
const WEEKS = 52;
const QUARTER = 13;

type Sold = Pick<FinderProduct, "slug" | "code" | "nameParts" | "figures">;

interface Life {
  product: Sold;
  standby: CardFigure;
  days: number;
}

/** Products' standby on their batteries, on one scale, each with its condition. */
export function StandbyScale({ products }: { products: Sold[] }) {
  const t = useText();
  const lives = products.flatMap(lifeOf).sort((one, other) => one.days - other.days);
  if (lives.length < 2) return null;
  const max = Math.max(YEAR, ...lives.map(({ days }) => days));
  return (
    <HeadedSection id="standby" label={t("products.standbyLabel")} heading={t("products.standbyTitle")} text={t("products.standbyText")}>
      <ul className="standby-scale">
        {lives.map(({ product: { slug, code, nameParts }, standby: { value, condition }, days }) => (
          <li key={slug}>
            <h3>
              <SiteLink to={paths.product(slug)}>
                <span translate="no">{code}</span> <Phrased parts={nameParts} />
              </SiteLink>
            </h3>
            <p className="standby-value figures">{value}</p>
            <div className="standby-gauge">
              <Gauge scale={{ min: 0, max, divisions: WEEKS, longEvery: QUARTER, from: 0, to: days }} />
            </div>
            <p className="standby-condition">{condition}</p>
          </li>
        ))}
      </ul>
      <p className="standby-numbers figures" aria-hidden="true">
        {Array.from({ length: WEEKS / QUARTER + 1 }, (_, quarter) => (
          <span key={quarter}>{Math.round((quarter * QUARTER * max) / WEEKS)}</span>
        ))}
      </p>
    </HeadedSection>
  );
}

/** The standby time among a product's figures, if it is a number of days. */
function lifeOf(product: Sold): Life[] {
  const standby = product.figures.find(({ key }) => key === "standby");
  return standby?.number ? [{ product, standby, days: standby.number }] : [];
}
