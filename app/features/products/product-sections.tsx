import type { ProductView } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Wrap } from "#app/components/basics/layout.tsx";
import "#app/components/lists/tabs.css";

/** Leads to the four parts of a product's page, of which it may lack some: its use, specifications, files and purchase. */
export function ProductSections({ product: { scenarios, life }, hasFiles }: { product: ProductView; hasFiles: boolean }) {
  const t = useText();
  const sections = [
    scenarios.length > 0 && { id: "scenarios", label: t("product.scenarios") },
    { id: "specs", label: t("product.specifications") },
    hasFiles && { id: "downloads", label: t("product.downloads") },
    life?.stage !== "ended" && { id: "purchase", label: t("product.purchase") },
  ].filter((section) => section !== false);
  return (
    <Wrap>
      <nav className="tabs" aria-label={t("product.sections")}>
        {sections.map(({ id, label }) => (
          <a key={id} className="tab" href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
    </Wrap>
  );
}
