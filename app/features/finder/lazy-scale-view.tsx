import { useText } from "#app/i18n/index.ts";
import { lazyWithFallback } from "#app/components/basics/lazy-with-fallback.tsx";
import { LoadFailed } from "#app/components/lists/states.tsx";
import "./scale-view.css";

/** The view to scale in a chunk of its own, which visitors of the cards do not load. */
export const LazyScaleView = lazyWithFallback(() => import("./scale-view.tsx").then(({ ScaleView }) => ScaleView), {
  name: "The view to scale",
  Fallback: NoScaleView,
});

/** The retry opens the page as a document: browsers may keep the failure of an import. */
function NoScaleView() {
  return <LoadFailed text={useText()("errors.connectionFailed")} />;
}
