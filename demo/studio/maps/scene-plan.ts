import type { Side } from "#app/components/map/scenes/scene.ts";
import type { BackgroundLook, Box } from "./background.ts";
import type { CityPlan } from "./city.ts";
import type { Point } from "./polygons.ts";

/** A map of the site: its town, what happens on it, and how it is shown. */
export interface ScenePlan {
  name: string;
  city: CityPlan;
  /** Where the stops are, as parts of the route from 0 to 1, and on which side their labels stand. */
  stops: { at: number; side: Side; phone?: Side }[];
  /** How far along the route the live position is; null when there is none. */
  live: { at: number; accuracy: number } | null;
  /** The route is a walk to a fixed place: dotted all the way, with the live position at its end. */
  walk?: boolean;
  /** Points of a way that leaves the streets at the route's end. */
  lost?: Point[];
  /** Circles around a stop, or around any place. */
  fences?: ({ stop: number; radius: number } | (Point & { radius: number }))[];
  plate?: Point;
  /** Names of the coordinate grid's rows, from the top. */
  latitudes?: string[];
  /** The part shown on wide screens, where it is not the whole map. */
  wideBox?: Box;
  phoneBox: Box;
  keep: "centre" | "right";
  look: BackgroundLook;
  stacked: boolean;
}

/** The part of a map that wide screens show. */
export function wideBox({ wideBox: box, city }: ScenePlan): Box {
  return box ?? { x: 0, y: 0, width: city.width, height: city.height };
}

/** Points written as pairs, which is how a map is sketched. */
export function points(...pairs: [number, number][]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}
