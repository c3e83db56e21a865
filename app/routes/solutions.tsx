import { pageContext } from "#app/data/page.server.ts";
import { listRecords } from "#app/data/records.server.ts";
import { termIn, termKeys, termsAmong } from "#app/data/content/terms.server.ts";
import { SolutionList, SolutionTabs } from "#app/features/solutions/solution-list.tsx";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { listThing } from "#app/data/structured-data/records.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { choiceParam, listAddress } from "#app/lib/search-params.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/solutions.ts";

/** The solutions by group; `?tab=` shows only one group. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const tab = choiceParam(url, "tab", termKeys("solution-uses"));
  const solutions = await listRecords("solutions", page.language);
  const path = listAddress(paths.solutions, { tab });
  const solutionsShown = solutions.filter((solution) => !tab || solution.tab === tab);
  describe(
    context,
    listThing(
      solutionsShown.map(({ name, slug }) => ({ name, path: paths.solution(slug) })),
      path,
      page,
    ),
  );
  const title = [tab && termIn("solution-uses", tab, page.language), namedText("solutions.title")];
  return {
    head: page.head({ title, description: page.t("solutions.description"), path }),
    tab,
    solutions,
    tabs: termsAmong(
      "solution-uses",
      solutions.map((solution) => solution.tab),
      page.language,
    ),
  };
}

export const handle: PageHandle = { parameters: ["tab"] };

export default function Solutions({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { tab, tabs, solutions } = loaderData;
  return (
    <>
      <PageHead title={t("solutions.title")} text={t("solutions.intro")} breadcrumb={[{ label: t("nav.solutions") }]} />
      <Wrap>
        <SolutionTabs tab={tab} tabs={tabs} />
      </Wrap>
      <SolutionList tabs={tabs} solutions={tab ? solutions.filter((solution) => solution.tab === tab) : solutions} />
      <CallToAction heading={t("solutions.ctaTitle")} text={t("solutions.ctaText")}>
        <ContactLink variant="signal">{t("solutions.contactUs")}</ContactLink>
        <ButtonLink to={paths.products}>{t("solutions.viewProducts")}</ButtonLink>
      </CallToAction>
    </>
  );
}
