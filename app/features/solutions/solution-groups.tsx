import type { SolutionSummary } from "#app/content/solutions.server.ts";
import { useText } from "#app/i18n/index.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { MoreLink } from "#app/ui/basics/button.tsx";
import { SectionHead } from "#app/ui/basics/heads.tsx";
import { Points } from "#app/ui/basics/points.tsx";
import { Section } from "#app/ui/basics/layout.tsx";
import { Tabs } from "#app/ui/lists/tabs.tsx";

/** The groups of the solutions, in the order of their tabs. */
export const SOLUTION_TABS = ["ev", "finance", "enterprise", "logistics", "personnel"] as const;
export type SolutionTab = (typeof SOLUTION_TABS)[number];

/** All solutions, or those of one group. */
export function SolutionTabs({ tab }: { tab: SolutionTab | undefined }) {
  const t = useText();
  return (
    <Tabs
      label={t("solutions.tabs")}
      items={[undefined, ...SOLUTION_TABS].map((choice) => ({
        label: t(choice ? `solutions.${choice}` : "solutions.tabAll"),
        to: listAddress("/solutions", { tab: choice }),
        current: choice === tab,
      }))}
    />
  );
}

/** The groups one below the other, each solution with what it does and a link to it. */
export function SolutionGroups({ tabs, solutions }: { tabs: readonly SolutionTab[]; solutions: SolutionSummary[] }) {
  const t = useText();
  return tabs.map((tab) => (
    <Section key={tab} labelledBy={tab}>
      <SectionHead id={tab} label={t("nav.solutions")} heading={t(`solutions.${tab}`)} />
      <Points
        look="cells"
        items={solutions
          .filter((solution) => solution.tab === tab)
          .map(({ slug, name, tagline, summary }) => ({
            title: name,
            text: (
              <>
                <strong className="block">{tagline}</strong>
                {summary}
              </>
            ),
            action: (
              <MoreLink to={`/solutions/${slug}`} aria-label={t("solutions.learnMoreAbout", { name })}>
                {t("solutions.learnMore")}
              </MoreLink>
            ),
          }))}
      />
    </Section>
  ));
}
