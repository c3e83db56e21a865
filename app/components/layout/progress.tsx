import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useText } from "#app/i18n/index.ts";

/** The progress bar's numbers: per cent, and milliseconds. */
const START = 30;
const CAP = 90;
const TICK = 50;
const FINISH = 100;
const RESET = 200;
/** Share of the remaining way to the cap per tick: the bar slows down and never reaches the cap too early. */
const CREEP = 0.06;

type Listener = (value: number | null) => void;

/**
 * Per cent of the progress bar: begins at 30, creeps to 90 while a page loads, ends at 100 and resets after 200 ms. Its state is separate
 * from its drawing, so that the bar goes on when the layout of a page changes, or the whole page fails.
 */
export class ProgressState {
  #value: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  readonly #listeners = new Set<Listener>();

  /** Tells a listener the value, null when nothing loads: the present one and each that follows. @returns ends this */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#value);
    return () => void this.#listeners.delete(listener);
  }

  /** Starts or ends the progress, as a page loads. */
  set(loading: boolean): void {
    if (loading === this.#loading) return;
    this.#loading = loading;
    clearTimeout(this.#timer);
    if (loading) return this.#creepFrom(START);
    this.#show(FINISH);
    this.#timer = setTimeout(() => this.#show(null), RESET);
  }

  #creepFrom(value: number): void {
    this.#show(value);
    this.#timer = setTimeout(() => this.#creepFrom(Math.min(CAP, value + (CAP - value) * CREEP)), TICK);
  }

  #show(value: number | null): void {
    this.#value = value;
    for (const listener of this.#listeners) listener(value);
  }
}

const progress = new ProgressState();

/** The thin orange line on top of every page while the next one loads, or this one again. */
export function Progress() {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const navigating = useNavigation().state === "loading";
  const again = useRevalidator().state === "loading";
  const loading = navigating || again;
  // Past React: an update of its own every 50 ms would interrupt the rendering of the next page, on a slow phone for seconds.
  useEffect(() => progress.subscribe((value) => bar.current && draw(bar.current, value)), []);
  useEffect(() => progress.set(loading), [loading]);
  return (
    <div
      ref={bar}
      className="progress-bar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be drawn as a line alike in all browsers
      role="progressbar"
      aria-label={t("ui.opening")}
      aria-valuemin={0}
      aria-valuemax={100}
      hidden
    >
      <span />
    </div>
  );
}

/** Script sets the width, not the HTML: the page's policy allows no inline styles. */
function draw(bar: HTMLElement, value: number | null): void {
  bar.hidden = value === null;
  if (value === null) bar.removeAttribute("aria-valuenow");
  else bar.setAttribute("aria-valuenow", String(Math.round(value)));
  bar.querySelector("span")?.style.setProperty("width", `${value ?? 0}%`);
}
