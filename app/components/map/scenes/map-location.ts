import type { Place, SceneView } from "./scene.ts";

/** The map of the coast around the company, as drawn by `npm run maps`. */
export interface LocationScene {
  wide: SceneView;
  phone: SceneView;
  /** Longitude and latitude of the top left corner in degrees, and units per degree. */
  projection: { longitude: number; latitude: number; unitsPerDegree: Place };
  /** A length for the scale bar, in kilometres and in units. */
  scale: { kilometres: number; units: number };
}

export interface GeographicPoint {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
}

/** Where a point is on the map; null when it lies outside. */
export function locate({ projection, wide }: LocationScene, { latitude, longitude }: GeographicPoint): Place | null {
  const x = (longitude - projection.longitude) * projection.unitsPerDegree.x;
  const y = (projection.latitude - latitude) * projection.unitsPerDegree.y;
  const outside = x < 0 || y < 0 || x > wide.box.width || y > wide.box.height;
  return outside ? null : { x: Math.round(x), y: Math.round(y) };
}
