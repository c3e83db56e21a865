/** The size of an article's picture, and what each is made of. */
import sharp from "sharp";
import { drawBackground, type BackgroundLook } from "#demo/studio/maps/background.ts";
import { generateCity, type CityPlan } from "#demo/studio/maps/city.ts";
import { mapColours } from "#demo/studio/maps/colours.ts";
import { roundedPath } from "#demo/studio/maps/curves.ts";
import type { Point } from "#demo/studio/maps/polygons.ts";
import { placeOn } from "#demo/studio/maps/route.ts";
import { type Box, rect, svg } from "./svg.ts";

export const WIDTH = 1600;
export const HEIGHT = 900;
export const WHOLE: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

const PRODUCTS = new URL("../../content/media/products/", import.meta.url);

/** A picture on a ground of one colour. */
export function picture(ground: string, ...parts: string[]): string {
  return svg(WHOLE, rect(0, 0, WIDTH, HEIGHT, ground) + parts.join("\n"));
}

/** A product picture filling a part of the drawing. `name` is its file without ending; `zoom` 1 shows its full height. */
export async function still(name: string, { x, y, width, height }: Box, { zoom = 1, across = 0.5, down = 0.5 } = {}): Promise<string> {
  const source = sharp(new URL(`${name}.webp`, PRODUCTS).pathname);
  const { width: w = 1, height: h = 1 } = await source.metadata();
  const scale = Math.max(height / h, width / w) * zoom;
  const part = { width: Math.min(w, Math.round(width / scale)), height: Math.min(h, Math.round(height / scale)) };
  const data = await source
    .extract({ left: Math.round((w - part.width) * across), top: Math.round((h - part.height) * down), ...part })
    .resize({ width: Math.round(width), height: Math.round(height) })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/jpeg;base64,${data.toString("base64")}"/>`;
}

/** Half the picture's size: the towns' streets are as wide as on the site's maps when they are shown at twice their size. */
const TOWN_SCALE = 2;

/** A town with what lies on it: its ground as a drawing, and the way that leads through it. All in the picture's pixels. */
export interface Town {
  ground: string;
  route: Point[];
  /** The way from one part of the route to another, as path data; 0 is its beginning, 1 its end. */
  way: (from: number, to: number) => string;
  at: (part: number) => Point;
}

/**
 * Grows a town.
 * @param plan in the map's units, of which the picture shows 800 × 450
 */
export function town(plan: Omit<CityPlan, "width" | "height">, theme: BackgroundLook["theme"] = "both"): Town {
  const whole: CityPlan = { width: WIDTH / TOWN_SCALE, height: HEIGHT / TOWN_SCALE, ...plan };
  const city = generateCity(whole);
  const box = { x: 0, y: 0, width: whole.width, height: whole.height };
  const drawn = drawBackground(whole, city, box, { grid: 160, fade: false, theme }, mapColours());
  const ground = drawn.replace(/<style>.*?<\/style>/s, "").replace("<svg ", `<svg x="0" y="0" `).replace(`width="${whole.width}" height="${whole.height}">`, `width="${WIDTH}" height="${HEIGHT}">`);
  const route = city.route.map(({ x, y }) => ({ x: x * TOWN_SCALE, y: y * TOWN_SCALE }));
  const at = (part: number) => placeOn(route, part);
  const way = (from: number, to: number) => {
    const { past } = placeOn(route, to);
    return roundedPath(from === 0 ? past : [at(from), ...past.slice(placeOn(route, from).past.length - 1)], 14);
  };
  return { ground, route, at, way };
}
