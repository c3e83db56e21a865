import { loadFinder, onlySeries } from "#app/data/finder/load-finder.server.ts";
import { companyOpening } from "#app/data/page-opening.server.ts";
import { optionalOr } from "#app/data/optional.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { productList } from "#app/data/structured-data/records.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { Finder } from "#app/features/finder/finder.tsx";
import { FinderHead } from "#app/features/finder/finder-head.tsx";
import { ListStates } from "#app/features/library/list-states.tsx";
import { ListCall } from "#app/features/products/list-call.tsx";
import { SeriesTabs } from "#app/features/products/series-tabs.tsx";
import { localPath, useText } from "#app/i18n/index.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { paths } from "#app/lib/paths.ts";
import { productsHaving } from "#app/search/index.server.ts";
import { BuyingNote } from "#app/components/data/buying-note.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/products.ts";

/** The finder over all products, in one series or several. Redirects a series with its own page there. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url, context }: Route.LoaderArgs) => {
  const { page, criteria, finder, counts, need, address } = await loadFinder(url, { path: paths.products, search: productsHaving });
  const { series, productCount } = page.layout;
  const chosenSeries = series.find(({ key }) => key === onlySeries(criteria));
  if (chosenSeries && !chosenSeries.path.includes("?"))
    throw redirectTo(localPath(seriesAddress(chosenSeries.path, url), page.language), { redirectCode: 301 });
  const text =
    chosenSeries?.description ?? (need && (need.note || page.t("products.forNeed", { need: need.name }))) ?? page.t("products.description");
  const { page: number } = criteria;
  if (!finder.failed) describe(context, productList(finder.value, address.path, page));
  return {
    head: page.head({
      title: [
        chosenSeries?.name ?? need?.name ?? namedText("products.title"),
        number > 1 && namedText("products.pageTitle", { page: number }),
      ],
      description: number > 1 ? page.t("products.pageDescription", { text, page: number }) : text,
      ...address,
    }),
    name: chosenSeries?.name ?? need?.name,
    opening: chosenSeries || need ? null : await optionalOr(null, companyOpening(page.language, "productsPicture")),
    text:
      chosenSeries?.description ??
      (need
        ? page.t("products.forNeed", { need: need.name })
        : productCount === null
          ? text
          : page.t("products.intro", { products: productCount, series: series.length })),
    counts,
    current: chosenSeries?.key,
    finder,
  };
});

/** The address of a series with its own page, with the other choices. */
function seriesAddress(path: string, url: URL): string {
  const params = new URLSearchParams(url.search);
  params.delete("series");
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `${path}?${query}` : path;
}

export const handle: PageHandle = { parameters: [], finder: true };

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { name, text, opening, counts, current, finder } = loaderData;
  const { series, productCount, company } = usePageLayoutData();
  const products = { label: t("products.title") };
  const title = name ?? products.label;
  return (
    <>
      <FinderHead
        title={title}
        text={text}
        note={<BuyingNote {...company.buying} />}
        breadcrumb={name ? [{ ...products, to: paths.products }, { label: title }] : [products]}
        opening={opening}
        query={finder.failed ? "" : finder.value.q}
      />
      <Wrap className="list-page">
        <SeriesTabs {...{ series, counts, current }} total={productCount} />
        <ListStates list={finder}>{(view) => <Finder finder={view} />}</ListStates>
      </Wrap>
      <ListCall heading={t("products.callTitle")} text={t("products.callText", { promise: company.responsePromise })} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("products.title")} />;
}
