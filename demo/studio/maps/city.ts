import { contourLines, measure } from "./contours.ts";
import { distance } from "./curves.ts";
import { after, area, centre, inset, split, type Edge, type Point, type Polygon } from "./polygons.ts";
import { seededRandom, type Random } from "./random.ts";
import { findRoute } from "./route.ts";
import { cornerKey, layOutBlocks, streetGraph, type BlockPlan } from "./streets.ts";
import { groundHeights, riverDistance, type Heights, type Hill } from "./terrain.ts";

/** What makes a town; all lengths in the map's units. The same plan gives the same town. */
export interface CityPlan extends Partial<BlockPlan> {
  width: number;
  height: number;
  seed: number;
  /** Points of the river's middle, from edge to edge of the map. */
  river?: Point[];
  riverWidth?: number;
  hills?: Hill[];
  /** Part of the blocks that are parks. */
  parks?: number;
  /** Places that the route passes near, in order. */
  via: Point[];
  /** The same of each further way through the town. */
  otherWays?: Point[][];
}

export interface City {
  blocks: Polygon[];
  parks: Polygon[];
  buildings: Polygon[];
  bridges: [Point, Point][];
  /** The edge of the woods, shifted by `WOOD_MARGIN` in both directions. */
  woods: Point[][];
  contours: Point[][];
  /** Every fourth contour, drawn stronger. */
  mainContours: Point[][];
  route: Point[];
  otherWays: Point[][];
}

/** Above this height nothing is built and the woods begin. */
const WOOD_LEVEL = 0.42;
/** Contour lines are this far apart in height, up to the highest that a hill reaches. */
const CONTOUR_STEP = 0.085;
const HIGHEST_CONTOUR = 2.2;
const MAIN_CONTOUR_EVERY = 4;
/** Size of the squares that contours are found on. */
const CONTOUR_CELL = 7;
/** Woods are found on a wider area, so that their outline runs around the map's edge. */
export const WOOD_MARGIN = 21;
/** Half the width of what runs along an edge. */
const HALF_STREET: Record<Edge, number> = { frame: 1.7, avenue: 5.2, street: 3.2, lane: 1.7, wall: 0 };
/** What a unit of street costs a driver; water and hills cost so much that only an avenue's bridge is ever taken. */
const COST: Record<Edge, number> = { frame: 2, avenue: 1, street: 1.25, lane: 2, wall: 2 };
const BARRIER = 30;
/** The smallest block and the smallest building worth drawing, in square units. */
const SMALLEST_BLOCK = 60;
const SMALLEST_BUILDING = 26;

/** Makes a town: blocks with buildings and parks, a river with bridges, wooded hills, and a route along its streets. */
export function generateCity(plan: CityPlan): City {
  const { width, height, seed, river = [], riverWidth = 54, hills = [], parks: parkShare = 0.07, via, otherWays = [] } = plan;
  const { angle = -0.22, jitter = 0.16, blockArea = 2600 } = plan;
  const random = seededRandom(seed);
  const heights = groundHeights(hills, random);
  const toRiver = riverDistance(river);
  const all = layOutBlocks({ width, height, angle, jitter, blockArea }, random);
  const crossings = streetGraph(all, (edge, middle) => {
    const wet = edge !== "avenue" && toRiver(middle) < riverWidth * 0.6;
    const steep = heights(middle.x, middle.y) > WOOD_LEVEL;
    return COST[edge] * (wet ? BARRIER : 1) * (steep ? BARRIER : 1);
  });

  const blocks: Polygon[] = [];
  const parks: Polygon[] = [];
  const buildings: Polygon[] = [];
  for (const ground of all) {
    const middle = centre(ground);
    const altitude = heights(middle.x, middle.y);
    const water = toRiver(middle);
    if (altitude > WOOD_LEVEL * 0.98 || water < riverWidth * 0.42) continue;
    const block = inset(ground, (edge) => HALF_STREET[edge]);
    if (block.length < 3 || Math.abs(area(block)) < SMALLEST_BLOCK) continue;
    if (random() < parkShare || (water < riverWidth * 0.95 && random() < 0.55) || (altitude > WOOD_LEVEL * 0.72 && random() < 0.6)) {
      parks.push(block);
      continue;
    }
    blocks.push(block);
    if (random() < 0.8) buildings.push(...buildUp(block, random));
  }

  return {
    blocks,
    parks,
    buildings,
    bridges: findBridges(all, toRiver, riverWidth),
    ...relief(heights, width, height, hills.length > 0),
    route: findRoute(crossings, via),
    otherWays: otherWays.map((places) => findRoute(crossings, places)),
  };
}

/** Divides a block into lots and builds on most of them. */
function buildUp(block: Polygon, random: Random): Polygon[] {
  const lots = [inset(block, () => 2.6)];
  const buildings: Polygon[] = [];
  for (let cuts = 0; lots.length > 0 && cuts < 60; cuts++) {
    const lot = lots.pop();
    if (!lot || lot.length < 3) continue;
    if (Math.abs(area(lot)) >= 150 + random() * 260) {
      lots.push(...split(lot, random, 0.02, "wall"));
      continue;
    }
    const building = inset(lot, () => 1.1);
    if (building.length > 2 && random() < 0.66 && Math.abs(area(building)) > SMALLEST_BUILDING) buildings.push(building);
  }
  return buildings;
}

/** Where avenues cross the river, from bank to bank. */
function findBridges(blocks: Polygon[], toRiver: (place: Point) => number, riverWidth: number): [Point, Point][] {
  const step = 4;
  const seen = new Set<string>();
  return blocks.flatMap((block) =>
    block.flatMap((from, index): [Point, Point][] => {
      const to = after(block, index);
      const key = [cornerKey(from), cornerKey(to)].sort().join();
      if (from.edge !== "avenue" || seen.has(key)) return [];
      seen.add(key);
      const length = distance(from, to);
      const wet: Point[] = [];
      for (let along = 0; along <= length; along += step) {
        const place = { x: from.x + ((to.x - from.x) * along) / length, y: from.y + ((to.y - from.y) * along) / length };
        if (toRiver(place) < riverWidth * 0.56) wet.push(place);
      }
      const [first] = wet;
      const last = wet.at(-1);
      // An avenue that runs along the water for longer is no bridge.
      return first && last && wet.length > 1 && wet.length * step < riverWidth * 1.5 ? [[first, last]] : [];
    }),
  );
}

function relief(heights: Heights, width: number, height: number, hilly: boolean): Pick<City, "woods" | "contours" | "mainContours"> {
  if (!hilly) return { woods: [], contours: [], mainContours: [] };
  const levels = Array.from(
    { length: Math.ceil((HIGHEST_CONTOUR - WOOD_LEVEL) / CONTOUR_STEP) },
    (_, index) => WOOD_LEVEL + index * CONTOUR_STEP,
  );
  const ground = measure(heights, width, height, CONTOUR_CELL);
  const lines = levels.map((level) => contourLines(ground, level));
  const main = (index: number) => index % MAIN_CONTOUR_EVERY === MAIN_CONTOUR_EVERY - 1;
  const framed: Heights = (x, y) => {
    const outside = x < WOOD_MARGIN * 0.6 || y < WOOD_MARGIN * 0.6 || x > width + WOOD_MARGIN * 1.4 || y > height + WOOD_MARGIN * 1.4;
    return outside ? -1 : heights(x - WOOD_MARGIN, y - WOOD_MARGIN);
  };
  return {
    woods: contourLines(measure(framed, width + WOOD_MARGIN * 2, height + WOOD_MARGIN * 2, CONTOUR_CELL), WOOD_LEVEL * 0.98),
    contours: lines.filter((_, index) => !main(index)).flat(),
    mainContours: lines.filter((_, index) => main(index)).flat(),
  };
}
