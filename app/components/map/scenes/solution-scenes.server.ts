/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */
import type { MapScene } from "./scene.ts";

export const SOLUTION_SCENES: Record<string, MapScene> = {
  "smart-vehicle": {
    wide: {
      background: "/maps/smart-vehicle-wide.svg?v=5ebfee76",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/smart-vehicle-phone.svg?v=1ffaceca",
      box: {
        x: 600,
        y: 70,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M209 398l7-121q0-9 9-10l202-27q9-2 7-10l-5-30q-1-9 8-10l36-4q9-1 10 8l4 37q2 9 11 9l157-8q9-1 9-10l2-70q0-9 9-10l95-5q9-1 10 8l3 37q1 4 4 3q4 0 7 1l124 29q9 3 9 12l-3 171q0 9-9 9l-35-1",
    ahead: "M880 406l-135-6q-3 0-3-3q0-2-2-2l-181 27",
    stops: [
      {
        x: 209,
        y: 398,
        side: "below",
      },
      {
        x: 487,
        y: 225,
        side: "below",
      },
      {
        x: 866,
        y: 203,
        side: "below",
        phone: "below",
      },
      {
        x: 559,
        y: 422,
        side: "below",
      },
    ],
    live: {
      x: 880,
      y: 406,
      heading: -178,
      accuracy: 34,
    },
    fences: [
      {
        x: 866,
        y: 203,
        radius: 78,
      },
    ],
    stacked: true,
  },
  logistics: {
    wide: {
      background: "/maps/logistics-wide.svg?v=a2787276",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/logistics-phone.svg?v=adb96b04",
      box: {
        x: 520,
        y: 110,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M94 278l284-41q9-1 11 8l4 27q1 9 10 8l68-6q9-1 10 8l29 159q1 9 10 8l148-22q9-1 7-10l-38-199q-2-9 7-11l95-20",
    ahead:
      "M739 187l198-43q9-2 11 7l35 126q3 9 12 6l21-6q9-2 11 6l9 25q3 9 12 7l43-10q1 0 1 0q0-1 0-1l97-27q9-2 11 6l1 7q2 9 11 8l50-4q9-1 10 8l2 19q1 9 10 8l47-5",
    stops: [
      {
        x: 94,
        y: 278,
        side: "above",
      },
      {
        x: 662,
        y: 428,
        side: "below",
        phone: "below",
      },
      {
        x: 1030,
        y: 290,
        side: "below",
      },
      {
        x: 1331,
        y: 324,
        side: "below",
      },
    ],
    live: {
      x: 739,
      y: 187,
      heading: -12,
      accuracy: 38,
    },
    fences: [
      {
        x: 94,
        y: 278,
        radius: 86,
      },
      {
        x: 1030,
        y: 290,
        radius: 74,
      },
    ],
    stacked: true,
  },
  "cold-chain": {
    wide: {
      background: "/maps/cold-chain-wide.svg?v=f5159a24",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/cold-chain-phone.svg?v=0feb2b50",
      box: {
        x: 640,
        y: 60,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M85 445l102 11q9 1 9-8l2-45q0-9 9-9l73 6q1 0 1 1q0 2 2 2l91 5q3 0 3 4q0 3 4 3l149 3q9 0 9-9l2-108q0-9 9-8l66 6q9 1 10-8l3-28q1-9 10-9l21 2q9 0 10-9l4-34q2-9 11-8l295 34",
    ahead: "M980 239l309 37q9 1 10-8l14-85",
    stops: [
      {
        x: 85,
        y: 445,
        side: "below",
      },
      {
        x: 539,
        y: 402,
        side: "right",
      },
      {
        x: 726,
        y: 210,
        side: "above",
        phone: "below",
      },
      {
        x: 1313,
        y: 183,
        side: "above",
      },
    ],
    live: {
      x: 980,
      y: 239,
      heading: 7,
      accuracy: 36,
    },
    fences: [
      {
        x: 85,
        y: 445,
        radius: 80,
      },
    ],
    stacked: true,
  },
  personnel: {
    wide: {
      background: "/maps/personnel-wide.svg?v=cc3bc1c8",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/personnel-phone.svg?v=bcaf0d61",
      box: {
        x: 620,
        y: 130,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M340 138l159 40q9 2 11-7l4-18q3-9 11-5l81 32q9 3 5 12l-17 43q-4 9 5 11l141 39q3 1 2 5q-2 3 1 5l75 29",
    ahead: "M818 324l185 74q8 3 11-5q3-9 11-6l177 67q9 3 12-5l46-134",
    stops: [
      {
        x: 340,
        y: 138,
        side: "below",
      },
      {
        x: 645,
        y: 259,
        side: "above",
      },
      {
        x: 999,
        y: 396,
        side: "below",
        phone: "below",
      },
      {
        x: 1260,
        y: 315,
        side: "right",
      },
    ],
    live: {
      x: 818,
      y: 324,
      heading: 22,
      accuracy: 32,
    },
    fences: [
      {
        x: 960,
        y: 330,
        radius: 130,
      },
    ],
    stacked: true,
  },
  "two-wheeler": {
    wide: {
      background: "/maps/two-wheeler-wide.svg?v=7b0120c8",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/two-wheeler-phone.svg?v=b4250c04",
      box: {
        x: 680,
        y: 110,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M259 472l-21-86q-2-8 7-11l354-92q9-2 12 6l61 159q3 8 11 4l73-31q8-3 5-12l-30-73q-3-8 5-12l204-103",
    ahead: "M940 221l88-45q8-4 12 4l87 179q3 8 12 7l14-3",
    stops: [
      {
        x: 259,
        y: 472,
        side: "below",
      },
      {
        x: 562,
        y: 292,
        side: "above",
      },
      {
        x: 737,
        y: 349,
        side: "right",
        phone: "right",
      },
      {
        x: 1153,
        y: 363,
        side: "below",
      },
    ],
    live: {
      x: 940,
      y: 221,
      heading: -27,
      accuracy: 30,
    },
    fences: [
      {
        x: 259,
        y: 472,
        radius: 70,
      },
    ],
    stacked: true,
  },
  asset: {
    wide: {
      background: "/maps/asset-wide.svg?v=751a85c2",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/asset-phone.svg?v=afe58a51",
      box: {
        x: 690,
        y: 70,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M152 287l15-113q1-9 10-9l485 33q5 1 6-4q0-5 5-5l133 12q9 0 8 9l-7 54q-1 9 8 8l18 0q9 0 9-9l3-50q0-9 9-8l188 16",
    ahead: "M1042 221l39 3q9 1 8 10l0 10q-1 9 8 10l203 11",
    stops: [
      {
        x: 152,
        y: 287,
        side: "below",
      },
      {
        x: 534,
        y: 190,
        side: "below",
      },
      {
        x: 845,
        y: 208,
        side: "above",
        phone: "above",
      },
      {
        x: 1300,
        y: 265,
        side: "above",
      },
    ],
    live: {
      x: 1042,
      y: 221,
      heading: 5,
      accuracy: 40,
    },
    fences: [
      {
        x: 534,
        y: 190,
        radius: 96,
      },
    ],
    stacked: true,
  },
  custom: {
    wide: {
      background: "/maps/custom-wide.svg?v=9bec23ab",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/custom-phone.svg?v=ef050b5c",
      box: {
        x: 740,
        y: 40,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M199 405l417 5q9 0 8-9l-12-137q0-9 9-9l85-1q9 0 7-9l0-2q-2-8 7-10l59-12q8-1 8 6q1 8 9 8l42-4q4 0 4-4q-1-5 3-5l66-9q4-1 3-4q0-4 3-4l74-14q9-2 8-11l-1-4q-1-9 8-10l44-4",
    ahead: "M1050 162l85-8q9-1 10 8l1 46q1 9 10 9l108-3",
    stops: [
      {
        x: 199,
        y: 405,
        side: "below",
      },
      {
        x: 624,
        y: 394,
        side: "right",
      },
      {
        x: 892,
        y: 215,
        side: "above",
        phone: "above",
      },
      {
        x: 1264,
        y: 214,
        side: "below",
      },
    ],
    live: {
      x: 1050,
      y: 162,
      heading: -5,
      accuracy: 34,
    },
    fences: [],
    stacked: true,
  },
  "electric-bike": {
    wide: {
      background: "/maps/electric-bike-wide.svg?v=1e264a00",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/electric-bike-phone.svg?v=7bf6b51b",
      box: {
        x: 720,
        y: 100,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M236 253l140 36q9 2 11-7l32-121q3-8 11-6l71 20q9 3 7 12l-27 119q-2 9 6 11l176 45q9 2 11-6l4-17q2-9 11-7l20 5q9 2 11-6l22-101q2-8 11-7l216 34q9 2 6 10l-6 17q-3 8 5 11l17 5",
    ahead: "M991 300l84 25q7 2 5 9q-2 6 5 8l113 29",
    stops: [
      {
        x: 236,
        y: 253,
        side: "below",
      },
      {
        x: 493,
        y: 253,
        side: "right",
      },
      {
        x: 867,
        y: 241,
        side: "above",
        phone: "above",
      },
      {
        x: 1198,
        y: 371,
        side: "below",
      },
    ],
    live: {
      x: 991,
      y: 300,
      heading: 17,
      accuracy: 32,
    },
    fences: [
      {
        x: 610,
        y: 270,
        radius: 250,
      },
    ],
    stacked: true,
  },
  motorcycle: {
    wide: {
      background: "/maps/motorcycle-wide.svg?v=a993a644",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/motorcycle-phone.svg?v=a85698b4",
      box: {
        x: 690,
        y: 90,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M135 383l48-128q3-8 12-6l322 94q8 3 11-6l19-82q2-8 11-7l173 34q8 2 11-7l3-13q2-9 11-8l273 34",
    ahead: "M1029 288l210 26q9 2 8 10l-3 20q-1 8 7 12l42 21",
    stops: [
      {
        x: 135,
        y: 383,
        side: "below",
      },
      {
        x: 511,
        y: 341,
        side: "above",
      },
      {
        x: 803,
        y: 260,
        side: "above",
        phone: "below",
      },
      {
        x: 1293,
        y: 377,
        side: "below",
      },
    ],
    live: {
      x: 1029,
      y: 288,
      heading: 7,
      accuracy: 36,
    },
    fences: [
      {
        x: 135,
        y: 383,
        radius: 72,
      },
    ],
    stacked: true,
  },
  "car-finance": {
    wide: {
      background: "/maps/car-finance-wide.svg?v=de329d15",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/car-finance-phone.svg?v=c9312dfb",
      box: {
        x: 800,
        y: 40,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M277 204l32 119q2 9 11 6l251-79q9-2 12 6l10 30q3 9 11 7l20-3q9-1 7-10l-9-36q-3-9 6-12l209-65q9-3 12 5l22 62q3 8 12 6l65-19q8-3 11 6l16 59q2 9 11 6l92-32",
    ahead: "M1078 260l127-45q4-1 3-5q-1-3 3-4l35-10",
    stops: [
      {
        x: 277,
        y: 204,
        side: "above",
      },
      {
        x: 631,
        y: 283,
        side: "below",
      },
      {
        x: 955,
        y: 219,
        side: "above",
        phone: "above",
      },
      {
        x: 1246,
        y: 196,
        side: "below",
      },
    ],
    live: {
      x: 1078,
      y: 260,
      heading: -19,
      accuracy: 38,
    },
    fences: [
      {
        x: 360,
        y: 300,
        radius: 210,
      },
    ],
    stacked: true,
  },
  bicycle: {
    wide: {
      background: "/maps/bicycle-wide.svg?v=9fff5664",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/bicycle-phone.svg?v=f7d48d18",
      box: {
        x: 620,
        y: 90,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M189 368l-3-16q-1-9 7-11l358-86q9-2 11 7l16 103q1 9 10 8l171-13q9-1 7-10l-3-24q-1-9 7-11l87-12q5-1 4-6q-1-4 3-5l33-4",
    ahead: "M897 288l6-1q7-1 8 5l0 2q1 7 9 6l151-19q4-1 4-5q0-5 5-5l124 3q9 1 9 9l2 43",
    stops: [
      {
        x: 189,
        y: 368,
        side: "below",
      },
      {
        x: 724,
        y: 362,
        side: "below",
        phone: "below",
      },
      {
        x: 1215,
        y: 326,
        side: "below",
      },
    ],
    live: {
      x: 897,
      y: 288,
      heading: -8,
      accuracy: 30,
    },
    fences: [],
    stacked: true,
  },
  cbd: {
    wide: {
      background: "/maps/cbd-wide.svg?v=ea4fa20b",
      box: {
        x: 0,
        y: 0,
        width: 1440,
        height: 620,
      },
    },
    phone: {
      background: "/maps/cbd-phone.svg?v=381c45d9",
      box: {
        x: 690,
        y: 60,
        width: 430,
        height: 450,
      },
    },
    keep: "centre",
    past: "M355 184l245 50q8 2 10-7l2-10q2-9 11-8l284 39q9 1 7 10l-5 42q-1 9 8 10l18 3q9 1 10-8l6-42q2-9 10-8l18 3",
    ahead: "M979 258l141 19q9 1 10-8l5-34",
    stops: [
      {
        x: 355,
        y: 184,
        side: "above",
      },
      {
        x: 583,
        y: 231,
        side: "below",
      },
      {
        x: 810,
        y: 235,
        side: "above",
        phone: "above",
      },
      {
        x: 1135,
        y: 235,
        side: "above",
      },
    ],
    live: {
      x: 979,
      y: 258,
      heading: 8,
      accuracy: 30,
    },
    fences: [
      {
        x: 740,
        y: 270,
        radius: 230,
      },
    ],
    stacked: true,
  },
};
