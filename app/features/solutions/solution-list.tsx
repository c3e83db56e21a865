import type { SolutionSummary } from "#app/data/solutions.server.ts";
import type { Term } from "#app/data/content/terms.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import type { PictureSource } from "#app/lib/picture.ts";
import { Picture } from "#app/components/media/picture.tsx";
import { useSharedPicture } from "#app/components/media/shared-picture.ts";
import "./solution-list.css";

/** All solutions, or those of one group; no tabs where all are of one. @param tabs non-empty groups */
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

/** The solutions side by side, each with its picture, its group, its purpose and a link; the first is the largest and says more. */
export function SolutionList({ tabs, solutions }: { tabs: readonly Term[]; solutions: SolutionSummary[] }) {
  const t = useText();
  const groups = new Map(tabs.map(({ key, name }) => [key, name]));
  return (
    <Section>
      <div className="solution-list">
        <Points
          look="cells"
          level={2}
          items={solutions.map(({ slug, tab, name, tagline, summary, picture }, index) => ({
            title: name,
            figure: picture && <CardPicture picture={picture} to={paths.solution(slug)} priority={index === 0} />,
            text:
              index === 0 ? (
                <>
                  <strong>{tagline}</strong>
                  {summary}
                </>
              ) : (
                tagline
              ),
            note: groups.get(tab) === name ? undefined : groups.get(tab),
            action: (
              <MoreLink to={paths.solution(slug)} viewTransition aria-label={t("solutions.learnMoreAbout", { name })}>
                {t("solutions.learnMore")}
              </MoreLink>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

/** A picture that grows into the page at `to`. */
function CardPicture({ picture, to, priority }: { picture: PictureSource; to: string; priority: boolean }) {
  return (
    <div className="point-picture" style={useSharedPicture(to)}>
      <Picture
        picture={picture}
        sizes={`(min-width: 75rem) ${priority ? 800 : 400}px, (min-width: 48rem) 50vw, 92vw`}
        priority={priority}
      />
    </div>
  );
}
