/* Written by app/ui/map/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "../scene.ts";

export const home: MapScene = {
  wide: {
    background: "/maps/home-wide.svg?v=f8ac2396",
    box: {
      x: 0,
      y: 0,
      width: 1440,
      height: 780,
    },
  },
  phone: {
    background: "/maps/home-phone.svg?v=021d3636",
    box: {
      x: 738,
      y: 94,
      width: 430,
      height: 440,
    },
  },
  keep: "right",
  past: "M636.2 704L702.1 694.6Q705.1 694.2 706.2 697L706.2 697Q707.2 699.9 710.1 698.9L811.2 663.5Q819.7 660.5 816.9 651.9L715.3 333.3Q712.6 324.7 720.8 320.9L895 239.7Q903.1 235.9 908.4 243.2L925.5 267.1Q930.8 274.4 922.5 277.9L897.7 288.1Q889.4 291.5 892.9 299.8L905.9 330.7",
  ahead:
    "M905.9 330.7L958.3 455.3Q961.7 463.6 970.2 460.5L1166.7 387.2Q1168.4 386.5 1169.1 388.2L1169.1 388.2Q1169.9 390 1171.6 389.3L1255.1 357.8",
  stops: [
    {
      x: 636.2,
      y: 704,
      side: "left",
    },
    {
      x: 768,
      y: 498.4,
      side: "right",
    },
    {
      x: 829.2,
      y: 270.4,
      side: "left",
    },
    {
      x: 1255.1,
      y: 357.8,
      side: "right",
    },
  ],
  live: {
    x: 905.9,
    y: 330.7,
    heading: 67,
    accuracy: 40,
  },
  fences: [],
  plate: {
    x: 965,
    y: 190,
  },
  latitudes: {
    step: 160,
    names: ["22°34′N", "22°33′N", "22°32′N", "22°31′N"],
  },
  stacked: false,
};
