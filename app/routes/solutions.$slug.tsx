import { pageContext } from "#app/data/page.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { pageOpening } from "#app/data/page-opening.server.ts";
import { phrases } from "#app/data/phrases.server.ts";
import { findSolution } from "#app/data/solutions.server.ts";
import { ProductCards } from "#app/features/products/product-cards.tsx";
import { SolutionDay } from "#app/features/solutions/day.tsx";
import { SolutionReasons, SolutionSetUp } from "#app/features/solutions/solution-sections.tsx";
import { useText } from "#app/i18n/index.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { InstrumentStrip } from "#app/components/data/instruments.tsx";
import { OpeningHead } from "#app/components/media/opening.tsx";
import { useSharedPicture } from "#app/components/media/shared-picture.ts";
import type { Route } from "./+types/solutions.$slug.ts";

/** One solution: pictures, figures, its day, reasons, devices, and parts. */
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
      untranslated: solution.untranslated,
      ...solution.seo,
    }),
    original: page.original(
      solution,
      ["name", solution.name],
      ["summary", solution.summary],
      [
        ["overview", ...solution.overview.map(({ text }) => text)],
        ["scenarios", ...solution.scenarios.map(({ text }) => text)],
        ["features", ...solution.features.map(({ text }) => text)],
      ],
    ),
    solution,
    summaryParts: phrases(solution.summary, page.language),
    opening: await pageOpening(page.language, solution.picture),
  };
});

export default function Solution({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { original, solution, opening, summaryParts } = loaderData;
  return (
    <>
      <OpeningHead
        opening={opening}
        style={useSharedPicture(paths.solution(solution.slug))}
        original={original}
        title={solution.name}
        text={<Phrased parts={summaryParts} />}
        breadcrumb={[{ label: t("nav.solutions"), to: paths.solutions }, { label: solution.name }]}
      />
      {solution.results.length > 0 && (
        <section aria-label={t("solutions.results")}>
          <InstrumentStrip items={solution.results} />
        </section>
      )}
      <SolutionDay solution={solution} lang={original?.restLang} />
      <SolutionReasons solution={solution} lang={original?.restLang} />
      {solution.products.length > 0 && (
        <HeadedSection
          id="devices"
          label={t("solutions.products")}
          heading={solution.productsHeading || t("solutions.productsHeading")}
          link={{ label: t("nav.allProducts"), to: paths.products }}
        >
          <ProductCards products={solution.products} withSeries />
        </HeadedSection>
      )}
      <SolutionSetUp solution={solution} lang={original?.restLang} />
      <CallToAction heading={solution.callHeading || t("solutions.contactTitle")} text={solution.callText || t("solutions.contactText")}>
        <ButtonLink variant="signal" to={paths.buy}>
          {t("nav.quote")}
        </ButtonLink>
        <ContactLink>{t("nav.contactUs")}</ContactLink>
      </CallToAction>
    </>
  );
}
