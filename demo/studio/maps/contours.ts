import type { Point } from "./polygons.ts";
import type { Heights } from "./terrain.ts";

/** Lines shorter than this many points are specks and left out. */
const SHORTEST_LINE = 6;

type Segment = [Point, Point];

/** Heights on a square grid, row by row. */
export interface Relief {
  cell: number;
  rows: number[][];
}

/**
 * Measures the ground on a grid.
 * @param width of the area, in the map's units
 * @param height of the area
 * @param cell size of a square of the grid
 */
export function measure(heights: Heights, width: number, height: number, cell: number): Relief {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  return {
    cell,
    rows: Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => heights(column * cell, row * cell))),
  };
}

/** Lines of equal height, found by marching squares. */
export function contourLines({ cell, rows }: Relief, level: number): Point[][] {
  const segments = rows.slice(0, -1).flatMap((upper, row) =>
    upper.slice(0, -1).flatMap((topLeft, column) => {
      const lower = rows[row + 1];
      const corners = [topLeft, upper[column + 1], lower?.[column + 1], lower?.[column]].map((height) => (height ?? 0) - level);
      return crossings(corners as [number, number, number, number], column * cell, row * cell, cell);
    }),
  );
  return joined(segments).filter((line) => line.length >= SHORTEST_LINE);
}

/** Where a contour crosses one square, given how far its corners (clockwise from top left) are above the level. */
function crossings([a, b, c, d]: [number, number, number, number], x: number, y: number, cell: number): Segment[] {
  const ends: Point[] = [];
  if (a * b < 0) ends.push({ x: x + (cell * a) / (a - b), y });
  if (b * c < 0) ends.push({ x: x + cell, y: y + (cell * b) / (b - c) });
  if (d * c < 0) ends.push({ x: x + (cell * d) / (d - c), y: y + cell });
  if (a * d < 0) ends.push({ x, y: y + (cell * a) / (a - d) });
  const [first, second, third, fourth] = ends;
  if (!first || !second) return [];
  return third && fourth
    ? [
        [first, second],
        [third, fourth],
      ]
    : [[first, second]];
}

/** Segments joined end to end into lines. */
function joined(segments: Segment[]): Point[][] {
  const byEnd = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) {
      const indices = byEnd.get(keyOf(end));
      if (indices) indices.push(index);
      else byEnd.set(keyOf(end), [index]);
    }
  });
  const used = new Set<number>();

  function follow(from: Point): Point[] {
    const line: Point[] = [];
    let end = from;
    for (;;) {
      const index = byEnd.get(keyOf(end))?.find((candidate) => !used.has(candidate));
      const segment = index === undefined ? undefined : segments[index];
      if (index === undefined || !segment) return line;
      used.add(index);
      end = keyOf(segment[0]) === keyOf(end) ? segment[1] : segment[0];
      line.push(end);
    }
  }

  return segments.flatMap((segment, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const forward = follow(segment[1]);
    const backward = follow(segment[0]);
    return [[...backward.toReversed(), ...segment, ...forward]];
  });
}

/** Whether a line ends where it began. */
export function isClosed(line: Point[]): boolean {
  const first = line[0];
  const last = line.at(-1);
  return first !== undefined && last !== undefined && keyOf(first) === keyOf(last);
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 8)},${Math.round(y * 8)}`;
}
