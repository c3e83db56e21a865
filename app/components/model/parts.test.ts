import { BoxGeometry, Group, Mesh, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { layerName, plainName } from "./part-names.ts";
import { explodeOffset, movePart, partsOf, roomOf } from "./parts.ts";
import { visibleParts } from "./visible-parts.ts";

/** A box of 20 × 10 × 20 mm as a layer of a file. */
function layer(name: string, y: number, explode?: unknown): Mesh {
  const mesh = new Mesh(new BoxGeometry(0.02, 0.01, 0.02));
  mesh.position.y = y;
  mesh.userData = { name, ...(explode !== undefined && { explode }) };
  return mesh;
}

function model(...layers: Mesh[]): Group {
  const group = new Group();
  group.add(...layers);
  group.updateMatrixWorld(true);
  return group;
}

describe("layers", () => {
  it("are called as in the file, without the modeller's numbers", () => {
    expect(layerName("lid.001")).toBe("lid");
    expect(layerName("antenna_2")).toBe("antenna_2");
    expect(plainName("sim_card-tray")).toBe("Sim card tray");
    expect(plainName("外壳")).toBe("外壳");
  });

  it.each([[undefined], ["up"], [[1, Number.NaN, 2]], [[Infinity, 0, 0]], [null]])("do not move by %j", (explode) => {
    expect(explodeOffset({ explode })).toEqual(new Vector3());
  });
});

describe("partsOf", () => {
  it("joins nodes of one name and lists the topmost of the exploded view first", () => {
    const parts = partsOf(
      model(
        layer("base", 0.005),
        layer("lid", 0.015, [0, 0.03, 0]),
        layer("lid.001", 0.016, [0, 0.03, 0]),
        layer("board", 0.01, [0, 0.01, 0]),
      ),
    );
    expect(parts.map(({ name, nodes }) => [name, nodes.length])).toEqual([
      ["lid", 2],
      ["board", 1],
      ["base", 1],
    ]);
  });

  it("moves parts by their offset and back", () => {
    const lid = layer("lid", 0.015, [0, 0.03, -0.01]);
    const [part] = partsOf(model(lid));
    expect(part).toBeDefined();
    if (!part) return;
    movePart(part, 0.5);
    expect(lid.position.toArray()).toEqual([0, 0.03, -0.005]);
    movePart(part, 0);
    expect(lid.position.toArray()).toEqual([0, 0.015, 0]);
  });

  it("knows the room of the closed and of the exploded model", () => {
    const parts = partsOf(model(layer("base", 0.005), layer("lid", 0.015, [0, 0.03, 0])));
    expect(roomOf(parts, 0).height).toBeCloseTo(0.02);
    expect(roomOf(parts, 1).height).toBeCloseTo(0.05);
    expect(roomOf(parts, 1).centre.y).toBeCloseTo(0.025);
    expect(roomOf(parts, 0).radius).toBeCloseTo(Math.hypot(0.01, 0.01));
  });
});

describe("visibleParts", () => {
  /** A picture from rows of digits, topmost first; 0 is the ground. */
  function picture(...rows: string[]): [Uint8Array, number, number] {
    const shades = rows.toReversed().flatMap((row) => [...row].map(Number));
    return [Uint8Array.from(shades.flatMap((shade) => [shade, 0, 0, 255])), rows[0]?.length ?? 0, rows.length];
  }

  it("finds the outermost places of each part in CSS pixels", () => {
    const areas = visibleParts(...picture("00000", "01110", "00220"), 2);
    expect(areas.get(0)).toEqual({ left: { x: 3, y: 3 }, right: { x: 7, y: 3 }, middle: { x: 5, y: 3 } });
    expect(areas.get(1)?.left).toEqual({ x: 5, y: 5 });
    expect(areas.has(2)).toBe(false);
  });

  it("points at the part where it is open in the middle, and not at what only peeps out", () => {
    const ring = visibleParts(...picture("1111", "1001", "1111"), 1);
    expect([0.5, 2.5]).toContain(ring.get(0)?.middle.y);
    const peeping = visibleParts(...picture(`1${"0".repeat(9)}${"1".repeat(40)}`), 1);
    expect(peeping.get(0)?.left.x).toBeGreaterThan(10);
  });
});
