import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./products.css";

/** A product's use: its features, its picture at work, if there is one, and the scenarios beside it. */
export function InUse({
  product: { tagline, features, inUse, scenarios },
  lang,
}: {
  product: Pick<ProductView, "tagline" | "features" | "inUse" | "scenarios">;
  /** Language of the texts, if not the page's. */
  lang?: string | undefined;
}) {
  const t = useText();
  if (features.length === 0 && scenarios.length === 0 && !inUse) return null;
  const uses = scenarios.length > 0 && (
    <section id="scenarios" aria-labelledby="scenarios-heading">
      <h3 id="scenarios-heading" className="category">
        {t("product.scenarios")}
      </h3>
      <Points items={scenarios} look={inUse ? "ruled" : "cells"} level={4} lang={lang} />
    </section>
  );
  return (
    <HeadedSection id="features" label={t("product.features")} heading={tagline}>
      {inUse ? (
        <div className="in-use">
          <figure className="picture-frame">
            <Picture picture={inUse} sizes="(min-width: 78rem) 700px, (min-width: 62rem) 58vw, 92vw" />
          </figure>
          {uses}
        </div>
      ) : (
        uses
      )}
      {features.length > 0 && (
        <div className="product-features">
          <Points items={features} lang={lang} />
        </div>
      )}
    </HeadedSection>
  );
}
