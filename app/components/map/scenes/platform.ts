/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "./scene.ts";

export const platform: MapScene = {
  wide: { background: "/maps/platform-wide.svg?v=62b62ff0", box: { x: 0, y: 0, width: 900, height: 440 } },
  phone: { background: "/maps/platform-phone.svg?v=ecbb387b", box: { x: 330, y: 40, width: 430, height: 400 } },
  keep: "centre",
  past: "M108 357l76-26q7-2 5-9q-3-7 4-10l111-49q9-3 12 5l31 90q3 9 11 5l124-45q9-4 6-12l-48-148q-2-8 6-12l115-44q8-3 11 6l14 37",
  ahead: "M586 145l41 109q3 9 11 6l156-58q8-3 12 5l22 48",
  stops: [
    { x: 108, y: 357, side: "below" },
    { x: 335, y: 325, side: "below" },
    { x: 463, y: 228, side: "below" },
    { x: 828, y: 255, side: "below" },
  ],
  live: { x: 586, y: 145, heading: 70, accuracy: 30 },
  fences: [{ x: 546, y: 147, radius: 110 }],
  stacked: false,
};
