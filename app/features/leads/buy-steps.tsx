import { useText } from "#app/i18n/index.ts";
import { VerticalSteps } from "#app/components/data/steps.tsx";

const STEPS = ["step1", "step2", "step3", "step4"] as const;

/**
 * How an order comes about.
 * @param at place of the step that the visitor is at, from 0
 */
export function BuySteps({ at }: { at: number }) {
  const t = useText();
  return (
    <VerticalSteps
      items={STEPS.map((step, index) => ({
        title: t(`buy.${step}`),
        text: t(`buy.${step}Text`),
        state: index < at ? "done" : index === at ? "current" : "ahead",
      }))}
    />
  );
}
