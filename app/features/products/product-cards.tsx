import type { ProductCard as Product } from "#app/data/product-card.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Cards, ProductCard } from "#app/components/lists/cards.tsx";

/** Figures at the foot of a card. */
const FACTS = 3;

/**
 * Products as cards.
 * @param withSeries names the series on each card; unnecessary where all are of one
 */
export function ProductCards({ products, withSeries }: { products: Product[]; withSeries: boolean }) {
  const t = useText();
  return (
    <Cards>
      {products.map(({ slug, code, name, tagline, series, picture, figures }) => (
        <ProductCard
          key={slug}
          to={paths.product(slug)}
          title={`${code} ${name}`}
          kicker={withSeries ? series : undefined}
          text={tagline}
          picture={picture}
          facts={figures.slice(0, FACTS).map(({ key, value }) => ({ label: t(`finder.short.${key}`), value }))}
        />
      ))}
    </Cards>
  );
}
