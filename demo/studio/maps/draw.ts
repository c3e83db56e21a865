/**
 * Draws the site's maps: background files in public/maps and, in `app/components/map/scenes/`, what the pages lay over them.
 * Run it (`npm run maps`) after a change to the generator, to a scene or to the maps' colours; the results are committed.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { drawBackground, type Box } from "./background.ts";
import { generateCity, type City } from "./city.ts";
import { drawCoast, LOCATION_BOX, LOCATION_PHONE_BOX, PROJECTION } from "./coast.ts";
import { mapColours } from "./colours.ts";
import { composeScene } from "./compose.ts";
import { FLEET, PAGE_SCENES, SIGN_IN_SCENE } from "./page-scenes.ts";
import { wideBox, type ScenePlan } from "./scene-plan.ts";
import type { LocationScene } from "#app/components/map/scenes/map-location.ts";
import type { FleetMap, MapScene } from "#app/components/map/scenes/scene.ts";

const BACKGROUNDS = new URL("../../../public/maps/", import.meta.url);
const SCENES = new URL("../../../app/components/map/scenes/", import.meta.url);
/** What a background may weigh, in bytes: it is fetched before the page looks finished. */
const HEAVIEST = 60_000;
const HEADER = "/* Written by demo/studio/maps/draw.ts: change the plans there and run `npm run maps`. */\n";
/** Length of the scale bar of the coast. */
const SCALE_KM = 10;
const SCALE_UNITS = 100;

const colours = mapColours();

/** Writes a background and returns its address, which changes with its content. */
function writeBackground(name: string, svg: string): string {
  if (svg.length > HEAVIEST) throw new RangeError(`Map ${name} has ${svg.length} bytes, more than ${HEAVIEST}`);
  writeFileSync(new URL(`${name}.svg`, BACKGROUNDS), svg);
  const version = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return `/maps/${name}.svg?v=${version}`;
}

/** Writes a part of a scene's city and returns its address. */
function drawCrop({ name, city: plan, look }: ScenePlan, city: City, crop: string, box: Box): string {
  return writeBackground(`${name}-${crop}`, drawBackground(plan, city, box, look, colours));
}

function drawScene(plan: ScenePlan): MapScene {
  const city = generateCity(plan.city);
  return composeScene(plan, city, { wide: drawCrop(plan, city, "wide", wideBox(plan)), phone: drawCrop(plan, city, "phone", plan.phoneBox) });
}

function writeModule(name: string, text: string): void {
  writeFileSync(new URL(name, SCENES), HEADER + text);
}

function constant(name: string, type: string, value: unknown): string {
  return `export const ${name}: ${type} = ${JSON.stringify(value)};\n`;
}

mkdirSync(BACKGROUNDS, { recursive: true });
mkdirSync(SCENES, { recursive: true });

for (const plan of PAGE_SCENES) {
  writeModule(`${plan.name}.ts`, `import type { MapScene } from "./scene.ts";\n\n${constant(plan.name, "MapScene", drawScene(plan))}`);
}

function drawFleetMap(): FleetMap {
  const { width, height } = FLEET.city;
  const city = generateCity(FLEET.city);
  const ground = writeBackground("platform", drawBackground(FLEET.city, city, { x: 0, y: 0, width, height }, FLEET.look, colours));
  const ways = [city.route, ...city.otherWays].map((way) => way.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
  return { ground, width, height, ways };
}

writeModule("platform.ts", `import type { FleetMap } from "./scene.ts";\n\n${constant("platform", "FleetMap", drawFleetMap())}`);

drawCrop(SIGN_IN_SCENE, generateCity(SIGN_IN_SCENE.city), "wide", wideBox(SIGN_IN_SCENE));

const location: LocationScene = {
  wide: { background: writeBackground("location-wide", drawCoast(LOCATION_BOX, colours)), box: LOCATION_BOX },
  phone: { background: writeBackground("location-phone", drawCoast(LOCATION_PHONE_BOX, colours)), box: LOCATION_PHONE_BOX },
  projection: PROJECTION,
  scale: { kilometres: SCALE_KM, units: SCALE_UNITS },
};
writeModule("location.ts", `import type { LocationScene } from "./map-location.ts";\n\n${constant("location", "LocationScene", location)}`);
