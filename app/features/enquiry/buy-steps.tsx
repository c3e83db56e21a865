import { useText } from "#app/i18n/index.ts";
import { VerticalSteps } from "#app/ui/data/steps.tsx";

/** How an order comes about; the visitor is at the first step. */
export function BuySteps() {
  const t = useText();
  return (
    <VerticalSteps
      items={[
        { title: t("buy.step1"), text: t("buy.step1Text"), state: "current" },
        { title: t("buy.step2"), text: t("buy.step2Text"), state: "ahead" },
        { title: t("buy.step3"), text: t("buy.step3Text"), state: "ahead" },
        { title: t("buy.step4"), text: t("buy.step4Text"), state: "ahead" },
      ]}
    />
  );
}
