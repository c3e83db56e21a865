import type { LabelAnchor, Point } from "./label-layout.ts";

export type PartAnchor = Pick<LabelAnchor, "left" | "right" | "middle">;

/** Share of a part's visible pixels outside its outermost position: a sliver behind another part is no place to point at. */
const SLIVER = 0.03;

/**
 * The positions of parts in a picture that shows each in a shade of its own.
 * @param pixels RGBA from the bottom row up, as WebGL reads them; red is the part's number plus 1, 0 is the ground
 * @param width pixels of the picture
 * @param height pixels of the picture
 * @param scale CSS pixels per pixel of the picture
 * @returns by the part's number; hidden parts are missing
 */
export function visibleParts(pixels: Uint8Array, width: number, height: number, scale: number): Map<number, PartAnchor> {
  const partAt = (column: number, row: number) => (pixels[((height - 1 - row) * width + column) * 4] ?? 0) - 1;
  const columns = new Map<number, number[]>();
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const part = partAt(column, row);
      if (part < 0) continue;
      const counts = columns.get(part) ?? Array.from({ length: width }, () => 0);
      counts[column] = (counts[column] ?? 0) + 1;
      columns.set(part, counts);
    }
  }

  /** The part's pixel in a column that is closest to the middle of all its pixels there. */
  function placeIn(part: number, column: number): Point {
    const rows = Array.from({ length: height }, (_, row) => row).filter((row) => partAt(column, row) === part);
    const mean = rows.reduce((sum, row) => sum + row, 0) / rows.length;
    const row = rows.reduce((best, row) => (Math.abs(row - mean) < Math.abs(best - mean) ? row : best));
    return { x: (column + 0.5) * scale, y: (row + 0.5) * scale };
  }

  return new Map(
    [...columns].map(([part, counts]) => {
      const left = placeIn(part, columnAfter(counts, SLIVER));
      const right = placeIn(part, columnAfter(counts, 1 - SLIVER));
      return [part, { left, right, middle: placeIn(part, columnAfter(counts, 0.5)) }];
    }),
  );
}

/** The column up to which this share of all pixels lies. */
function columnAfter(counts: number[], share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  return counts.findIndex((count) => (sum += count) > 0 && sum >= total * share);
}
