import { describe, expect, it } from "vitest";
import { placeLabels, type LabelAnchor, type PlacedLabel, type Size } from "./label-layout.ts";

const STAGE: Size = { width: 690, height: 518 };

/** A part of 200 pixels' width in the middle of the stage. */
function part(y: number, x = STAGE.width / 2, width = 200): LabelAnchor {
  return { left: { x: x - width / 2, y }, right: { x: x + width / 2, y }, middle: { x, y }, size: { width: 80, height: 20 } };
}

function overlap(one: PlacedLabel, other: PlacedLabel): boolean {
  return Math.abs(one.corner.x - other.corner.x) < 80 && Math.abs(one.corner.y - other.corner.y) < 20;
}

describe("placeLabels", () => {
  it("names a stack in turn at its right and left, at the height of the parts", () => {
    const placed = placeLabels(
      [100, 200, 300, 400].map((y) => part(y)),
      STAGE,
    );
    expect(placed.map(({ side }) => side)).toEqual(["right", "left", "right", "left"]);
    expect(placed.map(({ corner }) => corner.y + 10)).toEqual([100, 200, 300, 400]);
  });

  it("names parts that lie at one side there", () => {
    const placed = placeLabels([part(200, 200, 100), part(200, 500, 100)], STAGE);
    expect(placed.map(({ side }) => side)).toEqual(["left", "right"]);
  });

  it("keeps a part in the middle on the side it had", () => {
    const [placed] = placeLabels([{ ...part(200), side: "left" }], STAGE);
    expect(placed?.side).toBe("left");
  });

  it("keeps names apart and on the stage, also on a phone and where parts crowd", () => {
    for (const stage of [STAGE, { width: 350, height: 350 }]) {
      const crowd = [-40, 2, 4, 6, 8, 345, 348, 900].map((y) => part(y, stage.width / 2));
      const placed = placeLabels(crowd, stage);
      expect(placed).toHaveLength(crowd.length);
      for (const [index, label] of placed.entries()) {
        expect(label.corner.x).toBeGreaterThanOrEqual(0);
        expect(label.corner.x + 80).toBeLessThanOrEqual(stage.width);
        expect(label.corner.y).toBeGreaterThanOrEqual(0);
        expect(label.corner.y + 20).toBeLessThanOrEqual(stage.height);
        for (const other of placed.slice(index + 1)) expect(overlap(label, other)).toBe(false);
      }
    }
  });

  it("leads from the part to the near end of its name", () => {
    const [right, left] = placeLabels([part(100), part(300)], STAGE);
    expect(right?.line[0]).toEqual({ x: 443, y: 100 });
    expect(right?.line[2].x).toBeLessThan(right?.corner.x ?? 0);
    expect(left?.line[0]).toEqual({ x: 247, y: 300 });
    expect(left?.line[2].x).toBeGreaterThan((left?.corner.x ?? 0) + 80);
  });
});
