import { describe, expect, it } from "vitest";
import { dimensionedViews } from "./dimensions.ts";

const SIZES = [
  { width: 86, depth: 46, height: 16 },
  { width: 34, depth: 82, height: 26 },
  { width: 16, depth: 12.2, height: 2.7 },
];

describe("dimensionedViews", () => {
  it("writes the three measures in millimetres", () => {
    const { lines } = dimensionedViews({ width: 86, depth: 46, height: 16 });
    expect(lines.map(({ text }) => text)).toEqual(["86", "46", "16"]);
  });

  it.each(SIZES)("draws $width × $depth × $height to one scale and inside its frame", (size) => {
    const { front, side, viewWidth, viewHeight, lines } = dimensionedViews(size);
    const scale = front.width / size.width;
    expect(front.height / size.depth).toBeCloseTo(scale);
    expect(side.width / size.width).toBeCloseTo(scale);
    expect(side.height / size.height).toBeCloseTo(scale);
    expect(front.x + front.width).toBeLessThan(viewWidth);
    expect(side.y + side.height).toBeLessThan(viewHeight);
    expect(side.y).toBeGreaterThan(front.y + front.height);
    for (const { x, y } of lines) {
      expect(x).toBeGreaterThan(10);
      expect(y).toBeGreaterThan(10);
    }
  });

  it("turns the arrow heads outside where they do not fit between the lines", () => {
    const { side, lines } = dimensionedViews({ width: 86, depth: 54, height: 3.6 });
    const [start] = /M[\d.]+ ([\d.]+)/.exec(lines[2]?.path ?? "")?.slice(1) ?? [];
    expect(Number(start)).toBeLessThan(side.y);
  });
});
