import type { ProductCard as Product } from "#app/content/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Cards, ProductCard } from "#app/ui/lists/cards.tsx";
import { cardFacts } from "./card-facts.ts";

/** Cards that are in view when a list opens: the first row. */
const FIRST_ROW = 3;

/**
 * Products as cards.
 * @param withSeries names the series on each card; not needed where all are of one
 */
export function ProductCards({ products, withSeries, level }: { products: Product[]; withSeries: boolean; level: 2 | 3 }) {
  const t = useText();
  return (
    <Cards>
      {products.map(({ slug, code, name, tagline, series, picture, highlights }, index) => (
        <ProductCard
          key={slug}
          to={`/products/${slug}`}
          title={`${code} ${name}`}
          kicker={withSeries ? series : undefined}
          text={tagline}
          picture={picture}
          facts={cardFacts(highlights, t)}
          level={level}
          priority={index < FIRST_ROW}
        />
      ))}
    </Cards>
  );
}
