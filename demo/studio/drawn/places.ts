/** Pictures of articles about places and ways, on towns that the site's map generator grows. */
import { points } from "#demo/studio/maps/scene-plan.ts";
import { picture, town } from "./pictures.ts";
import { ahead, circle, COLOURS, figure, line, live, past, rect, stop, times } from "./svg.ts";

const { ink, paper, route, signal } = COLOURS;
/** A way with the light of the streets around it, so that it is seen on any ground. */
const cased = (d: string, ground: string) => line(d, ground, 20);
/** A label that stands on a map. */
const label = (x: number, y: number, text: string) => rect(x, y - 44, text.length * 24 + 44, 62, ink, { radius: 4 }) + figure(x + text.length * 12 + 22, y, text, { size: 42, colour: paper });

/** A person's day at work: their way is seen within the shift, and only roughly. */
function shiftOnly(): string {
  const { ground, way, at } = town({ seed: 21, angle: 0.16, river: points([-20, 330], [180, 350], [360, 300], [560, 360], [820, 320]), riverWidth: 34, hills: [{ x: 690, y: 70, radius: 90, height: 1.2 }], parks: 0.12, via: points([120, 260], [300, 150], [430, 210], [560, 120]), blockArea: 2100 }, "dark");
  const here = at(0.62);
  const hour = (value: number) => 200 + value * 50;
  return picture(
    "#1d2b37",
    ground,
    rect(0, 0, 1600, 900, "#ffffff14"),
    cased(way(0, 0.62), "#1d2b37"),
    line(way(0, 0.62), signal, 9),
    stop(at(0).x, at(0).y, 16, "#1d2b37"),
    circle(here.x, here.y, 170, signal, signal, 4, 'fill-opacity=".16" stroke-opacity=".8" stroke-dasharray="14 12"'),
    circle(here.x, here.y, 66, signal, "", 0, 'fill-opacity=".22"'),
    rect(0, 730, 1600, 170, ink),
    line(`M${hour(0)} 800H${hour(24)}`, "#3a4d58", 14),
    line(`M${hour(9)} 800H${hour(18)}`, signal, 14),
    stop(hour(9), 800, 20, ink),
    stop(hour(18), 800, 20, ink),
    figure(hour(9), 872, "9:00", { size: 40, colour: paper }),
    figure(hour(18), 872, "18:00", { size: 40, colour: paper }),
  );
}

/** A stolen bike's night: where it stood, where it was taken, where it was found. */
function stolenBike(): string {
  const { ground, way, at } = town({ seed: 34, angle: -0.3, river: points([600, -20], [580, 120], [640, 260], [610, 470]), riverWidth: 40, hills: [], parks: 0.1, via: points([90, 110], [250, 180], [330, 330], [480, 250], [690, 240]), blockArea: 1300 });
  const [parked, taken, found] = [at(0), at(0.55), at(1)];
  return picture(
    paper,
    ground,
    circle(parked.x, parked.y, 120, signal, route, 4, 'fill-opacity=".08" stroke-dasharray="12 10"'),
    cased(way(0, 1), paper),
    past(way(0, 0.55), 11),
    ahead(way(0.55, 1), 9),
    stop(parked.x, parked.y, 20),
    stop(taken.x, taken.y, 20),
    live(found.x, found.y, 26),
    label(parked.x + 44, parked.y - 34, "02:14"),
    label(taken.x + 44, taken.y + 40, "02:31"),
    label(found.x - 80, found.y - 96, "03:05"),
  );
}

/** A financed car: seven nights away from the place where it always stood. */
function nightsAway(): string {
  const { ground, way, at } = town({ seed: 47, angle: 0.08, river: points([-20, 60], [180, 110], [380, 70], [600, 130], [820, 90]), riverWidth: 44, hills: [{ x: 90, y: 400, radius: 90, height: 1.1 }], via: points([170, 250], [330, 300], [470, 220], [660, 330]), blockArea: 2300 });
  const [home, away] = [at(0), at(1)];
  return picture(
    paper,
    ground,
    circle(home.x, home.y, 150, signal, route, 4, 'fill-opacity=".08" stroke-dasharray="12 10"'),
    cased(way(0, 1), paper),
    past(way(0, 1), 10),
    stop(home.x, home.y, 20),
    circle(away.x, away.y, 92, paper, route, 3, 'fill-opacity=".8"'),
    times(7, (night) => {
      const turn = ((night * 360) / 7 - 90) * (Math.PI / 180);
      const [x, y] = [away.x + Math.cos(turn) * 62, away.y + Math.sin(turn) * 62];
      return night === 6 ? live(x, y, 17, 30) : circle(x, y, 15, ink);
    }),
    figure(away.x, away.y + 20, "7", { size: 58 }),
  );
}

export const PLACES = {
  "cloud-release-positioning-privacy": shiftOnly,
  "e-bike-theft-and-tracking": stolenBike,
  "vehicle-finance-risk-signals": nightsAway,
};
