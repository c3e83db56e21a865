import type { Random } from "./random.ts";

/** A place on a map, in the map's units (one CSS pixel where the map is shown at full size). */
export interface Point {
  x: number;
  y: number;
}

/** What runs along an edge: the frame around everything, an avenue, a street, a lane; `wall` is inside a block. */
export type Edge = "frame" | "avenue" | "street" | "lane" | "wall";

/** A corner of a polygon and the kind of edge that leaves it. */
export interface Corner extends Point {
  edge: Edge;
}

/** A convex polygon, its corners in order. */
export type Polygon = Corner[];

/** The half-plane `nx·x + ny·y <= limit`. */
interface HalfPlane {
  nx: number;
  ny: number;
  limit: number;
}

/** The next of a list's items, around its end. */
export function after<T>(items: T[], index: number): T {
  const item = items[(index + 1) % items.length];
  if (item === undefined) throw new RangeError("An empty list has no next item");
  return item;
}

/** Signed area: positive when the corners run clockwise on a screen. */
export function area(polygon: Point[]): number {
  return polygon.reduce((sum, point, index) => sum + point.x * after(polygon, index).y - after(polygon, index).x * point.y, 0) / 2;
}

/** The mean of the corners. */
export function centre(polygon: Point[]): Point {
  const total = polygon.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: total.x / polygon.length, y: total.y / polygon.length };
}

/** The part of a convex polygon inside a half-plane; the cut becomes an edge of the given kind. */
function clip(polygon: Polygon, { nx, ny, limit }: HalfPlane, edge: Edge): Polygon {
  const result: Polygon = [];
  polygon.forEach((from, index) => {
    const to = after(polygon, index);
    const outFrom = nx * from.x + ny * from.y - limit;
    const outTo = nx * to.x + ny * to.y - limit;
    if (outFrom <= 0) result.push({ ...from });
    const leaves = outFrom < 0 && outTo > 0;
    const enters = outFrom > 0 && outTo < 0;
    if (leaves || enters) {
      const part = outFrom / (outFrom - outTo);
      result.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, edge: leaves ? edge : from.edge });
    }
  });
  return result;
}

/**
 * A convex polygon shrunk on every side; empty when nothing is left.
 * @param width how far each kind of edge moves inwards
 */
export function inset(polygon: Polygon, width: (edge: Edge) => number): Polygon {
  const side = Math.sign(area(polygon));
  let result = polygon;
  for (const [index, from] of polygon.entries()) {
    const to = after(polygon, index);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 0.01) continue;
    const nx = (side * (to.y - from.y)) / length;
    const ny = (-side * (to.x - from.x)) / length;
    result = clip(result, { nx, ny, limit: nx * from.x + ny * from.y - width(from.edge) }, from.edge);
    if (result.length < 3) return [];
  }
  return result;
}

/**
 * Cuts a convex polygon in two, roughly across its longest side.
 * @param jitter how far, in radians, the cut may lean
 * @param edge what runs along the cut
 */
export function split(polygon: Polygon, random: Random, jitter: number, edge: Edge): [Polygon, Polygon] {
  const direction = longestSide(polygon);
  const ux = Math.cos(direction);
  const uy = Math.sin(direction);
  const along = polygon.map(({ x, y }) => ux * x + uy * y);
  const start = Math.min(...along);
  const end = Math.max(...along);
  const lean = direction + (random() - 0.5) * jitter;
  const cutAt = start + (end - start) * (0.38 + 0.24 * random());
  const nx = Math.cos(lean);
  const ny = Math.sin(lean);
  const middle = centre(polygon);
  const shift = cutAt - (ux * middle.x + uy * middle.y);
  const limit = nx * (middle.x + ux * shift) + ny * (middle.y + uy * shift);
  return [clip(polygon, { nx, ny, limit }, edge), clip(polygon, { nx: -nx, ny: -ny, limit: -limit }, edge)];
}

/** The direction of a polygon's longest side, in radians. */
function longestSide(polygon: Polygon): number {
  let longest = 0;
  let direction = 0;
  polygon.forEach((from, index) => {
    const to = after(polygon, index);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > longest) {
      longest = length;
      direction = Math.atan2(to.y - from.y, to.x - from.x);
    }
  });
  return direction;
}
