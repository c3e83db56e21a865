import { lazy, Suspense, type ComponentType } from "react";
import type { FinderProduct } from "#app/catalogue/finder/page.server.ts";
import { useText } from "#app/i18n/index.ts";
import { LoadFailed } from "#app/ui/lists/states.tsx";

interface Props {
  products: FinderProduct[];
}

const ScaleView = lazy(loadScaleView);

/** The view to scale with its code beside the page's own: whoever looks at cards does not carry it. */
export function LateScaleView(props: Props) {
  return (
    <Suspense>
      <ScaleView {...props} />
    </Suspense>
  );
}

async function loadScaleView(): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: (await import("./scale-view.tsx")).ScaleView };
  } catch (error) {
    console.warn("The view to scale could not be loaded:", error);
    return { default: NoScaleView };
  }
}

/** The retry opens the page as a document: browsers may keep the failure of an import. */
function NoScaleView() {
  return <LoadFailed text={useText()("errors.connectionFailed")} />;
}
