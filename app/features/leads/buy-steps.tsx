import { useText } from "#app/i18n/index.ts";
import { VerticalSteps } from "#app/components/data/steps.tsx";

const STEPS = ["step1", "step2", "step3", "step4"] as const;

/**
 * The course of an order.
 * @param at index of the visitor's step
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
