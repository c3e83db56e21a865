import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProgressState } from "./progress.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bar, what it shows now, and all that it has shown. */
function watchProgress() {
  const state = new ProgressState();
  const shown: (number | null)[] = [];
  state.subscribe((value) => shown.push(value));
  return { state, shown, now: () => shown.at(-1) };
}

it("begins at 30, creeps to 90 at most, ends at 100 and is reset after 200 ms", () => {
  const { state, shown, now } = watchProgress();
  state.set(true);
  expect(now()).toBe(30);
  vi.advanceTimersByTime(50);
  expect(now()).toBeGreaterThan(30);
  vi.advanceTimersByTime(60_000);
  expect(now()).toBeCloseTo(90, 1);
  expect(now()).toBeLessThanOrEqual(90);
  expect(shown.slice(1)).toEqual(shown.slice(1).toSorted((a, b) => Number(a) - Number(b)));
  state.set(false);
  expect(now()).toBe(100);
  vi.advanceTimersByTime(199);
  expect(now()).toBe(100);
  vi.advanceTimersByTime(1);
  expect(now()).toBeNull();
});

it("goes on for one who has clicked once more, and begins anew once it had ended", () => {
  const { state, shown, now } = watchProgress();
  state.set(true);
  vi.advanceTimersByTime(500);
  const before = now();
  state.set(true);
  expect(now()).toBe(before);
  state.set(false);
  vi.advanceTimersByTime(100);
  state.set(true);
  expect(now()).toBe(30);
  vi.advanceTimersByTime(150);
  expect(shown.slice(1)).not.toContain(null);
});

it("shows nothing while nothing loads", () => {
  const { state, shown } = watchProgress();
  state.set(false);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([null]);
});
