import { distance, towards } from "./curves.ts";
import type { Point } from "./polygons.ts";
import type { Crossing } from "./streets.ts";

/** Corners that lie this close to the straight line between their neighbours are none. */
const STRAIGHT = 0.8;

/**
 * The cheapest way along the streets that passes near some places.
 * @param via at least two places, in order
 */
export function findRoute(crossings: Crossing[], via: Point[]): Point[] {
  const stops = via.map((place) => nearest(crossings, place));
  const way = stops.slice(1).flatMap((stop, index) => {
    const leg = cheapestWay(stops[index] ?? stop, stop);
    return index === 0 ? leg : leg.slice(1);
  });
  return withoutStraightCorners(withoutDetours(way).map(({ x, y }) => ({ x, y })));
}

function nearest(crossings: Crossing[], place: Point): Crossing {
  return crossings.reduce((best, crossing) => (distance(crossing, place) < distance(best, place) ? crossing : best));
}

/** Dijkstra's algorithm; a town has some thousand crossings, so a plain list will do as its queue. */
function cheapestWay(start: Crossing, goal: Crossing): Crossing[] {
  const cost = new Map([[start, 0]]);
  const cameFrom = new Map<Crossing, Crossing>();
  const visited = new Set<Crossing>();
  const waiting = [start];
  const costOf = (crossing: Crossing) => cost.get(crossing) ?? Infinity;
  while (waiting.length > 0) {
    const best = waiting.reduce((least, crossing, index) => (costOf(crossing) < costOf(waiting[least] ?? crossing) ? index : least), 0);
    const [here] = waiting.splice(best, 1);
    if (!here || here === goal) break;
    if (visited.has(here)) continue;
    visited.add(here);
    for (const street of here.streets) {
      const total = costOf(here) + street.cost;
      if (total < costOf(street.to)) {
        cost.set(street.to, total);
        cameFrom.set(street.to, here);
        waiting.push(street.to);
      }
    }
  }
  const way = [goal];
  for (let before = cameFrom.get(goal); before; before = cameFrom.get(before)) way.unshift(before);
  return way;
}

/** Takes out pieces that go somewhere and straight back. */
function withoutDetours<T>(way: T[]): T[] {
  const result = [...way];
  for (let index = 1; index < result.length - 1;) {
    if (result[index - 1] === result[index + 1]) {
      result.splice(index, 2);
      index = Math.max(1, index - 1);
    } else {
      index++;
    }
  }
  return result;
}

function withoutStraightCorners(way: Point[]): Point[] {
  return way.filter((corner, index) => {
    const before = way[index - 1];
    const next = way[index + 1];
    if (!before || !next) return true;
    const aside = Math.abs((corner.x - before.x) * (next.y - before.y) - (corner.y - before.y) * (next.x - before.x));
    return aside / distance(before, next) > STRAIGHT;
  });
}

/** Length of a line through points. */
function lengthOf(way: Point[]): number {
  return way.slice(1).reduce((sum, point, index) => sum + distance(way[index] ?? point, point), 0);
}

/** A place on a route, the direction of travel there in degrees (0 is right, 90 down), and what lies behind and ahead. */
export interface RoutePlace extends Point {
  heading: number;
  past: Point[];
  ahead: Point[];
}

/**
 * A place on a route.
 * @param part of the whole length, from 0 to 1
 */
export function placeOn(route: Point[], part: number): RoutePlace {
  let remaining = lengthOf(route) * part;
  for (let index = 1; index < route.length; index++) {
    const from = route[index - 1];
    const to = route[index];
    if (!from || !to) break;
    const length = distance(from, to);
    if (remaining <= length + 0.001) {
      const place = towards(from, to, remaining);
      const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return { ...place, heading, past: [...route.slice(0, index), place], ahead: [place, ...route.slice(index)] };
    }
    remaining -= length;
  }
  throw new RangeError("A place on a route lies between its ends");
}
