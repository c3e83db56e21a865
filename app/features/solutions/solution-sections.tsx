import type { SolutionView } from "#app/data/solutions.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { SpecTable } from "#app/components/data/spec-table.tsx";
import "#app/components/media/prose.css";

/** The purpose of the solution, in a few paragraphs, and the reasons for its parts. */
export function SolutionReasons({
  solution: { overview, overviewHeading, features },
  lang,
}: {
  solution: SolutionView;
  lang: string | undefined;
}) {
  const t = useText();
  if (overview.length + features.length === 0) return null;
  return (
    <HeadedSection id="overview" label={t("solutions.overview")} heading={overviewHeading || t("solutions.overviewHeading")}>
      <div className="columns">
        <div className="prose text-column" lang={lang}>
          {overview.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      {features.length > 0 && (
        <div className="solution-features">
          <Points items={features} lang={lang} />
        </div>
      )}
    </HeadedSection>
  );
}

/** Hardware, platform and app side by side, each with its connection to the one before, the configuration as a table, and the limits of it all. */
export function SolutionSetUp({ solution, lang }: { solution: SolutionView; lang: string | undefined }) {
  const t = useText();
  const { hardware, platform, app, architectureHeading, specs, limits } = solution;
  const layers = [
    { title: t("solutions.hardware"), joint: "", items: hardware },
    { title: t("solutions.platform"), joint: t("solutions.joint1"), items: platform },
    { title: t("solutions.app"), joint: t("solutions.joint2"), items: app },
  ].filter(({ items }) => items.length > 0);
  if (layers.length + specs.length === 0 && !limits) return null;
  return (
    <HeadedSection
      id="architecture"
      label={t("solutions.architecture")}
      heading={architectureHeading || t("solutions.architectureHeading")}
    >
      <div className="layers">
        {layers.map(({ title, joint, items }) => (
          <div key={title}>
            <h3>
              {title}
              {joint && <small>{joint}</small>}
            </h3>
            <ul lang={lang}>
              {items.map(({ title: name, text }) => (
                <li key={name}>
                  <b>{name}</b>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {specs.length > 0 && (
        <div className="solution-features">
          <SpecTable groups={[{ name: t("solutions.specsTable"), rows: specs.map(({ name, text }) => ({ name, value: text })) }]} />
        </div>
      )}
      {limits && (
        <p className="solution-limits" lang={lang}>
          {limits}
        </p>
      )}
    </HeadedSection>
  );
}
