import { ProgressBar } from "#app/ui/frame/progress-bar.tsx";
import { useProgress } from "./use-progress.ts";

/** The thin orange line on top of every page while the next one, or the page itself, loads. */
export function Progress() {
  return <ProgressBar value={useProgress()} />;
}
