import { useEffect, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { ProgressBar } from "#app/components/frame/progress-bar.tsx";
import { ProgressState } from "./progress-state.ts";

const progress = new ProgressState();

/** The thin orange line on top of every page while the next one loads, or this one once more. */
export function Progress() {
  const navigating = useNavigation().state === "loading";
  const again = useRevalidator().state === "loading";
  const loading = navigating || again;
  const value = useSyncExternalStore(progress.subscribe, progress.value, () => null);
  useEffect(() => progress.set(loading), [loading]);
  useEffect(() => progress.drawn(value), [value]);
  return <ProgressBar value={value} />;
}
