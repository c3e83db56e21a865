import { useEffect, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { ProgressBar } from "./progress-bar.tsx";

/** The progress bar's numbers: per cent, and milliseconds. */
const START = 30;
const CAP = 90;
const TICK = 50;
const FINISH = 100;
const RESET = 200;
/** Share of the remaining way to the cap per tick: the bar slows down and never reaches the cap too early. */
const CREEP = 0.06;

/**
 * Per cent of the progress bar: begins at 30, creeps to 90 while a page loads, ends at 100 and resets after 200 ms. Its state is separate
 * from its drawing, so that the bar goes on when the layout of a page changes, or the whole page fails.
 */
export class ProgressState {
  #value: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  readonly #listeners = new Set<() => void>();

  /** Null when nothing loads. */
  readonly value = (): number | null => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts or ends the progress, as a page loads. */
  set(loading: boolean): void {
    if (loading === this.#loading) return;
    this.#loading = loading;
    clearTimeout(this.#timer);
    if (loading) this.#creepFrom(START);
    else this.#show(FINISH);
  }

  /** Confirms that the present state is drawn; the end then stays for 200 ms. */
  drawn(value: number | null): void {
    if (value !== FINISH || this.#loading) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(null), RESET);
  }

  #creepFrom(value: number): void {
    this.#show(value);
    this.#timer = setTimeout(() => this.#creepFrom(Math.min(CAP, value + (CAP - value) * CREEP)), TICK);
  }

  #show(value: number | null): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

const progress = new ProgressState();

/** The thin orange line on top of every page while the next one loads, or this one again. */
export function Progress() {
  const navigating = useNavigation().state === "loading";
  const again = useRevalidator().state === "loading";
  const loading = navigating || again;
  const value = useSyncExternalStore(progress.subscribe, progress.value, () => null);
  useEffect(() => progress.set(loading), [loading]);
  useEffect(() => progress.drawn(value), [value]);
  return <ProgressBar value={value} />;
}
