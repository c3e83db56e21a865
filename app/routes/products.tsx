import { pageContext } from "#app/content/page.server.ts";
import { countBySeries, listProducts } from "#app/content/products.server.ts";
import { LoadError } from "#app/features/errors/load-error.tsx";
import { ListPart } from "#app/features/lists/list-part.tsx";
import { ListCall } from "#app/features/products/list-call.tsx";
import { NoProducts, ProductList } from "#app/features/products/product-list.tsx";
import { SeriesTabs } from "#app/features/products/series-tabs.tsx";
import { localPath, useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { headTags } from "#app/lib/head.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, listAddress, pageParam } from "#app/lib/search-params.ts";
import { settledOr, settledPage } from "#app/lib/settled.ts";
import { PageHead } from "#app/ui/basics/heads.tsx";
import { Wrap } from "#app/ui/basics/layout.tsx";
import type { Route } from "./+types/products.ts";

/** The product list, by series and page. A series with a page of its own leads there. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const { series, productCount, company } = page.frame;
  const key = choiceParam(url, "series", series.map((entry) => entry.key));
  const chosen = series.find((entry) => entry.key === key);
  if (chosen && !chosen.path.startsWith("/products?")) throw redirectTo(localPath(chosen.path, page.language), { redirectCode: 301 });
  const number = pageParam(url);
  const [list, counts] = await Promise.all([
    settledPage(listProducts(page.language, { series: key, page: number }), () => checkFailed(url.pathname + url.search)),
    settledOr({}, countBySeries()),
  ]);
  const title = chosen?.name ?? page.t("products.title");
  const text = chosen?.description ?? page.t("products.description");
  return {
    head: page.head({
      title: number > 1 ? `${title} · ${page.t("products.pageTitle", { page: number })}` : title,
      description: number > 1 ? page.t("products.pageDescription", { text, page: number }) : text,
      path: productsAddress(key, number),
    }),
    title,
    text: chosen?.description ?? page.t("products.intro", { products: productCount, series: series.length }),
    series,
    total: productCount,
    counts,
    current: key,
    promise: company.responsePromise,
    list,
  };
});

/** The site path of a page of the list. */
function productsAddress(series: string | undefined, page: number): string {
  return listAddress("/products", { series, page });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { title, text, series, total, counts, current, promise, list } = loaderData;
  const home = { label: t("nav.home"), to: "/" };
  const products = { label: t("products.title") };
  return (
    <>
      <PageHead title={title} text={text} breadcrumb={current ? [home, { ...products, to: "/products" }, { label: title }] : [home, products]} />
      <Wrap className="list-page">
        <SeriesTabs {...{ series, total, counts, current }} />
        <div className="pt-3">
          <ListPart list={list} skeleton="cards" empty={<NoProducts />}>
            {(page) => <ProductList list={page} addressOf={(number) => productsAddress(current, number)} withSeries={!current} />}
          </ListPart>
        </div>
      </Wrap>
      <ListCall heading={t("products.callTitle")} text={t("products.callText", { promise })} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("products.title")} />;
}
