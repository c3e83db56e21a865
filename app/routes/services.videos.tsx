import { pageContext } from "#app/data/page.server.ts";
import { listVideos } from "#app/data/videos.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { filmThings } from "#app/data/structured-data/records.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { ListStates } from "#app/features/library/list-states.tsx";
import { VideoList, videosAddress, VideoTabs } from "#app/features/library/video-list.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { choiceParam, pageParam } from "#app/lib/search-params.ts";
import { optionalPage } from "#app/data/optional.server.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Pager } from "#app/components/lists/pager.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import { VIDEO_GROUP_KEYS } from "#shared/vocabulary/library.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/services.videos.ts";

/** The video centre, by group and page. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url, context }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const group = choiceParam(url, "group", VIDEO_GROUP_KEYS);
  const number = pageParam(url);
  const list = await optionalPage(listVideos(page.language, { group, page: number }), () => checkFailed(url.pathname + url.search));
  if (!list.failed) describe(context, ...filmThings(list.value.items, page));
  const title = [
    namedText("videos.title"),
    group && namedText(`videos.${group}`),
    number > 1 && namedText("news.pageTitle", { page: number }),
  ];
  return { head: page.head({ title, description: page.t("videos.description"), path: videosAddress(group, number) }), group, list };
});

export const handle: PageHandle = { parameters: ["group", "page"] };

export default function Videos({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { group, list } = loaderData;
  return (
    <>
      <PageHead
        title={t("videos.title")}
        text={t("videos.intro")}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: t("nav.videos") }]}
      />
      <Wrap className="list-page">
        <VideoTabs group={group} />
        <ListStates
          list={list}
          skeleton="videos"
          empty={
            <Empty
              title={t("errors.noVideos")}
              action={
                <ButtonLink size="small" to={paths.videos}>
                  {t("videos.showAll")}
                </ButtonLink>
              }
            />
          }
        >
          {({ items, page, pages }) => (
            <>
              <VideoList videos={items} priority />
              <Pager page={page} pages={pages} addressOf={(number) => videosAddress(group, number)} />
            </>
          )}
        </ListStates>
      </Wrap>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("videos.title")} />;
}
