/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */
import type { LocationScene } from "./map-location.ts";

export const location: LocationScene = {
  wide: { background: "/maps/location-wide.svg?v=97d97ced", box: { x: 0, y: 0, width: 1440, height: 480 } },
  phone: { background: "/maps/location-phone.svg?v=94e5a78b", box: { x: 505, y: 75, width: 430, height: 330 } },
  projection: { longitude: 113.26901839162142, latitude: 22.745827338129498, unitsPerDegree: { x: 1027.1310850300529, y: 1112 } },
  scale: { kilometres: 10, units: 100 },
};
