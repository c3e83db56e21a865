import { data } from "react-router";
import { pageContext } from "#app/data/page.server.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { BUILD_ID } from "#app/lib/build.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import type { Route } from "./+types/test-ssr.ts";

/** Shows that the server renders pages and the client hydrates them. Renders anew for every request. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  return data(
    {
      head: page.head({ title: namedText("diagnostics.title"), description: page.t("diagnostics.description"), noindex: true }),
      build: BUILD_ID,
      renderedAt: new Date().toISOString(),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function RenderingCheck({ loaderData: { build, renderedAt } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PageHead title={t("diagnostics.title")} text={t("diagnostics.intro")} breadcrumb={[{ label: t("diagnostics.title") }]} />
      <Wrap className="page-end">
        <div className="report-column">
          <RenderReport build={build} renderedAt={renderedAt} />
        </div>
      </Wrap>
    </>
  );
}

/**
 * The page's renderers: the server's HTML, and whether the client has hydrated it.
 * @param build id of the server's build
 * @param renderedAt ISO date and time
 */
function RenderReport({ build, renderedAt }: { build: string; renderedAt: string }) {
  const t = useText();
  const language = useLanguage();
  const isHydrated = useScripted();
  return (
    <KeyValueList
      items={[
        { label: t("diagnostics.build"), value: build },
        { label: t("diagnostics.language"), value: language },
        { label: t("diagnostics.renderedAt"), value: <time dateTime={renderedAt}>{renderedAt}</time> },
        {
          label: t("diagnostics.client"),
          value: <output>{t(isHydrated ? "diagnostics.clientReady" : "diagnostics.clientWaiting")}</output>,
        },
        { label: t("diagnostics.clientBuild"), value: isHydrated ? BUILD_ID : t("diagnostics.clientBuildWaiting") },
      ]}
    />
  );
}
