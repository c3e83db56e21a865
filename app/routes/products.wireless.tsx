import { standbyProducts } from "#app/data/standby.server.ts";
import { loadSeries } from "#app/data/layout-data.server.ts";
import { loadFinder } from "#app/data/finder/load-finder.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { productList } from "#app/data/structured-data/records.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { Finder } from "#app/features/finder/finder.tsx";
import { BuyingNote } from "#app/components/data/buying-note.tsx";
import { FinderHead } from "#app/features/finder/finder-head.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import { ListStates } from "#app/features/library/list-states.tsx";
import { ListCall } from "#app/features/products/list-call.tsx";
import { SeriesTabs } from "#app/features/products/series-tabs.tsx";
import { seriesOpening } from "#app/data/page-opening.server.ts";
import { StandbyScale } from "#app/features/products/standby-scale.tsx";
import { CONDITION_PARAMETERS } from "#app/lib/calculator-address.ts";
import { LazyCalculator } from "#app/features/standby/lazy-calculator.tsx";
import { useText } from "#app/i18n/index.ts";
import { optionalOr } from "#app/data/optional.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { paths } from "#app/lib/paths.ts";
import { productsHaving } from "#app/search/index.server.ts";
import { Wrap } from "#app/components/basics/layout.tsx";
import { SERIES_WITH_PAGE } from "#shared/vocabulary/catalogue.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/products.wireless.ts";

/** The wireless long standby series: its text, the finder within it, and how long each product lasts under which conditions. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url, context }: Route.LoaderArgs) => {
  const { page, criteria, finder, counts, address } = await loadFinder(url, {
    path: paths.wireless,
    series: SERIES_WITH_PAGE,
    search: productsHaving,
  });
  // The menu leaves out a series without a product; its page says that it has none.
  const entry = (await loadSeries(page.language)).find(({ key }) => key === SERIES_WITH_PAGE);
  if (!entry) throw checkFailed(url.pathname);
  const { page: number } = criteria;
  if (!finder.failed) describe(context, productList(finder.value, address.path, page));
  return {
    head: page.head({
      title: [entry.name, number > 1 && namedText("products.pageTitle", { page: number })],
      description: entry.description,
      ...address,
    }),
    entry,
    counts,
    finder,
    opening: number > 1 ? null : await optionalOr(null, seriesOpening(page.language, SERIES_WITH_PAGE)),
    batteries: await optionalOr([], standbyProducts(page.language, SERIES_WITH_PAGE)),
  };
});

export const handle: PageHandle = { parameters: ["product", ...CONDITION_PARAMETERS], finder: true };

export default function WirelessProducts({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { entry, opening, counts, finder, batteries } = loaderData;
  const { series, productCount, company } = usePageLayoutData();
  return (
    <>
      <FinderHead
        title={entry.name}
        text={entry.description}
        note={<BuyingNote {...company.buying} />}
        breadcrumb={[{ label: t("products.title"), to: paths.products }, { label: entry.name }]}
        opening={opening}
        query={finder.failed ? "" : finder.value.q}
      />
      <Wrap className="list-page">
        <SeriesTabs {...{ series, counts }} total={productCount} current={SERIES_WITH_PAGE} />
        <ListStates list={finder}>{(view) => <Finder finder={view} />}</ListStates>
      </Wrap>
      {!finder.failed && <StandbyScale products={finder.value.items} />}
      <LazyCalculator products={batteries} path={paths.wireless} />
      <ListCall heading={t("products.wirelessCallTitle")} text={t("products.wirelessCallText", { promise: company.responsePromise })} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={usePageName()} />;
}
