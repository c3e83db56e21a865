import { productsWithDownloads } from "#app/data/index/library-entries.server.ts";
import { downloadChoices, listDownloads, withNotes } from "#app/data/downloads.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { termIn, termKeys } from "#app/data/content/terms.server.ts";
import { DownloadTools, downloadsAddress } from "#app/features/library/download-filter.tsx";
import { DownloadList } from "#app/features/library/download-list.tsx";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { ListStates } from "#app/features/library/list-states.tsx";
import { LANGUAGE_NAME, useText } from "#app/i18n/index.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, pageParam, textParam } from "#app/lib/search-params.ts";
import { optionalOr, optionalPage } from "#app/data/optional.server.ts";
import { idsHaving } from "#app/search/index.server.ts";
import { ButtonLink, MoreLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { FILE_TYPE_KEYS } from "#shared/vocabulary/library.ts";
import { Pager } from "#app/components/lists/pager.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/services.downloads.ts";

/** Maximum products in the select list; in a larger catalogue the words find the others, by their codes. */
const MAX_PRODUCTS = 300;

/** The downloads centre, by purpose, product, format, language, words and page; all of it in the address. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const products = await optionalOr(null, productsWithDownloads(page.language));
  const filter = {
    type: choiceParam(url, "type", FILE_TYPE_KEYS),
    kind: choiceParam(url, "kind", termKeys("download-kinds")),
    product: products
      ? choiceParam(
          url,
          "product",
          products.map(({ slug }) => slug),
        )
      : undefined,
    files: choiceParam(url, "files", LANGUAGES),
    query: textParam(url, "query"),
  };
  const { type, kind, product, files, query } = filter;
  const number = pageParam(url);
  const matches = idsHaving("downloads", page.language, query);
  const downloads = matches.then(async (ids) => {
    const results = await listDownloads(page.language, { ...filter, ids, page: number });
    return results && { ...results, items: withNotes(results.items, "whole", page.t) };
  });
  const list = await optionalPage(downloads, () => checkFailed(url.pathname + url.search));
  const choices = await optionalOr(
    { kinds: [], types: FILE_TYPE_KEYS, products: [], languages: [...LANGUAGES] },
    matches.then((ids) => downloadChoices(page.language, { ...filter, ids })),
  );
  const chosenProduct = products?.find(({ slug }) => slug === product);
  const offered = choices.products.slice(0, MAX_PRODUCTS);
  if (chosenProduct && !offered.some(({ slug }) => slug === product)) offered.unshift(chosenProduct);
  return {
    head: page.head({
      title: [
        namedText("downloads.title"),
        kind && termIn("download-kinds", kind, page.language),
        type && namedText(`ui.fileTypes.${type}`),
        chosenProduct?.code,
        files && LANGUAGE_NAME[files],
        number > 1 && namedText("news.pageTitle", { page: number }),
      ],
      description: page.t("downloads.description"),
      path: downloadsAddress({ ...filter, query: "" }, number),
      noindex: query !== "",
    }),
    filter,
    choices: { ...choices, products: offered.map(({ slug, code }) => ({ slug, code })) },
    kindName: kind ? termIn("download-kinds", kind, page.language) : "",
    list,
  };
});

export const handle: PageHandle = { parameters: ["type", "kind", "product", "files", "query", "page"] };

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { filter, choices, kindName, list } = loaderData;
  return (
    <>
      <PageHead
        title={t("downloads.title")}
        text={t("downloads.intro")}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: t("nav.downloads") }]}
      />
      <Wrap className="list-page">
        <DownloadTools filter={filter} choices={choices} kindName={kindName} />
        <ListStates
          list={list}
          skeleton="rows"
          empty={
            <Empty
              title={t("errors.noDownloads")}
              text={t("downloads.nothing")}
              action={
                <ButtonLink size="small" to={paths.downloads}>
                  {t("downloads.showAll")}
                </ButtonLink>
              }
            />
          }
        >
          {({ items, page, pages }) => (
            <>
              <DownloadList downloads={items} look="whole" />
              <Pager page={page} pages={pages} addressOf={(number) => downloadsAddress(filter, number)} />
              <MoreLink to={paths.data}>{t("data.title")}</MoreLink>
            </>
          )}
        </ListStates>
      </Wrap>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("downloads.title")} />;
}
