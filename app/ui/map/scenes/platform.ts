/* Written by app/ui/map/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "../scene.ts";

export const platform: MapScene = {
  wide: {
    background: "/maps/platform-wide.svg?v=62b62ff0",
    box: {
      x: 0,
      y: 0,
      width: 900,
      height: 440,
    },
  },
  phone: {
    background: "/maps/platform-phone.svg?v=ecbb387b",
    box: {
      x: 330,
      y: 40,
      width: 430,
      height: 400,
    },
  },
  keep: "centre",
  past: "M108.5 356.6L184 331.4Q191.2 329 188.6 321.8L188.6 321.8Q186 314.7 192.9 311.7L304.3 263.4Q312.5 259.8 315.5 268.3L347 358.1Q349.9 366.6 358.4 363.4L482.3 317.5Q490.7 314.4 488 305.8L440.5 158.3Q437.7 149.7 446.1 146.5L560.9 102.5Q569.3 99.3 572.4 107.7L586.3 145.3",
  ahead: "M586.3 145.3L626.6 254.5Q629.7 262.9 638.1 259.8L793.8 202.1Q802.3 199 806 207.2L827.9 255.4",
  stops: [
    {
      x: 108.5,
      y: 356.6,
      side: "below",
    },
    {
      x: 335.4,
      y: 325,
      side: "below",
    },
    {
      x: 463,
      y: 228.2,
      side: "below",
    },
    {
      x: 827.9,
      y: 255.4,
      side: "below",
    },
  ],
  live: {
    x: 586.3,
    y: 145.3,
    heading: 70,
    accuracy: 30,
  },
  fences: [
    {
      x: 546,
      y: 147,
      radius: 110,
    },
  ],
  stacked: false,
};
