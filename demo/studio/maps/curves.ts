import type { Point } from "./polygons.ts";

/** The corner before, the ends and the corner after each piece of a Catmull-Rom spline. */
function pieces(points: Point[]): [Point, Point, Point, Point][] {
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? from;
    return [points[index - 1] ?? from, from, to, points[index + 2] ?? to];
  });
}

/** A smooth line through points, as SVG path data. */
export function splinePath(points: Point[]): string {
  const [first] = points;
  if (!first) return "";
  const curves = pieces(points).map(([before, from, to, next]) => {
    const control1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const control2 = { x: to.x - (next.x - from.x) / 6, y: to.y - (next.y - from.y) / 6 };
    return `C${[control1, control2, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(" ")}`;
  });
  return `M${first.x} ${first.y}${curves.join("")}`;
}

/** Points along the same smooth line, `steps` per piece. */
export function splinePoints(points: Point[], steps = 16): Point[] {
  const last = points.at(-1);
  if (!last) return [];
  const sampled = pieces(points).flatMap((piece) =>
    Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      return {
        x: catmullRom(piece.map(({ x }) => x) as [number, number, number, number], part),
        y: catmullRom(piece.map(({ y }) => y) as [number, number, number, number], part),
      };
    }),
  );
  return [...sampled, last];
}

function catmullRom([before, from, to, next]: [number, number, number, number], part: number): number {
  return (
    0.5 *
    (2 * from +
      (to - before) * part +
      (2 * before - 5 * from + 4 * to - next) * part ** 2 +
      (3 * from - before - 3 * to + next) * part ** 3)
  );
}

/**
 * A line through points with rounded corners, as SVG path data: in whole units, and each place from the one before, which takes fewer
 * figures.
 */
export function roundedPath(points: Point[], radius: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return "";
  const start = whole(first);
  let pen = start;
  const line = (to: Point) => {
    const step = stepTo(pen, to);
    pen = whole(to);
    return step === "0 0" ? "" : `l${step}`;
  };
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const next = points[index + 2] ?? corner;
    const cut = Math.min(radius, distance(before, corner) / 2, distance(corner, next) / 2);
    const straight = line(towards(corner, before, cut));
    const end = towards(corner, next, cut);
    const bend = `q${joined(stepTo(pen, corner), stepTo(pen, end))}`;
    pen = whole(end);
    return straight + bend;
  });
  return `M${start.x} ${start.y}${corners.join("")}${line(last)}`;
}

/** Straight distance between two points. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The point at some distance from one point in the direction of another. */
export function towards(from: Point, to: Point, length: number): Point {
  const all = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / all) * length, y: from.y + ((to.y - from.y) / all) * length };
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** The way to a place from where the pen is. */
function stepTo(pen: Point, to: Point): string {
  const { x, y } = whole(to);
  return joined(String(x - pen.x), String(y - pen.y));
}

/** Numbers one after the other; a sign parts them as well as a space does. */
function joined(one: string, other: string): string {
  return other.startsWith("-") ? one + other : `${one} ${other}`;
}
