import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Fold } from "#app/components/basics/fold.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./products.css";

/** A product's use: its picture at work, if there is one, its features beside it, and the scenarios, which unfold. */
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
  const points = features.length > 0 && <Points items={features} lang={lang} />;
  return (
    <HeadedSection id="features" heading={tagline}>
      {inUse ? (
        <div className="in-use">
          <figure className="picture-frame">
            <Picture picture={inUse} sizes="(min-width: 78rem) 480px, (min-width: 62rem) 40vw, 92vw" />
          </figure>
          {points}
        </div>
      ) : (
        points
      )}
      {scenarios.length > 0 && (
        <Fold title={t("product.scenarios")} open={features.length === 0}>
          <div id="scenarios" className="product-scenarios">
            <Points items={scenarios} lang={lang} />
          </div>
        </Fold>
      )}
    </HeadedSection>
  );
}
