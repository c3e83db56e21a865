import type { Page } from "#app/content/page-of.server.ts";
import type { ProductCard } from "#app/content/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { ButtonLink } from "#app/ui/basics/button.tsx";
import { Pager } from "#app/ui/lists/pager.tsx";
import { Empty } from "#app/ui/lists/states.tsx";
import { ProductCards } from "./product-cards.tsx";

/**
 * A page of products: how many there are, the cards, the pager.
 * @param addressOf the site path of a page of the list
 * @param withSeries names the series on each card; not needed where all are of one
 */
export function ProductList({ list, addressOf, withSeries }: { list: Page<ProductCard>; addressOf: (page: number) => string; withSeries: boolean }) {
  const t = useText();
  const { items, page, pages, total, from } = list;
  return (
    <section aria-labelledby="list-title">
      <h2 className="visually-hidden" id="list-title">
        {t("products.listTitle")}
      </h2>
      <output className="muted block pb-2 text-sm">
        {t("products.range", { total, from, to: from + items.length - 1 })}
      </output>
      <ProductCards products={items} withSeries={withSeries} level={3} />
      <Pager page={page} pages={pages} addressOf={addressOf} />
    </section>
  );
}

/** In place of a list without products. */
export function NoProducts() {
  const t = useText();
  return (
    <Empty
      title={t("products.empty")}
      text={t("products.emptyText")}
      action={
        <ButtonLink size="small" to="/products">
          {t("products.showAll")}
        </ButtonLink>
      }
    />
  );
}
