import { distance } from "./curves.ts";
import { after, area, centre, split, type Edge, type Point, type Polygon } from "./polygons.ts";
import type { Random } from "./random.ts";

export interface BlockPlan {
  width: number;
  height: number;
  /** How far, in radians, the whole town is turned. */
  angle: number;
  /** How far, in radians, streets may lean against each other. */
  jitter: number;
  /** Area of an ordinary block in the middle of the town; blocks grow outwards. */
  blockArea: number;
}

/** Blocks this far outside the map are not needed. */
const MARGIN = 60;
/** Cuts this deep end the subdivision whatever the size of a block. */
const DEEPEST_CUT = 13;
/** Up to which cut a street is an avenue, and up to which a street. */
const AVENUE_CUTS = 3;
const STREET_CUTS = 6;

/** Divides the ground into blocks, by cutting it in two again and again. */
export function layOutBlocks({ width, height, angle, jitter, blockArea }: BlockPlan, random: Random): Polygon[] {
  const waiting = [{ block: frame(width, height, angle), cuts: 0 }];
  const blocks: Polygon[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { block, cuts } = next;
    const middle = centre(block);
    const outwards = Math.max(0, Math.hypot((middle.x - width / 2) / width, (middle.y - height / 2) / height) - 0.2);
    if (Math.abs(area(block)) < blockArea * (1 + outwards * 3) * (0.7 + random() * 0.9) || cuts > DEEPEST_CUT) {
      blocks.push(block);
      continue;
    }
    const edge: Edge = cuts < AVENUE_CUTS ? "avenue" : cuts < STREET_CUTS ? "street" : "lane";
    for (const half of split(block, random, cuts < 2 ? 0.3 : jitter, edge)) {
      if (half.length > 2) waiting.push({ block: half, cuts: cuts + 1 });
    }
  }
  return blocks.filter((block) => block.some(({ x, y }) => x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN));
}

/** A turned square well around the map. */
function frame(width: number, height: number, angle: number): Polygon {
  const reach = Math.hypot(width, height) * 0.62;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corners: [number, number][] = [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ];
  return corners.map(([x, y]) => ({ x: width / 2 + x * cos - y * sin, y: height / 2 + x * sin + y * cos, edge: "frame" }));
}

/** A crossing and the streets that leave it. */
export interface Crossing extends Point {
  streets: { to: Crossing; cost: number }[];
}

/** Corners closer than this to an edge lie on it. */
const ON_EDGE = 0.7;

/**
 * The streets between blocks as crossings that know their neighbours.
 * @param cost of driving one unit of a street, by kind of edge and the middle of the piece
 */
export function streetGraph(blocks: Polygon[], cost: (edge: Edge, middle: Point) => number): Crossing[] {
  const crossings = new Map<string, Crossing>();
  for (const corner of blocks.flat()) {
    const key = cornerKey(corner);
    if (!crossings.has(key)) crossings.set(key, { x: corner.x, y: corner.y, streets: [] });
  }
  const all = [...crossings.values()];
  for (const block of blocks) {
    block.forEach((from, index) => {
      const along = crossingsAlong(all, from, after(block, index));
      along.slice(1).forEach((to, piece) => {
        const start = along[piece];
        if (!start || start === to) return;
        const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
        const length = distance(start, to) * cost(from.edge, middle);
        start.streets.push({ to, cost: length });
        to.streets.push({ to: start, cost: length });
      });
    });
  }
  return all.filter(({ streets }) => streets.length > 0);
}

/** The crossings on the way from one corner to another, ends included. */
function crossingsAlong(crossings: Crossing[], from: Point, to: Point): Crossing[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length < 1) return [];
  const left = Math.min(from.x, to.x) - ON_EDGE;
  const right = Math.max(from.x, to.x) + ON_EDGE;
  const top = Math.min(from.y, to.y) - ON_EDGE;
  const bottom = Math.max(from.y, to.y) + ON_EDGE;
  return crossings
    .filter(({ x, y }) => x > left && x < right && y > top && y < bottom)
    .map((crossing) => ({
      crossing,
      along: ((crossing.x - from.x) * dx + (crossing.y - from.y) * dy) / length,
      aside: Math.abs((crossing.x - from.x) * dy - (crossing.y - from.y) * dx) / length,
    }))
    .filter(({ along, aside }) => along > -ON_EDGE && along < length + ON_EDGE && aside < ON_EDGE)
    .sort((a, b) => a.along - b.along)
    .map(({ crossing }) => crossing);
}

/** Corners are one crossing when they agree to half a unit. */
export function cornerKey({ x, y }: Point): string {
  return `${Math.round(x * 2)},${Math.round(y * 2)}`;
}
