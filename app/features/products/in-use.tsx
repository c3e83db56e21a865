import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Fold } from "#app/components/basics/fold.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./products.css";

/** What a product is for: its features, and the scenarios, which unfold; beside them its picture at work, to the window's edge. */
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
  return (
    <div className={inUse ? "stage ink" : undefined}>
      {inUse && <Picture picture={inUse} sizes="(min-width: 62rem) 60vw, 100vw" />}
      <HeadedSection id="features" heading={tagline}>
        <Points items={features} lang={lang} />
        {scenarios.length > 0 && (
          <Fold title={t("product.scenarios")} open={features.length === 0}>
            <div id="scenarios" className="product-scenarios">
              <Points items={scenarios} lang={lang} />
            </div>
          </Fold>
        )}
      </HeadedSection>
    </div>
  );
}
