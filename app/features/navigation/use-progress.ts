import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { awaitedNavigations } from "#app/lib/awaited-navigations.ts";

/** The progress bar's numbers (specification, section 9): per cent, and milliseconds. */
const START = 30;
const CAP = 90;
const TICK = 50;
const FINISH = 100;
const RESET = 200;
/** Share of the way left to the cap that each tick covers: the bar slows down and never reaches the cap too early. */
const CREEP = 0.06;

/**
 * Per cent of the progress bar: starts at 30, creeps to 90 while a page or the document loads, ends at 100 and is reset after
 * 200 ms.
 * @returns null when nothing loads
 */
export function useProgress(): number | null {
  const loading = useLoading();
  const [value, setValue] = useState<number | null>(null);

  useEffect(() => {
    if (!loading) return undefined;
    const tick = setInterval(() => setValue((now) => creep(now ?? START)), TICK);
    return () => {
      clearInterval(tick);
      setValue(FINISH);
    };
  }, [loading]);

  useEffect(() => {
    if (loading || value !== FINISH) return undefined;
    const reset = setTimeout(() => setValue(null), RESET);
    return () => clearTimeout(reset);
  }, [loading, value]);

  if (!loading) return value;
  return value === null || value === FINISH ? START : value;
}

function creep(now: number): number {
  return now === FINISH ? START : Math.min(CAP, now + (CAP - now) * CREEP);
}

/** True while the next page's chunks are on their way, while a navigation runs, and until the document itself has loaded. */
function useLoading(): boolean {
  const navigating = useNavigation().state === "loading";
  const awaited = useSyncExternalStore(awaitedNavigations.subscribe, awaitedNavigations.any, () => false);
  const opening = useSyncExternalStore(
    onceLoaded,
    () => document.readyState !== "complete",
    () => false,
  );
  return navigating || awaited || opening;
}

function onceLoaded(tell: () => void): () => void {
  window.addEventListener("load", tell);
  return () => window.removeEventListener("load", tell);
}
