import { clamp } from "./view.ts";

/** A place on the stage in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = "left" | "right";

/** A part to name: its position, and the size of its name. */
export interface LabelAnchor {
  /** Outermost visible places of the part. */
  left: Point;
  right: Point;
  /** Middle of the part. */
  middle: Point;
  size: Size;
  /** The side of the last layout, which stays while both are equally good. */
  side?: Side;
}

export interface PlacedLabel {
  side: Side;
  /** Top left corner of the name. */
  corner: Point;
  /** The leader line: from the part, by its bend, to the name. */
  line: [Point, Point, Point];
}

/** All in CSS pixels. */
const GAP = 6;
const MARGIN = 8;
/** From the outermost part to the names beside it. */
const REACH = 40;
/** From the end of the line to the name. */
const TAIL = 6;
/** Length of the level piece before the name. */
const LEVEL = 12;
/** The dot sits this far inside the part's outline. */
const INSET = 2;
/** Share of the stage's width within which a part counts as being in the middle. */
const MIDDLE_ZONE = 0.08;

/**
 * Places the names of parts beside the object: in a column at its left and one at its right, at the height of their parts, without
 * overlaps and within the stage.
 * @returns the labels in the order of the anchors
 */
export function placeLabels(anchors: LabelAnchor[], stage: Size): PlacedLabel[] {
  const sides = chooseSides(anchors, stage.width);
  const tops = anchors.map(() => 0);
  const columns: Record<Side, number> = {
    left: Math.min(...anchors.map(({ left }) => left.x)) - REACH,
    right: Math.max(...anchors.map(({ right }) => right.x)) + REACH,
  };
  for (const side of ["left", "right"] as const) {
    const column = anchors.flatMap((anchor, index) =>
      sides[index] === side ? [{ index, at: anchor[side].y, height: anchor.size.height }] : [],
    );
    column.sort((one, other) => one.at - other.at);
    topsOf(column, stage.height).forEach((top, place) => {
      const entry = column[place];
      if (entry) tops[entry.index] = top;
    });
  }
  return anchors.map((anchor, index) => {
    const side = sides[index] ?? "right";
    const { width, height } = anchor.size;
    const outward = side === "right" ? 1 : -1;
    const x = clamp(side === "right" ? columns.right : columns.left - width, { min: MARGIN, max: stage.width - MARGIN - width });
    const y = tops[index] ?? 0;
    const end = { x: (side === "right" ? x : x + width) - outward * TAIL, y: y + height / 2 };
    const start = { x: anchor[side].x - outward * INSET, y: anchor[side].y };
    return { side, corner: { x, y }, line: [start, { x: end.x - outward * LEVEL, y: end.y }, end] };
  });
}

/** Names parts at one side there; those in the middle where there is more room, from top to bottom in turn. */
function chooseSides(anchors: LabelAnchor[], width: number): Side[] {
  const middle = (Math.min(...anchors.map(({ left }) => left.x)) + Math.max(...anchors.map(({ right }) => right.x))) / 2;
  const sides: (Side | undefined)[] = anchors.map((anchor) => {
    const offset = anchor.middle.x - middle;
    if (Math.abs(offset) > width * MIDDLE_ZONE) return offset > 0 ? "right" : "left";
    return anchor.side;
  });
  const count = { left: sides.filter((side) => side === "left").length, right: sides.filter((side) => side === "right").length };
  const open = anchors.map((_, index) => index).filter((index) => !sides[index]);
  open.sort((one, other) => (anchors[one]?.middle.y ?? 0) - (anchors[other]?.middle.y ?? 0));
  for (const index of open) {
    const side = count.right <= count.left ? "right" : "left";
    sides[index] = side;
    count[side] += 1;
  }
  return sides.map((side) => side ?? "right");
}

/** The tops of a column's names: each as near to its part as the others and the stage allow. */
function topsOf(column: { at: number; height: number }[], stageHeight: number): number[] {
  const tops: number[] = [];
  let free = MARGIN;
  for (const { at, height } of column) {
    const top = Math.max(free, at - height / 2);
    tops.push(top);
    free = top + height + GAP;
  }
  let limit = stageHeight - MARGIN;
  for (let index = column.length - 1; index >= 0; index -= 1) {
    const top = Math.min(tops[index] ?? 0, limit - (column[index]?.height ?? 0));
    tops[index] = top;
    limit = top - GAP;
  }
  return tops;
}
