import type { CityPlan } from "./city.ts";
import { points, type ScenePlan } from "./scene-plan.ts";

type SolutionPlan = Pick<ScenePlan, "name" | "stops" | "live" | "fences" | "phoneBox"> & { city: Omit<CityPlan, "width" | "height"> };

/** All solutions are shown alike: a band across the page, labels in two lines. */
function solution({ city, ...plan }: SolutionPlan): ScenePlan {
  return {
    ...plan,
    city: { width: 1440, height: 620, ...city },
    keep: "centre",
    look: { grid: 120, fade: false, theme: "both" },
    stacked: true,
  };
}

/** From the port along the river to a shop, with a detour and a distribution centre. */
const logistics = solution({
  name: "logistics",
  city: {
    seed: 15,
    river: points([-40, 90], [150, 160], [330, 130], [520, 230], [700, 300], [900, 290], [1090, 400], [1260, 470], [1500, 500]),
    riverWidth: 70,
    hills: [
      { x: 1160, y: 70, radius: 130, height: 1.2 },
      { x: 200, y: 520, radius: 150, height: 1.1 },
    ],
    via: points([85, 286], [405, 285], [620, 462], [751, 312], [1050, 305], [1338, 342]),
    blockArea: 3200,
  },
  stops: [
    { at: 0, side: "above" },
    { at: 0.4, side: "below", phone: "below" },
    { at: 0.8, side: "below" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.58, accuracy: 38 },
  fences: [
    { stop: 0, radius: 86 },
    { stop: 2, radius: 74 },
  ],
  phoneBox: { x: 520, y: 110, width: 430, height: 450 },
});

/** A long way through two ranges of hills, from the cold store to the pharmacy. */
const coldChain = solution({
  name: "cold-chain",
  city: {
    seed: 3,
    angle: 0.14,
    river: points([560, -40], [600, 90], [720, 180], [760, 320], [880, 430], [900, 660]),
    riverWidth: 52,
    hills: [
      { x: 330, y: 120, radius: 130, height: 1.3 },
      { x: 1120, y: 520, radius: 150, height: 1.2 },
    ],
    via: points([110, 430], [420, 400], [660, 260], [1000, 230], [1330, 180]),
    blockArea: 3000,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.34, side: "right" },
    { at: 0.58, side: "above", phone: "below" },
    { at: 1, side: "above" },
  ],
  live: { at: 0.74, accuracy: 36 },
  fences: [{ stop: 0, radius: 80 }],
  phoneBox: { x: 640, y: 60, width: 430, height: 450 },
});

/** A day's round of a company car, back to the yard. */
const smartVehicle = solution({
  name: "smart-vehicle",
  city: {
    seed: 6,
    angle: -0.12,
    river: points([-40, 520], [260, 560], [560, 500], [860, 540], [1150, 480], [1500, 540]),
    riverWidth: 50,
    hills: [{ x: 1290, y: 110, radius: 110, height: 1.1 }],
    via: points([210, 380], [430, 180], [760, 150], [1020, 260], [880, 420], [560, 400]),
    blockArea: 2500,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.3, side: "below" },
    { at: 0.62, side: "below", phone: "below" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.8, accuracy: 34 },
  fences: [{ stop: 2, radius: 78 }],
  phoneBox: { x: 600, y: 70, width: 430, height: 450 },
});

/** A round on foot between works and hills. */
const personnel = solution({
  name: "personnel",
  city: {
    seed: 6,
    angle: 0.2,
    river: points([-40, 300], [180, 330], [380, 280], [560, 340], [640, 480], [700, 660]),
    riverWidth: 34,
    hills: [
      { x: 1020, y: 110, radius: 140, height: 1.3 },
      { x: 200, y: 560, radius: 110, height: 1 },
    ],
    parks: 0.14,
    via: points([330, 130], [560, 180], [800, 330], [1010, 400], [1260, 330]),
    blockArea: 2300,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.36, side: "above" },
    { at: 0.68, side: "below", phone: "below" },
    { at: 1, side: "right" },
  ],
  live: { at: 0.52, accuracy: 32 },
  fences: [{ x: 960, y: 330, radius: 130 }],
  phoneBox: { x: 620, y: 130, width: 430, height: 450 },
});

/** Small lanes of an old quarter: parked, moved, found. */
const twoWheeler = solution({
  name: "two-wheeler",
  city: {
    seed: 12,
    angle: -0.3,
    jitter: 0.26,
    river: points([1500, 120], [1260, 150], [1090, 90], [920, -40]),
    riverWidth: 40,
    hills: [{ x: 120, y: 90, radius: 100, height: 1 }],
    parks: 0.1,
    via: points([260, 470], [480, 330], [760, 410], [880, 220], [1160, 340]),
    blockArea: 1700,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.3, side: "above" },
    { at: 0.58, side: "right", phone: "right" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.76, accuracy: 30 },
  fences: [{ stop: 0, radius: 70 }],
  phoneBox: { x: 680, y: 110, width: 430, height: 450 },
});

/** Yards and quays: large blocks, few streets, a container that moved at night. */
const asset = solution({
  name: "asset",
  city: {
    seed: 15,
    angle: 0.08,
    river: points([-40, 470], [240, 500], [520, 430], [800, 470], [1100, 380], [1500, 420]),
    riverWidth: 110,
    hills: [{ x: 620, y: 40, radius: 110, height: 1 }],
    parks: 0.04,
    via: points([140, 260], [440, 300], [820, 280], [1010, 200], [1310, 240]),
    blockArea: 5200,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.34, side: "below" },
    { at: 0.66, side: "above", phone: "above" },
    { at: 1, side: "above" },
  ],
  live: { at: 0.8, accuracy: 40 },
  fences: [{ stop: 1, radius: 96 }],
  phoneBox: { x: 690, y: 70, width: 430, height: 450 },
});

/** From the first talk to delivery, across town. */
const custom = solution({
  name: "custom",
  city: {
    seed: 18,
    angle: -0.18,
    river: points([380, -40], [420, 120], [560, 220], [620, 380], [760, 470], [820, 660]),
    riverWidth: 56,
    hills: [
      { x: 1200, y: 480, radius: 120, height: 1.2 },
      { x: 90, y: 120, radius: 90, height: 0.9 },
    ],
    via: points([180, 400], [460, 420], [720, 260], [980, 180], [1300, 230]),
    blockArea: 2800,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.32, side: "right" },
    { at: 0.66, side: "above", phone: "above" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.8, accuracy: 34 },
  phoneBox: { x: 740, y: 40, width: 430, height: 450 },
});

/** An operating area and the bike that leaves it. */
const electricBike = solution({
  name: "electric-bike",
  city: {
    seed: 23,
    angle: 0.26,
    river: points([-40, 560], [300, 520], [560, 570], [820, 500], [1080, 560], [1500, 470]),
    riverWidth: 44,
    hills: [{ x: 1330, y: 90, radius: 90, height: 1 }],
    parks: 0.1,
    via: points([240, 250], [520, 170], [700, 330], [900, 240], [1190, 360]),
    blockArea: 1900,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.32, side: "right" },
    { at: 0.72, side: "above", phone: "above" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.84, accuracy: 32 },
  fences: [{ x: 610, y: 270, radius: 250 }],
  phoneBox: { x: 720, y: 100, width: 430, height: 450 },
});

/** A road between hills, ridden at night. */
const motorcycle = solution({
  name: "motorcycle",
  city: {
    seed: 9,
    angle: 0.34,
    hills: [
      { x: 360, y: 90, radius: 120, height: 1.2 },
      { x: 700, y: 520, radius: 140, height: 1.3 },
      { x: 1180, y: 110, radius: 120, height: 1.1 },
    ],
    via: points([150, 360], [480, 330], [760, 240], [980, 360], [1300, 400]),
    blockArea: 2600,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.34, side: "above" },
    { at: 0.62, side: "above", phone: "below" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.78, accuracy: 36 },
  fences: [{ stop: 0, radius: 72 }],
  phoneBox: { x: 690, y: 90, width: 430, height: 450 },
});

/** Out of the agreed area, across the river. */
const carFinance = solution({
  name: "car-finance",
  city: {
    seed: 27,
    angle: -0.26,
    river: points([720, -40], [700, 120], [790, 250], [760, 400], [860, 520], [850, 660]),
    riverWidth: 76,
    hills: [{ x: 1270, y: 520, radius: 130, height: 1.2 }],
    via: points([240, 200], [420, 390], [640, 300], [960, 260], [1240, 210]),
    blockArea: 3000,
  },
  stops: [
    { at: 0, side: "above" },
    { at: 0.38, side: "below" },
    { at: 0.72, side: "above", phone: "above" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.86, accuracy: 38 },
  fences: [{ x: 360, y: 300, radius: 210 }],
  phoneBox: { x: 800, y: 40, width: 430, height: 450 },
});

/** A ride through parks along the water. */
const bicycle = solution({
  name: "bicycle",
  city: {
    seed: 31,
    angle: -0.06,
    river: points([-40, 200], [220, 240], [470, 170], [740, 220], [1000, 150], [1260, 220], [1500, 160]),
    riverWidth: 48,
    hills: [{ x: 980, y: 540, radius: 130, height: 1.2 }],
    parks: 0.24,
    via: points([190, 370], [430, 310], [690, 360], [860, 310], [1220, 340]),
    blockArea: 2200,
  },
  stops: [
    { at: 0, side: "below" },
    { at: 0.52, side: "below", phone: "below" },
    { at: 1, side: "below" },
  ],
  live: { at: 0.7, accuracy: 30 },
  phoneBox: { x: 620, y: 90, width: 430, height: 450 },
});

/** A dense grid of one district and its boundary. */
const cbd = solution({
  name: "cbd",
  city: {
    seed: 2,
    angle: 0.04,
    jitter: 0.05,
    river: points([-40, 560], [380, 540], [760, 580], [1140, 540], [1500, 570]),
    riverWidth: 64,
    parks: 0.09,
    via: points([330, 190], [560, 330], [760, 170], [930, 330], [1130, 240]),
    blockArea: 2100,
  },
  stops: [
    { at: 0, side: "above" },
    { at: 0.24, side: "below" },
    { at: 0.5, side: "above", phone: "above" },
    { at: 1, side: "above" },
  ],
  live: { at: 0.8, accuracy: 30 },
  fences: [{ x: 740, y: 270, radius: 230 }],
  phoneBox: { x: 690, y: 60, width: 430, height: 450 },
});

export const SOLUTION_SCENES: ScenePlan[] = [
  smartVehicle,
  logistics,
  coldChain,
  personnel,
  twoWheeler,
  asset,
  custom,
  electricBike,
  motorcycle,
  carFinance,
  bicycle,
  cbd,
];
