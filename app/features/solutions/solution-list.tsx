import type { SolutionSummary } from "#app/data/solutions.server.ts";
import type { Term } from "#app/data/content/terms.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { Section } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
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

/** The solutions side by side, each with its picture, its group and its purpose; the whole cell is the link. The first is the largest and says more. */
export function SolutionList({ tabs, solutions }: { tabs: readonly Term[]; solutions: SolutionSummary[] }) {
  const groups = new Map(tabs.map(({ key, name }) => [key, name]));
  return (
    <Section>
      <ul className="cells solution-list">
        {solutions.map(({ slug, tab, name, tagline, summary, picture }, index) => (
          <li key={slug}>
            {picture && (
              <div className="point-figure">
                <CardPicture picture={picture} to={paths.solution(slug)} priority={index === 0} />
              </div>
            )}
            <div>
              <p className="category">{groups.get(tab)}</p>
              <h2 className="item-title">
                <SiteLink to={paths.solution(slug)} className="cover-link" viewTransition>
                  {name}
                </SiteLink>
              </h2>
              <p className="item-text">
                {index === 0 ? (
                  <>
                    <strong>{tagline}</strong>
                    {summary}
                  </>
                ) : (
                  tagline
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
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
