import type { SolutionView } from "#app/data/solutions.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Architecture } from "#app/components/data/architecture.tsx";
import { SpecTable } from "#app/components/data/spec-table.tsx";
import "#app/components/media/prose.css";

/** The purpose of the solution, in a few paragraphs, and the reasons for its parts. */
export function SolutionReasons({ solution: { overview, features }, lang }: { solution: SolutionView; lang: string | undefined }) {
  const t = useText();
  if (overview.length + features.length === 0) return null;
  return (
    <HeadedSection id="overview" label={t("solutions.overview")} heading={t("solutions.overviewHeading")}>
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

/** Hardware, platform and app, joined by their connections, and the configuration as a table. */
export function SolutionSetUp({ solution: { hardware, platform, app, specs } }: { solution: SolutionView }) {
  const t = useText();
  const hasLayers = hardware.length + platform.length + app.length > 0;
  if (!hasLayers && specs.length === 0) return null;
  return (
    <HeadedSection id="architecture" label={t("solutions.architecture")} heading={t("solutions.architectureHeading")}>
      {hasLayers && (
        <Architecture
          layers={[
            { title: t("solutions.hardware"), items: hardware },
            { title: t("solutions.platform"), items: platform },
            { title: t("solutions.app"), items: app },
          ]}
          joints={[t("solutions.joint1"), t("solutions.joint2")]}
        />
      )}
      {specs.length > 0 && (
        <div className="solution-features">
          <SpecTable groups={[{ name: t("solutions.specsTable"), rows: specs.map(({ name, text }) => ({ name, value: text })) }]} />
        </div>
      )}
    </HeadedSection>
  );
}
