import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProgressState } from "./progress.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bar, and all that it has shown. */
function watched() {
  const state = new ProgressState();
  const shown: (number | null)[] = [];
  state.subscribe(() => {
    shown.push(state.value());
    state.drawn(state.value());
  });
  return { state, shown };
}

it("begins at 30, creeps to 90 at most, ends at 100 and is reset after 200 ms", () => {
  const { state, shown } = watched();
  state.set(true);
  expect(state.value()).toBe(30);
  vi.advanceTimersByTime(50);
  expect(state.value()).toBeGreaterThan(30);
  vi.advanceTimersByTime(60_000);
  expect(state.value()).toBeCloseTo(90, 1);
  expect(state.value()).toBeLessThanOrEqual(90);
  expect(shown).toEqual(shown.toSorted((a, b) => Number(a) - Number(b)));
  state.set(false);
  expect(state.value()).toBe(100);
  vi.advanceTimersByTime(199);
  expect(state.value()).toBe(100);
  vi.advanceTimersByTime(1);
  expect(state.value()).toBeNull();
});

it("goes on for one who has clicked once more, and begins anew once it had ended", () => {
  const { state, shown } = watched();
  state.set(true);
  vi.advanceTimersByTime(500);
  const before = state.value();
  state.set(true);
  expect(state.value()).toBe(before);
  state.set(false);
  vi.advanceTimersByTime(100);
  state.set(true);
  expect(state.value()).toBe(30);
  vi.advanceTimersByTime(150);
  expect(shown).not.toContain(null);
});

it("shows nothing while nothing loads", () => {
  const { state, shown } = watched();
  state.set(false);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
  expect(state.value()).toBeNull();
});
