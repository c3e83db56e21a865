import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

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
    if (loading) {
      setValue(START);
      const tick = setInterval(() => setValue((now) => Math.min(CAP, (now ?? START) + (CAP - (now ?? START)) * CREEP)), TICK);
      return () => clearInterval(tick);
    }
    setValue((now) => (now === null ? null : FINISH));
    const reset = setTimeout(() => setValue(null), RESET);
    return () => clearTimeout(reset);
  }, [loading]);

  return value;
}

/** True while a navigation runs, and until the document itself has loaded. */
function useLoading(): boolean {
  const navigating = useNavigation().state === "loading";
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    if (document.readyState === "complete") return undefined;
    setOpening(true);
    const opened = () => setOpening(false);
    window.addEventListener("load", opened);
    return () => window.removeEventListener("load", opened);
  }, []);
  return navigating || opening;
}
