import type { ServiceView } from "#app/data/services.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Steps } from "#app/components/data/steps.tsx";

/** The steps of a service with the time of each; nothing without any. */
export function ServiceSteps({ steps }: { steps: ServiceView["steps"] }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <HeadedSection id="steps" label={t("services.steps")} heading={t("services.stepsHeading", { total: steps.length })}>
      <Steps
        items={steps.map(({ title, text, duration }) => ({
          title,
          text: (
            <>
              {text}
              {duration && <span className="step-duration figures">{duration}</span>}
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
