import { lazy, Suspense } from "react";
import type { StandbyProduct } from "./conditions.ts";

const Calculator = lazy(() => import("./standby-calculator.tsx").then(({ StandbyCalculator }) => ({ default: StandbyCalculator })));

/**
 * The standby calculator with its code beside the page's own: it is in the HTML, works as a form from there, and is taken over when its
 * code has come. Products without a battery do not carry it.
 */
export function LateCalculator(props: { products: StandbyProduct[]; path: string }) {
  return (
    <Suspense>
      <Calculator {...props} />
    </Suspense>
  );
}
