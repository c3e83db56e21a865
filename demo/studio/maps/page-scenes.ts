import type { BackgroundLook } from "./background.ts";
import type { CityPlan } from "./city.ts";
import { points, type ScenePlan } from "./scene-plan.ts";

/** The opening of the home page: a delivery through a town between river and hill. The text stands on the left. */
const home: ScenePlan = {
  name: "home",
  city: {
    width: 1440,
    height: 780,
    seed: 9,
    river: points([-40, 640], [180, 600], [420, 640], [640, 560], [820, 590], [1010, 520], [1180, 420], [1330, 430], [1500, 340]),
    riverWidth: 58,
    hills: [
      { x: 1215, y: 70, radius: 160, height: 1.6 },
      { x: 740, y: 830, radius: 90, height: 0.9 },
    ],
    via: points([617, 691], [737, 438], [790, 290], [930, 270], [960, 440], [1242, 360]),
  },
  stops: [
    { at: 0, side: "left" },
    { at: 0.27, side: "right" },
    { at: 0.5, side: "left" },
    { at: 1, side: "right" },
  ],
  live: { at: 0.66, accuracy: 40 },
  plate: { x: 965, y: 190 },
  latitudes: ["22°34′N", "22°33′N", "22°32′N", "22°31′N"],
  phoneBox: { x: 738, y: 94, width: 430, height: 440 },
  keep: "right",
  look: { grid: 160, fade: true, theme: "both" },
  stacked: false,
};

/** The map of the platform's simulated fleet: the first way is the route, the others follow. */
export const FLEET: { city: CityPlan; look: BackgroundLook } = {
  city: {
    width: 900,
    height: 560,
    seed: 14,
    river: points([-30, 120], [160, 170], [330, 140], [520, 210], [640, 330], [700, 450], [800, 600]),
    riverWidth: 46,
    hills: [{ x: 130, y: 520, radius: 80, height: 0.9 }],
    via: points([85, 338], [296, 277], [420, 330], [472, 210], [520, 120], [600, 200], [819, 258]),
    otherWays: [
      points([190, 60], [330, 80], [470, 60], [640, 100], [760, 60], [800, 180]),
      points([60, 440], [250, 460], [420, 420], [560, 500], [620, 420]),
      points([700, 130], [760, 210], [850, 330], [780, 420], [860, 500]),
      points([250, 330], [300, 400], [380, 380], [340, 300]),
    ],
    blockArea: 2200,
  },
  look: { grid: 140, fade: false, theme: "dark" },
};

/** The error page: the route ends, and a dotted line goes on into the hills. */
const lost: ScenePlan = {
  name: "lost",
  city: {
    width: 1440,
    height: 760,
    seed: 7,
    river: points([-40, 690], [300, 640], [620, 700], [900, 620], [1200, 650], [1500, 560]),
    riverWidth: 60,
    hills: [
      { x: 1240, y: 300, radius: 200, height: 1.7 },
      { x: 960, y: 120, radius: 90, height: 0.7 },
    ],
    via: points([629, 720], [617, 531], [800, 418]),
  },
  stops: [
    { at: 0, side: "right" },
    { at: 0.4, side: "right" },
    { at: 1, side: "above", phone: "right" },
  ],
  live: null,
  lost: points([890, 370], [980, 410], [1060, 330], [1120, 225], [1190, 250]),
  fences: [{ x: 1190, y: 250, radius: 92 }],
  phoneBox: { x: 690, y: 130, width: 620, height: 534 },
  keep: "right",
  look: { grid: 160, fade: true, theme: "both" },
  stacked: false,
};

/** The way from the underground station to the company, for the desk's sign-in: its view lays the way over the drawn map itself. */
export const SIGN_IN_SCENE: ScenePlan = {
  name: "contact",
  city: {
    width: 1440,
    height: 480,
    seed: 12,
    river: points([-40, 430], [300, 400], [600, 440], [900, 400], [1180, 300], [1500, 280]),
    riverWidth: 56,
    hills: [
      { x: 1260, y: 60, radius: 90, height: 1.1 },
      { x: 410, y: 30, radius: 55, height: 0.8 },
    ],
    via: points([640, 130], [660, 210], [760, 160], [860, 90], [900, 250]),
    blockArea: 2100,
  },
  stops: [
    { at: 0, side: "above", phone: "above" },
    { at: 1, side: "right", phone: "right" },
  ],
  live: { at: 1, accuracy: 36 },
  walk: true,
  phoneBox: { x: 570, y: 40, width: 480, height: 345 },
  keep: "centre",
  look: { grid: 120, fade: false, theme: "both" },
  stacked: true,
};

export const PAGE_SCENES: ScenePlan[] = [home, lost];
