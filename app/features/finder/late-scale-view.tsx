import { useText } from "#app/i18n/index.ts";
import { besidePage } from "#app/components/basics/beside-page.tsx";
import { LoadFailed } from "#app/components/lists/states.tsx";
import "./scale-view.css";

/** The view to scale with its code beside the page's own: whoever looks at cards does not carry it. */
export const LateScaleView = besidePage(() => import("./scale-view.tsx").then(({ ScaleView }) => ScaleView), {
  part: "The view to scale",
  Failed: NoScaleView,
});

/** The retry opens the page as a document: browsers may keep the failure of an import. */
function NoScaleView() {
  return <LoadFailed text={useText()("errors.connectionFailed")} />;
}
