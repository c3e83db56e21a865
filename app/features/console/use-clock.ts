import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { DAY, OPENING } from "./fleet.ts";

/** Minutes of the fleet's day that pass in a second: none, as many as let a vehicle be seen to move, the day in a minute and a half. */
const PACES = { still: 0, slow: 1 / 3, fast: 10 };
export type Pace = keyof typeof PACES;

/** Milliseconds between two times at which the words of the console follow the clock; the map does at every frame. */
const READING = 250;
/** Milliseconds that a frame counts at most: a browser that was busy does not jump. */
const LONGEST_FRAME = 100;

export interface Clock {
  minute: number;
  pace: Pace;
  setPace: (pace: Pace) => void;
  moveTo: (minute: number) => void;
  /** Tells a listener the minute at every frame while the clock runs. @returns what ends it */
  watch: (listener: (minute: number) => void) => () => void;
}

/**
 * The clock of the simulated day. It stands until the visitor starts it, while the console is out of sight, and with reduced motion for
 * good: then the slider alone moves it.
 */
export function useClock(place: RefObject<HTMLElement | null>): Clock {
  const [minute, setMinute] = useState(OPENING);
  const [pace, setKnownPace] = useState<Pace>("still");
  const isSeen = useIsSeen(place);
  const exact = useRef(OPENING);
  const listener = useRef<((minute: number) => void) | null>(null);

  useEffect(() => {
    if (pace === "still" || !isSeen) return;
    let last = performance.now();
    let read = last;
    let frame = requestAnimationFrame(advance);
    function advance(now: number) {
      const passed = Math.max(0, Math.min(LONGEST_FRAME, now - last));
      last = now;
      exact.current = Math.min(DAY.to, exact.current + (passed / 1000) * PACES[pace]);
      listener.current?.(exact.current);
      const isOver = exact.current >= DAY.to;
      if (isOver || now - read > READING) {
        read = now;
        setMinute(exact.current);
      }
      if (isOver) setKnownPace("still");
      else frame = requestAnimationFrame(advance);
    }
    return () => {
      cancelAnimationFrame(frame);
      setMinute(exact.current);
    };
  }, [pace, isSeen]);

  function setPace(to: Pace) {
    setKnownPace(matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : to);
  }

  function moveTo(to: number) {
    exact.current = to;
    setMinute(to);
  }

  const watch = useCallback((listen: (minute: number) => void) => {
    listener.current = listen;
    return () => {
      listener.current = null;
    };
  }, []);

  return { minute, pace, setPace, moveTo, watch };
}

/** Whether an element is in the window, and the window before the visitor. */
function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isNear = false;
    const look = () => setSeen(isNear && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      isNear = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [place]);
  return isSeen;
}
