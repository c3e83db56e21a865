import { pageOpening } from "#app/data/page-opening.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { findService, listServices, type ServiceView } from "#app/data/services.server.ts";
import { findPolicyVersion, policyVersions } from "#app/data/policies.server.ts";
import { PolicyAtTime, PolicyVersions } from "#app/features/services/policy-versions.tsx";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Steps } from "#app/components/data/steps.tsx";
import { ServiceText } from "#app/features/services/service-text.tsx";
import { TestItems } from "#app/features/services/test-items.tsx";
import { Link, useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { longDate } from "#app/lib/format/dates.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { Wrap } from "#app/components/basics/layout.tsx";
import { OpeningHead } from "#app/components/media/opening.tsx";
import type { Route } from "./+types/services.$slug.ts";

/**
 * A service page: custom work, warranty, after-sales, privacy and others by the editors. A version's name behind a policy
 * shows it as published then, for whoever agreed to it; search engines index only the current one.
 */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const { slug, version } = params;
  const [service, services, versions, earlier] = await Promise.all([
    findService(page.language, slug),
    listServices(page.language),
    policyVersions(page.language, slug),
    version === undefined ? null : findPolicyVersion(page.language, slug, version),
  ]);
  if (!service) throw await notFoundOrRedirect(url, paths.services, () => findService(DEFAULT_LANGUAGE, slug));
  if (version !== undefined && !earlier) throw checkFailed(url.pathname);
  return {
    head: earlier
      ? page.head({ title: [earlier.title, longDate(earlier.at, page.language)], description: earlier.summary, noindex: true })
      : page.head({
          title: service.title,
          description: service.summary,
          picture: service.picture,
          untranslated: service.untranslated,
          ...service.seo,
        }),
    original: earlier ? undefined : page.original(service, ["title", service.title], ["summary", service.summary]),
    // Content of the current version is no part of an earlier one's page.
    service: earlier ? { ...service, ...earlier, steps: [], tests: [] } : service,
    opening: await pageOpening(page.language, service.picture),
    versions,
    earlier,
    others: services.filter(({ slug }) => slug !== service.slug),
    listed: services.some(({ slug }) => slug === service.slug),
  };
});

export default function Service({ loaderData: { original, service, opening, versions, earlier, others, listed } }: Route.ComponentProps) {
  const t = useText();
  const { company } = usePageLayoutData();
  const isThere = useIsThere();
  if (earlier) return <PolicyAtTime slug={service.slug} policy={earlier} />;
  return (
    <>
      <OpeningHead
        opening={opening}
        original={original}
        title={service.title}
        text={service.summary}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: service.title }]}
      />
      <ServiceSteps steps={service.steps} />
      <ServiceText html={service.html} lang={original?.bodyLang} others={others} />
      {paths.service(service.slug) === servicePages.privacy && isThere(paths.counts) && (
        <Wrap>
          <p>
            <Link to={paths.counts}>{t("counts.title")}</Link>
          </p>
        </Wrap>
      )}
      <TestItems groups={service.tests} />
      <PolicyVersions slug={service.slug} versions={versions} />
      {listed && <ServiceCall path={paths.service(service.slug)} promise={company.responsePromise} />}
    </>
  );
}

/** Service pages about devices that do not work. */
const FOR_FAULTS: ReadonlySet<string> = new Set([servicePages.afterSales, servicePages.warranty]);

/**
 * The end of a service page.
 * @param path site path of the page
 * @param promise the time within which the company answers
 */
function ServiceCall({ path, promise }: { path: string; promise: string }) {
  const t = useText();
  const isForFaults = FOR_FAULTS.has(path);
  return (
    <CallToAction
      heading={t(isForFaults ? "services.faultHeading" : "services.callHeading")}
      text={isForFaults ? t("fault.intro") : t("services.callText", { promise })}
    >
      <ButtonLink variant="signal" to={isForFaults ? paths.fault : paths.buy}>
        {t(isForFaults ? "nav.fault" : "nav.quote")}
      </ButtonLink>
      <ContactLink>{t("nav.contactUs")}</ContactLink>
    </CallToAction>
  );
}

/** The steps of a service with the time of each; nothing without any. */
function ServiceSteps({ steps }: { steps: ServiceView["steps"] }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <HeadedSection id="steps" label={t("services.steps")} heading={t("services.stepsHeading", { total: steps.length })}>
      <Steps
        items={steps.map(({ title, text, duration }) => ({
          title,
          text: (
            <>
              {text}
              {duration && <span className="step-duration figures">{duration}</span>}
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
