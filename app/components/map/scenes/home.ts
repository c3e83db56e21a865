/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "./scene.ts";

export const home: MapScene = {
  wide: { background: "/maps/home-wide.svg?v=f8ac2396", box: { x: 0, y: 0, width: 1440, height: 780 } },
  phone: { background: "/maps/home-phone.svg?v=021d3636", box: { x: 738, y: 94, width: 430, height: 440 } },
  keep: "right",
  past: "M636 704l66-9q3-1 4 2q1 3 4 2l101-36q9-3 6-11l-102-319q-2-8 6-12l174-81q8-4 13 3l18 24q5 7-4 11l-24 10q-9 3-5 12l13 31",
  ahead: "M906 331l52 124q4 9 12 5l197-73q1 0 2 1q1 2 3 1l83-31",
  stops: [
    { x: 636, y: 704, side: "left" },
    { x: 768, y: 498, side: "right" },
    { x: 829, y: 270, side: "left" },
    { x: 1255, y: 358, side: "right" },
  ],
  live: { x: 906, y: 331, heading: 67, accuracy: 40 },
  fences: [],
  plate: { x: 965, y: 190 },
  latitudes: { step: 160, names: ["22°34′N", "22°33′N", "22°32′N", "22°31′N"] },
  stacked: false,
};
