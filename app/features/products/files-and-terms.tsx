import type { ReactNode } from "react";
import type { Row } from "#app/data/definition/rows.server.ts";
import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";

/**
 * A product's files, and its terms of purchase where it is available.
 * @param downloads the list of its files; null when it has none
 * @param terms the stated terms of purchase
 * @param promise the company's promise of an answer
 */
export function FilesAndTerms({
  product,
  downloads,
  terms,
  promise,
}: {
  product: ProductView;
  downloads: ReactNode;
  terms: readonly Row[];
  promise: string;
}) {
  const t = useText();
  const isSold = product.life?.stage !== "ended";
  if (!downloads && !isSold) return null;
  return (
    <HeadedSection id="purchase" heading={t(downloads ? (isSold ? "product.filesAndTerms" : "product.downloads") : "product.purchase")}>
      <div className="files-and-terms">
        {downloads && <div id="downloads">{downloads}</div>}
        {isSold && <PurchasePanel product={product} terms={terms} promise={promise} />}
      </div>
    </HeadedSection>
  );
}
