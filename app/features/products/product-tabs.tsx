import type { ReactNode } from "react";
import type { Row } from "#app/data/definition/rows.server.ts";
import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { TabPanels, type TabPanel } from "#app/components/lists/tab-panels.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";
import { ScenariosPanel } from "./scenarios-panel.tsx";
import { SpecsPanel } from "./specs-panel.tsx";

/**
 * What is known of a product, in up to four tabs: where it is used, its specifications, its files, how to buy it where it can be bought.
 * @param downloads the list of its files; null when it has none
 * @param drawingHeight height of the dimension drawing, in its own units
 * @param terms of purchase, as far as they are stated
 * @param promise when a lead is answered, in the company's words
 */
export function ProductTabs({
  product,
  downloads,
  drawingHeight,
  terms,
  promise,
}: {
  product: ProductView;
  downloads: ReactNode;
  drawingHeight: number;
  terms: readonly Row[];
  promise: string;
}) {
  const t = useText();
  return (
    <TabPanels
      id="tabs"
      label={t("product.documents")}
      panels={[
        (product.scenarios.length > 0 || product.inUse) && panel("scenarios", t("product.scenarios"), <ScenariosPanel product={product} />),
        panel("specs", t("product.specifications"), <SpecsPanel product={product} drawingHeight={drawingHeight} />),
        downloads && panel("downloads", t("product.downloads"), downloads),
        product.life?.stage !== "ended" &&
          panel("purchase", t("product.purchase"), <PurchasePanel product={product} terms={terms} promise={promise} />),
      ].filter((one): one is TabPanel => Boolean(one))}
    />
  );
}

/** The panel's heading is the tab's own word, so that it need not be seen twice. */
function panel(key: string, label: string, content: ReactNode): TabPanel {
  return {
    key,
    label,
    content: (
      <>
        <h2 className="visually-hidden">{label}</h2>
        {content}
      </>
    ),
  };
}
