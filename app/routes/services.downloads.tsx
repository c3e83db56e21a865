import { listDownloads } from "#app/content/downloads.server.ts";
import { pageContext } from "#app/content/page.server.ts";
import { DownloadList, DownloadTabs, downloadsAddress } from "#app/features/downloads/download-list.tsx";
import { LoadError } from "#app/features/errors/load-error.tsx";
import { ListPart } from "#app/features/lists/list-part.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { headTags } from "#app/lib/head.ts";
import { paths } from "#app/lib/paths.ts";
import { said } from "#app/lib/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, pageParam } from "#app/lib/search-params.ts";
import { settledPage } from "#app/content/settled.server.ts";
import { ButtonLink } from "#app/ui/basics/button.tsx";
import { PageHead } from "#app/ui/basics/heads.tsx";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { FILE_TYPE_KEYS } from "#content/vocabulary/library.ts";
import { Pager } from "#app/ui/lists/pager.tsx";
import { Empty } from "#app/ui/lists/states.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/services.downloads.ts";

/** The downloads centre, by file type and page. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const type = choiceParam(url, "type", FILE_TYPE_KEYS);
  const number = pageParam(url);
  const list = await settledPage(listDownloads(page.language, { type, page: number }), () => checkFailed(url.pathname + url.search));
  const title = [said("downloads.title"), type && said(`ui.fileTypes.${type}`), number > 1 && said("news.pageTitle", { page: number })];
  return { head: page.head({ title, description: page.t("downloads.description"), path: downloadsAddress(type, number) }), type, list };
});

export const handle: PageHandle = { parameters: ["type", "page"] };
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { type, list } = loaderData;
  return (
    <>
      <PageHead
        title={t("downloads.title")}
        text={t("downloads.intro")}
        breadcrumb={[
          { label: t("nav.home"), to: paths.home },
          { label: t("nav.services"), to: paths.services },
          { label: t("nav.downloads") },
        ]}
      />
      <Wrap className="list-page">
        <DownloadTabs type={type} />
        <ListPart
          list={list}
          skeleton="rows"
          empty={
            <Empty
              title={t("errors.noDownloads")}
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
              <DownloadList downloads={items} />
              <Pager page={page} pages={pages} addressOf={(number) => downloadsAddress(type, number)} />
            </>
          )}
        </ListPart>
      </Wrap>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("downloads.title")} />;
}
