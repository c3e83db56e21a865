import { LIGHT } from "../design/themes.ts";
import { describe, expect, it } from "vitest";
import { footprintOf, landPattern } from "./land-pattern.ts";

const PADS = [
  { number: 1, name: "VCC", x: -3, y: 2, width: 1, height: 0.6 },
  { number: 2, name: "GND", x: -3, y: -2, width: 1, height: 0.6 },
  { number: 3, name: "RF", x: 3, y: -2, width: 1, height: 0.6 },
];
const drawing = landPattern({ code: "T1", width: 6, depth: 6, height: 2, pads: PADS }, "T1");

/** What is drawn of each pad: its colour, and where its left upper corner lies. */
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

  it("is known by the code and the size of the body", () => {
    const m20 = footprintOf({ code: "M20", width: 16, depth: 12.2, height: 2.4 });
    expect(m20?.code).toBe("M20");
    expect(footprintOf({ code: "M20", width: 17, depth: 12.2, height: 2.4 })).toBeNull();
  });
});
