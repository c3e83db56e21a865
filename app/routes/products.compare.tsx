import { useEffect } from "react";
import { nameOfCountry } from "#app/data/country-use.server.ts";
import { countryOfAddress } from "#app/search/regions.ts";
import { compare, comparedSlugs } from "#app/data/compare/compare.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { optional } from "#app/data/optional.server.ts";
import { CompareTools } from "#app/features/compare/compare-tools.tsx";
import { Comparison } from "#app/features/compare/comparison.tsx";
import { differsBetween, usePair } from "#app/features/compare/pair.ts";
import { CHOOSE_ID, useFocusAfterRemoval } from "#app/features/compare/removal.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import { ListStates } from "#app/features/library/list-states.tsx";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { useCompareList } from "#app/lib/storage/compare-list.ts";
import { navigateTo, redirectTo } from "#app/lib/navigate-to.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import type { Route } from "./+types/products.compare.ts";

/** Up to four products side by side, from the address. A form without script redirects to the canonical address. */
export const loader = pageLoader({}, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const slugs = comparedSlugs(url.searchParams);
  const address = slugs.length > 0 ? `${paths.compare}?ids=${slugs.join(",")}` : paths.compare;
  if (url.searchParams.getAll("ids").length > 1) throw redirectTo(localPath(address, page.language));
  const { country, unread } = countryOfAddress(url);
  const comparison = await optional(
    compare(page.language, slugs, country).then((value) => Object.assign(value, { items: value.products })),
  );
  return {
    head: page.head({ title: namedText("compare.title"), description: page.t("compare.description"), path: address, noindex: true }),
    comparison,
    country: country === undefined ? "" : nameOfCountry(country, page.language),
    unread,
  };
});

export const handle: PageHandle = { parameters: ["ids", "in"], repeated: ["ids"] };

export default function Compare({ loaderData: { comparison, country, unread } }: Route.ComponentProps) {
  const t = useText();
  const products = comparison.failed ? [] : comparison.value.products;
  const count = products.length;
  const codes = products.map(({ code }) => code);
  const slugs = products.map(({ slug }) => slug);
  const pair = usePair(slugs);
  const onRemove = useFocusAfterRemoval(slugs);
  useTicked(comparison);
  const rows = comparison.failed ? [] : comparison.value.groups.flatMap((group) => group.rows);
  const different = rows.filter((row) => row.differs).length;
  const headingOf = (of: readonly string[]) =>
    t("compare.heading", { first: of.slice(0, -1).join(t("compare.comma")), last: of.at(-1) ?? "" });
  const summary = t("compare.summary", { rows: rows.length, different });
  return (
    <>
      <PageHead
        title={
          count > 1
            ? count > 2
              ? [
                  <span key="all" className="compare-of-all">
                    {headingOf(codes)}
                  </span>,
                  <span key="pair" className="compare-of-pair">
                    {headingOf(pair.shown.flatMap((place) => codes[place] ?? []))}
                  </span>,
                ]
              : headingOf(codes)
            : t("compare.headingNone")
        }
        text={
          count > 2 ? (
            <>
              <span className="compare-of-all">{summary}</span>
              <span className="compare-of-pair">
                {t("compare.summaryPair", { rows: rows.length, different: rows.filter((row) => differsBetween(row, pair.shown)).length })}
              </span>
            </>
          ) : count > 1 ? (
            summary
          ) : count === 1 ? (
            t("compare.summaryOne")
          ) : (
            t("compare.description")
          )
        }
        breadcrumb={[{ label: t("products.title"), to: paths.products }, { label: t("compare.title") }]}
      />
      <Wrap className="compare">
        <ListStates
          list={comparison}
          empty={
            <Empty
              title={t("compare.none")}
              text={t("compare.noneText")}
              action={
                <ButtonLink id={CHOOSE_ID} size="small" to={paths.products}>
                  {t("compare.choose")}
                </ButtonLink>
              }
            />
          }
        >
          {(value) => (
            <>
              {value.unknown.length > 0 && <p className="route-note">{t("compare.unknown", { slugs: value.unknown.join(", ") })}</p>}
              {value.tooMany && <p className="compare-note">{t("compare.tooMany")}</p>}
              <Comparison comparison={value} pair={pair} onRemove={onRemove} />
              <CompareTools comparison={value} country={country} unread={unread} />
            </>
          )}
        </ListStates>
      </Wrap>
    </>
  );
}

/** An address without products shows those ticked in this browser. */
function useTicked(comparison: Route.ComponentProps["loaderData"]["comparison"]): void {
  const language = useLanguage();
  const ids = useCompareList()
    .map(({ slug }) => slug)
    .join(",");
  const isBare = !comparison.failed && comparison.value.products.length === 0 && comparison.value.unknown.length === 0;
  useEffect(() => {
    if (isBare && ids) navigateTo(localPath(`${paths.compare}?ids=${ids}`, language), { replace: true });
  }, [isBare, ids, language]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={usePageName()} />;
}
