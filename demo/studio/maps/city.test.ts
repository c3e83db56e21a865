import { describe, expect, it } from "vitest";
import { drawBackground } from "./background.ts";
import { generateCity, type CityPlan } from "./city.ts";
import { mapColours } from "./colours.ts";
import { distance, towards } from "./curves.ts";
import { after, type Point } from "./polygons.ts";
import { placeOn } from "./route.ts";

const PLAN: CityPlan = {
  width: 600,
  height: 400,
  seed: 3,
  river: [
    { x: -20, y: 200 },
    { x: 300, y: 240 },
    { x: 620, y: 200 },
  ],
  riverWidth: 40,
  hills: [{ x: 480, y: 60, radius: 60, height: 1 }],
  via: [
    { x: 60, y: 340 },
    { x: 300, y: 120 },
    { x: 540, y: 340 },
  ],
};
const BOX = { x: 0, y: 0, width: 600, height: 400 };
const LOOK = { grid: 100, fade: false, theme: "both" } as const;

const city = generateCity(PLAN);

/** Whether a point is inside a convex polygon by more than a hair. */
function contains(polygon: Point[], { x, y }: Point): boolean {
  const sides = polygon.map((from, index) => {
    const to = after(polygon, index);
    return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / (distance(from, to) || 1);
  });
  return sides.every((side) => side > 0.5) || sides.every((side) => side < -0.5);
}

/** Points every few units along a line. */
function walk(route: Point[]): Point[] {
  return route.slice(1).flatMap((to, index) => {
    const from = route[index] ?? to;
    return Array.from({ length: Math.ceil(distance(from, to) / 4) }, (_, step) => towards(from, to, step * 4));
  });
}

describe("generateCity", () => {
  it("makes the same town from the same seed, and another from another", () => {
    expect(generateCity(PLAN)).toEqual(city);
    expect(generateCity({ ...PLAN, seed: 4 }).blocks).not.toEqual(city.blocks);
  });

  it("keeps the route on the streets", () => {
    const ground = [...city.blocks, ...city.parks];
    expect(city.route.length).toBeGreaterThan(4);
    expect(walk(city.route).filter((place) => ground.some((block) => contains(block, place)))).toEqual([]);
  });

  it("leads the route past every place it was given", () => {
    for (const place of PLAN.via) {
      expect(Math.min(...walk(city.route).map((point) => distance(point, place)))).toBeLessThan(40);
    }
  });

  it("leaves water and hills free of buildings", () => {
    const top = PLAN.hills?.[0] ?? { x: 0, y: 0 };
    expect(city.buildings.length).toBeGreaterThan(50);
    expect(city.buildings.some((building) => contains(building, top))).toBe(false);
    expect(city.contours.length).toBeGreaterThan(0);
  });
});

describe("placeOn", () => {
  const route = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ];

  it("finds a part of the way and the direction of travel there", () => {
    expect(placeOn(route, 0.5)).toMatchObject({ x: 10, y: 10, heading: 90 });
    expect(placeOn(route, 0).past).toEqual([route[0], { x: 0, y: 0 }]);
    expect(placeOn(route, 1)).toMatchObject({ x: 10, y: 30 });
  });

  it("refuses a place beyond the end", () => {
    expect(() => placeOn(route, 1.1)).toThrow(RangeError);
  });
});

describe("drawBackground", () => {
  it("carries both themes in one file, in the colours of the design", () => {
    const { land } = mapColours();
    const svg = drawBackground(PLAN, city, BOX, LOOK, mapColours());
    expect(svg).toContain(`fill="${land.light}"`);
    expect(svg).toContain(`@media (prefers-color-scheme: dark){.fill-land{fill:${land.dark}}`);
  });

  it("is dark alone where a section is dark in both themes", () => {
    const svg = drawBackground(PLAN, city, BOX, { ...LOOK, theme: "dark" }, mapColours());
    expect(svg).not.toContain("<style>");
    expect(svg).toContain(`fill="${mapColours().land.dark}"`);
  });

  it("leaves out what a crop does not show", () => {
    const all = drawBackground(PLAN, city, BOX, LOOK, mapColours());
    const part = drawBackground(PLAN, city, { x: 200, y: 100, width: 150, height: 150 }, LOOK, mapColours());
    expect(part.length).toBeLessThan(all.length / 2);
  });
});
