import type { SolutionSummary } from "#app/data/solutions.server.ts";
import type { Term } from "#app/data/content/terms.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { MapThumb } from "#app/components/map/map-thumb.tsx";
import type { MapScene } from "#app/components/map/scenes/scene.ts";

/** All solutions, or those of one group; nothing where all are of one. @param tabs groups with something in them */
export function SolutionTabs({ tab, tabs }: { tab: string | undefined; tabs: readonly Term[] }) {
  const t = useText();
  if (tabs.length < 2) return null;
  return (
    <Tabs
      label={t("solutions.tabs")}
      items={[undefined, ...tabs].map((choice) => ({
        label: choice?.name ?? t("solutions.tabAll"),
        to: listAddress(paths.solutions, { tab: choice?.key }),
        current: choice?.key === tab,
      }))}
    />
  );
}

/** What the groups are made of: solutions, and by their slugs the maps that their pages open with. */
interface Solutions {
  solutions: SolutionSummary[];
  scenes: Record<string, MapScene>;
}

/** The groups one below the other, each solution with its map, what it does and a link to it. */
export function SolutionGroups({ tabs, solutions, scenes }: Solutions & { tabs: readonly Term[] }) {
  return tabs.map((tab, index) => (
    <SolutionGroup
      key={tab.key}
      first={index === 0}
      tab={tab}
      solutions={solutions.filter((solution) => solution.tab === tab.key)}
      scenes={scenes}
    />
  ));
}

function SolutionGroup({ first, tab, solutions, scenes }: Solutions & { first: boolean; tab: Term }) {
  const t = useText();
  if (solutions.length === 0) return null;
  return (
    <HeadedSection id={tab.key} label={t("solutions.count", { number: solutions.length })} heading={tab.name}>
      <Points
        look="cells"
        items={solutions.map(({ slug, name, tagline, summary, picture }, index) => ({
          title: name,
          figure: picture ? (
            <Picture picture={picture} sizes="(min-width: 62rem) 400px, (min-width: 48rem) 50vw, 100vw" priority={first && index === 0} />
          ) : (
            scenes[slug] && <MapThumb scene={scenes[slug]} to={paths.solution(slug)} priority={first && index === 0} />
          ),
          text: (
            <>
              <strong>{tagline}</strong>
              {summary}
            </>
          ),
          action: (
            <MoreLink to={paths.solution(slug)} viewTransition aria-label={t("solutions.learnMoreAbout", { name })}>
              {t("solutions.learnMore")}
            </MoreLink>
          ),
        }))}
      />
    </HeadedSection>
  );
}
