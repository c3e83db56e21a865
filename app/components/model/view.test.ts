import { describe, expect, it } from "vitest";
import { ELEVATION, fitDistance, headingOf, HOME_VIEW, moveOfKey, movedView, radians, viewBetween, ZOOM, type ViewMove } from "./view.ts";

const NO_MODIFIERS = { ctrlKey: false, altKey: false, metaKey: false };

describe("keys", () => {
  it.each([
    ["ArrowLeft", "left"],
    ["ArrowRight", "right"],
    ["ArrowUp", "up"],
    ["ArrowDown", "down"],
    ["+", "nearer"],
    ["=", "nearer"],
    ["-", "farther"],
    ["Home", "home"],
    ["Tab", null],
    ["a", null],
  ])("%s means %s", (key, move) => {
    expect(moveOfKey({ ...NO_MODIFIERS, key })).toBe(move);
  });

  it.each(["ctrlKey", "altKey", "metaKey"] as const)("leaves keys held with %s to the browser", (modifier) => {
    expect(moveOfKey({ ...NO_MODIFIERS, [modifier]: true, key: "+" })).toBeNull();
  });
});

describe("moves", () => {
  const after = (move: ViewMove, times: number) =>
    Array.from({ length: times }).reduce<ReturnType<typeof movedView>>((view) => movedView(view, move), HOME_VIEW);

  it("turn and undo each other", () => {
    for (const [move, back] of [
      ["left", "right"],
      ["up", "down"],
    ] as const) {
      expect(movedView(HOME_VIEW, move)).not.toEqual(HOME_VIEW);
      expect(movedView(movedView(HOME_VIEW, move), back)).toEqual(HOME_VIEW);
    }
  });

  it("stop at the limits", () => {
    expect(after("up", 50).elevation).toBe(ELEVATION.min);
    expect(after("down", 50).elevation).toBe(ELEVATION.max);
    expect(after("nearer", 50).zoom).toBe(ZOOM.max);
    expect(after("farther", 50).zoom).toBe(ZOOM.min);
  });

  it("go home from anywhere", () => {
    expect(movedView(after("left", 7), "home")).toEqual(HOME_VIEW);
  });
});

describe("viewBetween", () => {
  it("takes the shorter way round", () => {
    const from = { azimuth: 170, elevation: 0, zoom: 1 };
    const to = { azimuth: -170, elevation: 40, zoom: 4 };
    expect(viewBetween(from, to, 0.5)).toEqual({ azimuth: 180, elevation: 20, zoom: 2 });
    expect(headingOf(viewBetween(from, to, 1).azimuth)).toBe(190);
  });
});

describe("fitDistance", () => {
  /** Tangents under which a point of the cylinder's surface is seen, from the camera at a distance and elevation. */
  function project(point: [number, number, number], distance: number, elevation: number): { across: number; upright: number } {
    const [x, y, z] = point;
    const [sine, cosine] = [Math.sin(radians(elevation)), Math.cos(radians(elevation))];
    const depth = distance - (z * cosine + y * sine);
    return { across: Math.abs(x) / depth, upright: Math.abs(y * cosine - z * sine) / depth };
  }

  it.each([
    { name: "flat", radius: 0.05, height: 0.01, aspect: 4 / 3 },
    { name: "tall", radius: 0.03, height: 0.2, aspect: 1 },
    { name: "flat on a narrow stage", radius: 0.05, height: 0.02, aspect: 0.6 },
  ])("shows all of a $name model with little room to spare", ({ radius, height, aspect }) => {
    const distance = fitDistance({ radius, height }, 20, aspect, 30);
    const opening = Math.tan(radians(10));
    const rim = Array.from({ length: 72 }, (_, step) => radians(step * 5)).flatMap((angle) =>
      [-1, 1].map((side): [number, number, number] => [radius * Math.sin(angle), (side * height) / 2, radius * Math.cos(angle)]),
    );
    const places = rim.map((point) => project(point, distance, 30));
    const fill = Math.max(...places.map(({ across, upright }) => Math.max(across / (opening * aspect), upright / opening)));
    expect(fill).toBeLessThanOrEqual(1);
    expect(fill).toBeGreaterThan(0.7);
  });
});
