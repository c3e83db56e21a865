import type { ComparedProduct } from "#app/data/compare/compare.server.ts";
import { useText } from "#app/i18n/index.ts";
import { chooseForCompare } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";

/** Leads to the list of products to choose one more. The compared products become the chosen ones there. */
export function AnotherLink({ products }: { products: readonly ComparedProduct[] }) {
  const t = useText();
  function choose() {
    chooseForCompare(products.map(({ slug, code, line, picture }) => ({ slug, code, line, picture: picture && { ...picture, alt: "" } })));
  }
  return (
    <SiteLink className="when-hydrated" to={paths.products} onClick={choose} onAuxClick={choose}>
      {t("compare.another")}
    </SiteLink>
  );
}
