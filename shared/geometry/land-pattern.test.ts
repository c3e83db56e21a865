import { LIGHT } from "../design/themes.ts";
import { describe, expect, it } from "vitest";
import { footprintOf, landPattern, padNames } from "./land-pattern.ts";
import { outline } from "./outline.ts";

const PADS = [
  { number: 1, name: "VCC", x: -3, y: 2, width: 1, height: 0.6 },
  { number: 2, name: "GND", x: -3, y: -2, width: 1, height: 0.6 },
  { number: 3, name: "RF", x: 3, y: -2, width: 1, height: 0.6 },
];
const drawing = landPattern({ form: "lcc24", width: 6, depth: 6, height: 2, pads: PADS }, "T1");

/** The drawing of each pad: its colour, and the place of its left upper corner. */
const boxes = Array.from(drawing.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"[^>]* fill="(#\w+)"\/>/g), ([, x, y, fill]) => ({
  x: Number(x),
  y: Number(y),
  fill,
}));

describe("the land pattern of a module", () => {
  it("is seen from above, as it lies on a board: what is up and left in millimetres is so on paper", () => {
    const [first, second, third] = boxes;
    expect(boxes).toHaveLength(3);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect([second?.y, first?.x]).toEqual([third?.y, second?.x]);
    expect(second?.x).toBeLessThan(third?.x ?? 0);
  });

  it("marks the first pad alone, and names each beside it", () => {
    expect(boxes.map(({ fill }) => fill === LIGHT.route)).toEqual([true, false, false]);
    for (const name of ["1 VCC", "2 GND", "3 RF"]) expect(drawing).toContain(`>${name}</text>`);
    expect(Array.from(drawing.matchAll(/text-anchor="(\w+)"/g), ([, anchor]) => anchor)).toEqual(["end", "end", "start"]);
  });

  it("is known by the form that the record says and the size of the body, whatever the product is called", () => {
    const m20 = footprintOf({ outline: "lcc24", width: 16, depth: 12.2, height: 2.4 });
    expect(m20?.pads).toHaveLength(24);
    expect(m20 && padNames(m20).at(-1)).toBe("24 GND");
    expect(footprintOf({ outline: "lcc24", width: 17, depth: 12.2, height: 2.4 })).toBeNull();
    expect(footprintOf({ outline: null, width: 16, depth: 12.2, height: 2.4 })).toBeNull();
  });

  it("is no part of an outline without a form: that is a plain box", () => {
    const size = { width: 16, depth: 12.2, height: 2.4 };
    const details = (form: "lcc24" | null) => outline({ outline: form, ...size }).top.shapes.filter(({ layer }) => layer === "DETAIL");
    expect(details(null)).toEqual([]);
    expect(details("lcc24").length).toBeGreaterThan(24);
  });
});
