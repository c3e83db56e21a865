/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "./scene.ts";

export const lost: MapScene = {
  wide: { background: "/maps/lost-wide.svg?v=20583c7d", box: { x: 0, y: 0, width: 1440, height: 760 } },
  phone: { background: "/maps/lost-phone.svg?v=2341e0ad", box: { x: 690, y: 130, width: 620, height: 534 } },
  keep: "right",
  past: "M636 731l-52-143q-3-9 6-11l21-4q9-2 6-10l-1-4q-2-9 6-12l29-12q9-3 6-12l-3-6q-3-8 6-9l47-6q2 0 2 1q1 2 3 2l51-11q9-2 5-10l-3-8q-4-8 4-12l39-21",
  ahead: "",
  lost: "M807.7 443.3C821 431 861 376 890 370C919 364 952 417 980 410C1008 403 1037 361 1060 330C1083 299 1098 238 1120 225C1142 212 1178 246 1190 250",
  stops: [
    { x: 636, y: 731, side: "right" },
    { x: 619, y: 571, side: "right" },
    { x: 808, y: 443, side: "above", phone: "right" },
  ],
  live: null,
  fences: [{ x: 1190, y: 250, radius: 92 }],
  stacked: false,
};
