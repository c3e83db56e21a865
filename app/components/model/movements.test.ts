import { expect, it } from "vitest";
import { Movements } from "./movements.ts";

it("moves what was started, each for its own time, and a new movement takes the place of the one of its name", () => {
  const movements = new Movements<"view" | "parts">(false);
  const shares = { view: [] as number[], parts: [] as number[], other: [] as number[] };
  const now = performance.now();
  movements.start("view", 100, (share) => shares.view.push(share));
  movements.start("parts", 1_000_000, (share) => shares.parts.push(share));
  movements.start("view", 50, (share) => shares.other.push(share));
  expect(movements.advance(now + 1000)).toBe(true);
  expect([shares.view, shares.other]).toEqual([[], [1]]);
  expect([movements.has("view"), movements.has("parts")]).toEqual([false, true]);
  expect(shares.parts[0]).toBeLessThan(0.1);
  movements.stop("parts");
  expect(movements.advance(now + 2000)).toBe(false);
  expect(shares.parts).toHaveLength(1);
});

it("puts what stands still at its end at once", () => {
  const movements = new Movements<"view">(true);
  const shares: number[] = [];
  movements.start("view", 1000, (share) => shares.push(share));
  expect(shares).toEqual([1]);
  expect(movements.has("view")).toBe(false);
});
