import { pageContext } from "#app/data/page.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { findSolution } from "#app/data/solutions.server.ts";
import { ProductCards } from "#app/features/products/product-cards.tsx";
import {
  SolutionArchitecture,
  SolutionFeatures,
  SolutionOverview,
  SolutionScenarios,
  SolutionSpecs,
} from "#app/features/solutions/solution-sections.tsx";
import { useText } from "#app/i18n/index.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection, PageHead } from "#app/components/basics/heads.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { InstrumentStrip } from "#app/components/data/instruments.tsx";
import { RouteMap } from "#app/components/map/route-map.tsx";
import { LeadPicture } from "#app/components/media/lead-picture.tsx";
import { useSharedPicture } from "#app/components/media/shared-picture.ts";
import { solutionScene } from "#app/components/map/solution-scene.server.ts";
import type { Route } from "./+types/solutions.$slug.ts";

/** One solution: scene, figures, overview, architecture, scenarios, specifications, features, devices. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const solution = await findSolution(page.language, params.slug);
  if (!solution) throw await notFoundOrRedirect(url, paths.solutions, () => findSolution(DEFAULT_LANGUAGE, params.slug));
  return {
    head: page.head({
      title: [solution.name, namedText("solutions.title")],
      cardTitle: solution.name,
      description: solution.summary,
      picture: solution.picture,
      map: solution.slug,
      untranslated: solution.untranslated,
      ...solution.seo,
    }),
    original: page.original(
      solution,
      ["name", solution.name],
      ["summary", solution.summary],
      [
        ["overview", ...solution.overview],
        ["scenarios", ...solution.scenarios.map(({ text }) => text)],
        ["features", ...solution.features.map(({ text }) => text)],
      ],
    ),
    solution,
    scene: solution.picture ? null : solutionScene(solution.slug),
  };
});

export default function Solution({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { original, solution, scene } = loaderData;
  const shared = useSharedPicture(paths.solution(solution.slug));
  return (
    <>
      <PageHead
        original={original}
        title={solution.name}
        text={solution.summary}
        breadcrumb={[{ label: t("nav.solutions"), to: paths.solutions }, { label: solution.name }]}
      />
      {solution.picture && (
        <Wrap>
          <LeadPicture picture={solution.picture} style={shared} />
        </Wrap>
      )}
      {scene && (
        <div style={shared}>
          <RouteMap
            scene={scene}
            label={t("solutions.scene", { name: solution.name })}
            labels={solution.scenarios.map(({ title, time }) => ({ text: title, note: time }))}
            priority
          />
        </div>
      )}
      {solution.results.length > 0 && (
        <section aria-label={t("solutions.results")}>
          <InstrumentStrip items={solution.results} />
        </section>
      )}
      <SolutionOverview paragraphs={solution.overview} lang={original?.restLang} />
      <SolutionArchitecture architecture={solution.architecture} />
      <SolutionScenarios scenarios={solution.scenarios} lang={original?.restLang} />
      <SolutionSpecs specs={solution.specs} />
      <SolutionFeatures features={solution.features} lang={original?.restLang} />
      {solution.products.length > 0 && (
        <HeadedSection
          id="devices"
          label={t("solutions.products")}
          heading={t("solutions.productsHeading")}
          link={{ label: t("nav.allProducts"), to: paths.products }}
        >
          <ProductCards products={solution.products} withSeries />
        </HeadedSection>
      )}
      <CallToAction heading={t("solutions.contactTitle")} text={t("solutions.contactText")}>
        <ButtonLink variant="signal" to={paths.buy}>
          {t("solutions.quote")}
        </ButtonLink>
        <ContactLink>{t("solutions.contactUs")}</ContactLink>
      </CallToAction>
    </>
  );
}
