import { pageContext } from "#app/data/page.server.ts";
import { notFoundOrRedirect } from "#app/data/translation-visibility.server.ts";
import { findService, listServices } from "#app/data/services.server.ts";
import { ServiceCall } from "#app/features/services/service-call.tsx";
import { ServiceSteps } from "#app/features/services/service-steps.tsx";
import { ServiceText } from "#app/features/services/service-text.tsx";
import { TestItems } from "#app/features/services/test-items.tsx";
import { useText } from "#app/i18n/index.ts";
import { usePageFrame } from "#app/data/frame-data.ts";
import { headTags } from "#app/lib/seo/head.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import type { Route } from "./+types/services.$slug.ts";

/** A service page: custom work, warranty, after-sales, privacy and what else the editors add. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const [service, services] = await Promise.all([findService(page.language, params.slug), listServices(page.language)]);
  if (!service) throw await notFoundOrRedirect(url, paths.services, () => findService(DEFAULT_LANGUAGE, params.slug));
  return {
    head: page.head({ title: service.title, description: service.summary, untranslated: service.untranslated, ...service.seo }),
    original: page.original(service, service.title, service.summary),
    service,
    others: services.filter(({ slug }) => slug !== service.slug),
    listed: services.some(({ slug }) => slug === service.slug),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Service({ loaderData: { original, service, others, listed } }: Route.ComponentProps) {
  const t = useText();
  const { company } = usePageFrame();
  return (
    <>
      <PageHead
        original={original}
        title={service.title}
        text={service.summary}
        breadcrumb={[{ label: t("nav.home"), to: paths.home }, { label: t("nav.services"), to: paths.services }, { label: service.title }]}
      />
      <ServiceSteps steps={service.steps} />
      <ServiceText html={service.html} others={others} />
      <TestItems groups={service.tests} />
      {listed && <ServiceCall promise={company.responsePromise} />}
    </>
  );
}
