import type { MapScene } from "#app/components/map/scenes/scene.ts";
import type { City } from "./city.ts";
import { distance, roundedPath, splinePath } from "./curves.ts";
import { placeOn } from "./route.ts";
import { wideBox, type ScenePlan } from "./scene-plan.ts";

/** How round the corners of a route are. */
const CORNER = 9;

/**
 * What a page lays over a map's background.
 * @param backgrounds addresses of the background files
 */
export function composeScene(plan: ScenePlan, city: City, backgrounds: { wide: string; phone: string }): MapScene {
  const { route } = city;
  const live = plan.live && { ...placeOn(route, plan.live.at), accuracy: plan.live.accuracy };
  const end = route.at(-1);
  const lost = plan.lost && end ? splinePath([{ x: tenth(end.x), y: tenth(end.y) }, ...plan.lost]) : undefined;
  const stops = plan.stops.map(({ at, ...label }) => ({ ...place(placeOn(route, at)), ...label }));
  return {
    wide: { background: backgrounds.wide, box: wideBox(plan) },
    phone: { background: backgrounds.phone, box: plan.phoneBox },
    keep: plan.keep,
    past: plan.walk ? "" : roundedPath(live?.past ?? route, CORNER),
    ahead: plan.walk ? roundedPath(route, CORNER) : live && end && distance(live, end) > 1 ? roundedPath(live.ahead, CORNER) : "",
    ...(lost === undefined ? {} : { lost }),
    stops,
    live: live && { ...place(live), heading: plan.walk ? null : Math.round(live.heading), accuracy: live.accuracy },
    fences: (plan.fences ?? []).map((fence) => {
      if (!("stop" in fence)) return fence;
      const stop = stops[fence.stop];
      if (!stop) throw new RangeError(`Map ${plan.name} has no stop ${fence.stop} to fence`);
      return { x: stop.x, y: stop.y, radius: fence.radius };
    }),
    ...(plan.plate ? { plate: plan.plate } : {}),
    ...(plan.latitudes ? { latitudes: { step: plan.look.grid, names: plan.latitudes } } : {}),
    stacked: plan.stacked,
  };
}

/** In whole units, as the line is that it stands on. */
function place({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
