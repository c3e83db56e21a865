import type { PlacedClaim, PlacedFigure } from "#app/data/claims.server.ts";
import type { TitledText } from "#app/data/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { servicePages } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { Facts } from "#app/components/data/facts.tsx";
import { Steps } from "#app/components/data/steps.tsx";
import "./home.css";

export interface CustomWork {
  /** Number of the company's steps and test items. */
  steps: PlacedFigure | undefined;
  tests: PlacedFigure | undefined;
  stages: TitledText[];
}

/**
 * The company's strengths, in large figures, and the course of custom work; nothing without either.
 * @param claims up to four, in the order shown
 */
export function AdvantagesSection({
  claims,
  customWork,
}: {
  claims: PlacedClaim<"value" | "unit" | "statement">[];
  customWork: CustomWork;
}) {
  const t = useText();
  if (claims.length === 0 && customWork.stages.length === 0) return null;
  return (
    <HeadedSection id="advantages" label={t("home.advantagesLabel")} heading={t("home.advantagesTitle")}>
      <Reveal>
        <Facts items={claims.map(({ name, reading: { value, unit, statement } }) => ({ label: name, value, unit, note: statement }))} />
      </Reveal>
      <Reveal>{customWork.stages.length > 0 && <Process customWork={customWork} />}</Reveal>
    </HeadedSection>
  );
}

function Process({ customWork: { steps, tests, stages } }: { customWork: CustomWork }) {
  const t = useText();
  return (
    <>
      <div className="process-head">
        <h3>
          {steps && tests
            ? t("home.processTitle", {
                steps: steps.reading.value,
                stepsUnit: steps.reading.unit,
                tests: tests.reading.value,
                testsUnit: tests.reading.unit,
              })
            : t("nav.oem")}
        </h3>
        <MoreLink to={servicePages.oem}>{t("home.processLink")}</MoreLink>
      </div>
      <Steps items={stages} />
    </>
  );
}
