import type { MapScene } from "./scenes/scene.ts";
import { SOLUTION_SCENES } from "./scenes/solution-scenes.server.ts";

/** The map of a solution, by its slug. A solution that has no map of its own gets the one of custom solutions. */
export function solutionScene(slug: string): MapScene {
  const scene = SOLUTION_SCENES[slug] ?? SOLUTION_SCENES["custom"];
  if (!scene) throw new Error("scenes/solution-scenes.server.ts has no map for custom solutions; run `npm run maps`");
  return scene;
}
