import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Fold } from "#app/components/basics/fold.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./products.css";

/** A product at work: its picture to the window's edge where there is one, with its features beside it. */
export function InUse({
  product: { tagline, features, inUse },
  lang,
}: {
  product: Pick<ProductView, "tagline" | "features" | "inUse">;
  /** Language of the texts, if not the page's. */
  lang?: string | undefined;
}) {
  if (features.length === 0 && !inUse) return null;
  const points = <Points items={features} lang={lang} />;
  if (!inUse) {
    return (
      <HeadedSection id="features" heading={tagline}>
        {points}
      </HeadedSection>
    );
  }
  return (
    <section className="stage ink" aria-labelledby="features">
      <div className="wrap">
        <div className="stage-words">
          <h2 id="features" lang={lang}>
            {tagline}
          </h2>
          {points}
        </div>
      </div>
      <Picture picture={inUse} sizes="(min-width: 62rem) 50vw, 100vw" />
    </section>
  );
}

/** Where a product is used, each place with its words; they are folded where something is said of the product before. */
export function Scenarios({
  product: { features, scenarios },
  lang,
}: {
  product: Pick<ProductView, "features" | "scenarios">;
  lang?: string | undefined;
}) {
  const t = useText();
  if (scenarios.length === 0) return null;
  return (
    <Fold title={t("product.scenarios")} open={features.length === 0}>
      <div id="scenarios" className="product-scenarios">
        <Points items={scenarios} lang={lang} />
      </div>
    </Fold>
  );
}
