import { lazy, Suspense, type ComponentType } from "react";
import { useText } from "#app/i18n/index.ts";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { LoadFailed } from "#app/ui/lists/states.tsx";
import { CALCULATOR_ID, type StandbyProduct } from "#app/lib/standby-conditions.ts";

interface Props {
  products: StandbyProduct[];
  path: string;
}

const Calculator = lazy(loadCalculator);

/**
 * The standby calculator with its code beside the page's own: it is in the HTML, works as a form from there, and is taken over when its
 * code has come. Products without a battery do not carry it. If its code does not come the page stays, and says so in its place.
 */
export function LateCalculator(props: Props) {
  return (
    <Suspense>
      <Calculator {...props} />
    </Suspense>
  );
}

async function loadCalculator(): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: (await import("./standby-calculator.tsx")).StandbyCalculator };
  } catch (error) {
    console.warn("The standby calculator could not be loaded:", error);
    // From the server it is here already, and stays a form that works for as long as its code is waited for.
    if (document.getElementById(CALCULATOR_ID)) return new Promise(() => {});
    return { default: NoCalculator };
  }
}

/** The retry opens the page as a document: browsers may keep the failure of an import. */
function NoCalculator() {
  const t = useText();
  return (
    <Wrap>
      <LoadFailed text={t("errors.connectionFailed")} />
    </Wrap>
  );
}
