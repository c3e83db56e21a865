import { pageContext } from "#app/content/page.server.ts";
import { countBySeries, listProducts } from "#app/content/products.server.ts";
import { LoadError } from "#app/features/errors/load-error.tsx";
import { ListPart } from "#app/features/lists/list-part.tsx";
import { ListCall } from "#app/features/products/list-call.tsx";
import { NoProducts, ProductList } from "#app/features/products/product-list.tsx";
import { SeriesTabs } from "#app/features/products/series-tabs.tsx";
import { StandbyScale } from "#app/features/products/standby-scale.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { headTags } from "#app/lib/head.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { listAddress, pageParam } from "#app/lib/search-params.ts";
import { settledOr, settledPage } from "#app/lib/settled.ts";
import { PageHead } from "#app/ui/basics/heads.tsx";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { Tags } from "#app/ui/basics/tag.tsx";
import type { Route } from "./+types/products.wireless.ts";

/** Key of the series that this page is for. */
const SERIES = "wireless";
const PATH = "/products/wireless";

/** The wireless long standby series: its own words, its products, and how long each lasts. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const { series, productCount, company } = page.frame;
  const entry = series.find(({ key }) => key === SERIES);
  if (!entry) throw checkFailed(url.pathname);
  const number = pageParam(url);
  const [list, counts] = await Promise.all([
    settledPage(listProducts(page.language, { series: SERIES, page: number }), () => checkFailed(url.pathname + url.search)),
    settledOr({}, countBySeries()),
  ]);
  return {
    head: page.head({
      title: number > 1 ? `${entry.name} · ${page.t("products.pageTitle", { page: number })}` : entry.name,
      description: entry.description,
      path: listAddress(PATH, { page: number }),
    }),
    entry,
    series,
    total: productCount,
    counts,
    promise: company.responsePromise,
    list,
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function WirelessProducts({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { entry, series, total, counts, promise, list } = loaderData;
  return (
    <>
      <PageHead
        title={entry.name}
        text={entry.description}
        breadcrumb={[{ label: t("nav.home"), to: "/" }, { label: t("products.title"), to: "/products" }, { label: entry.name }]}
      >
        <Tags items={entry.features} />
      </PageHead>
      <Wrap className="list-page">
        <SeriesTabs {...{ series, total, counts }} current={SERIES} />
        <div className="pt-3">
          <ListPart list={list} skeleton="cards" empty={<NoProducts />}>
            {(page) => <ProductList list={page} addressOf={(number) => listAddress(PATH, { page: number })} withSeries={false} />}
          </ListPart>
        </div>
      </Wrap>
      {!list.failed && <StandbyScale products={list.value.items} />}
      <ListCall heading={t("products.wirelessCallTitle")} text={t("products.wirelessCallText", { promise })} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("products.title")} />;
}
