import type { SolutionView } from "#app/data/solutions.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Architecture } from "#app/components/data/architecture.tsx";
import { Flow } from "#app/components/data/flow.tsx";
import { SpecTable } from "#app/components/data/spec-table.tsx";
import "#app/components/media/prose.css";

interface InLanguage {
  /** Language of the texts, where it is not the page's. */
  lang: string | undefined;
}

/** What the solution is for, in a few paragraphs. */
export function SolutionOverview({ paragraphs, lang }: { paragraphs: string[] } & InLanguage) {
  const t = useText();
  if (paragraphs.length === 0) return null;
  return (
    <HeadedSection id="overview" label={t("solutions.overview")} heading={t("solutions.overviewHeading")}>
      <div className="columns">
        <div className="prose text-column" lang={lang}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </HeadedSection>
  );
}

/** Hardware, platform and app, joined by what runs between them. */
export function SolutionArchitecture({ architecture: { hardware, platform, app } }: Pick<SolutionView, "architecture">) {
  const t = useText();
  if (hardware.length + platform.length + app.length === 0) return null;
  return (
    <HeadedSection id="architecture" label={t("solutions.architecture")} heading={t("solutions.architectureHeading")}>
      <Architecture
        layers={[
          { title: t("solutions.hardware"), items: hardware },
          { title: t("solutions.platform"), items: platform },
          { title: t("solutions.app"), items: app },
        ]}
        joints={[t("solutions.joint1"), t("solutions.joint2")]}
      />
    </HeadedSection>
  );
}

/** Scenes of a day with their times. */
export function SolutionScenarios({ scenarios, lang }: Pick<SolutionView, "scenarios"> & InLanguage) {
  const t = useText();
  if (scenarios.length === 0) return null;
  return (
    <HeadedSection id="scenarios" label={t("solutions.scenarios")} heading={t("solutions.scenariosHeading")}>
      <Flow items={scenarios} lang={lang} />
    </HeadedSection>
  );
}

/** What the set-up consists of, as a table. */
export function SolutionSpecs({ specs }: Pick<SolutionView, "specs">) {
  const t = useText();
  if (specs.length === 0) return null;
  return (
    <HeadedSection id="specs" label={t("solutions.specs")} heading={t("solutions.specsHeading")}>
      <SpecTable groups={[{ name: t("solutions.specsTable"), rows: specs.map(({ name, text }) => ({ name, value: text })) }]} hideNames />
    </HeadedSection>
  );
}

/** Why it is put together this way. */
export function SolutionFeatures({ features, lang }: Pick<SolutionView, "features"> & InLanguage) {
  const t = useText();
  if (features.length === 0) return null;
  return (
    <HeadedSection id="features" label={t("solutions.features")} heading={t("solutions.featuresHeading")}>
      <Points items={features} lang={lang} />
    </HeadedSection>
  );
}
