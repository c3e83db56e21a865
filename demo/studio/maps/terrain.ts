import { distance, splinePoints } from "./curves.ts";
import type { Point } from "./polygons.ts";
import type { Random } from "./random.ts";

/** A round hill: where its top is, how wide it is, how high (1 is an ordinary one). */
export interface Hill extends Point {
  radius: number;
  height: number;
}

/** The height of the ground at a place. */
export type Heights = (x: number, y: number) => number;

/** How many waves roughen the hills, and their length in radians per unit. */
const WAVES = 9;
const SHORTEST_WAVE = 0.004;
const WAVE_RANGE = 0.01;
const FULL_TURN = 6.28;

/** The ground: hills roughened by a few long waves, so that contour lines are not circles. */
export function groundHeights(hills: Hill[], random: Random): Heights {
  const waves = Array.from({ length: WAVES }, () => ({
    direction: random() * FULL_TURN,
    length: SHORTEST_WAVE + WAVE_RANGE * random(),
    phase: random() * FULL_TURN,
  }));
  return (x, y) => {
    const height = hills.reduce(
      (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.radius ** 2)),
      0,
    );
    const roughness = waves.reduce(
      (sum, wave) => sum + Math.sin((x * Math.cos(wave.direction) + y * Math.sin(wave.direction)) * wave.length + wave.phase),
      0,
    );
    return height * (1 + roughness * 0.035) + roughness * 0.006;
  };
}

/** How far a place is from the middle of a river; infinitely far without one. */
export function riverDistance(river: Point[]): (place: Point) => number {
  const line = splinePoints(river);
  return (place) => line.reduce((nearest, point) => Math.min(nearest, distance(point, place)), Infinity);
}
