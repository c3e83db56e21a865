/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "./scene.ts";

export const contact: MapScene = {
  wide: { background: "/maps/contact-wide.svg?v=fd3722ef", box: { x: 0, y: 0, width: 1440, height: 480 } },
  phone: { background: "/maps/contact-phone.svg?v=110cc686", box: { x: 570, y: 40, width: 480, height: 345 } },
  keep: "centre",
  past: "",
  ahead:
    "M639 116l-8 1q-7 2-4 8l10 22q0 1 1 1q0-1 1 0l17 41q3 9 12 6l19-6q1 0 1-2q0-1 1-1l94-25q8-2 6-11l-9-31q-3-8 6-11l69-16q8-3 10 6l9 61q1 9 9 7l1-1q9-2 12 6l27 85q3 8-5 11l-13 5",
  stops: [
    { x: 639, y: 116, side: "above", phone: "above" },
    { x: 905, y: 272, side: "right", phone: "right" },
  ],
  live: { x: 905, y: 272, heading: null, accuracy: 36 },
  fences: [],
  stacked: true,
};
