import { useText } from "#app/i18n/index.ts";
import { CALCULATOR_ID } from "#app/lib/calculator-address.ts";
import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { LoadFailed } from "#app/components/lists/states.tsx";
import "./standby.css";
import "#app/components/forms/forms.css";

/**
 * The standby calculator in a chunk of its own: it is in the HTML, works as a form from there, and hydrates when its
 * code has loaded. Products without a battery do not carry it. If its code fails to load, the page stays, and says so in its place.
 */
export const LazyCalculator = lazyWithFallback(
  () => import("./standby-calculator.tsx").then(({ StandbyCalculator }) => StandbyCalculator),
  {
    name: "The standby calculator",
    Fallback: NoCalculator,
    serverHtml: `#${CALCULATOR_ID}`,
  },
);

/** The retry opens the page as a document: browsers may keep the failure of an import. */
function NoCalculator() {
  const t = useText();
  return (
    <Wrap>
      <LoadFailed text={t("errors.connectionFailed")} />
    </Wrap>
  );
}
