import type { Scaled } from "#app/components/media/from-above.tsx";
import { pictureAddress } from "#app/lib/picture.ts";
import { outline } from "#shared/geometry/outline.ts";
import { productEntries, productsBySlug, type ProductEntry } from "./index/product-entries.server.ts";

/** A product from above with a circle round it, to be drawn to one scale. */
export interface ScaledCircle extends Scaled {
  code: string;
  /** Radius of the circle, in metres. */
  radius: number;
}

/** The circle with this radius in metres round a product; null for a product that is not there. */
export async function scaledCircle(slug: string, radius: number): Promise<ScaledCircle | null> {
  const entry = productsBySlug(await productEntries()).get(slug);
  return entry ? { code: entry.code, radius, ...scaledView(entry) } : null;
}

/** Pixels of a picture for each millimetre: enough for screens with two pixels a point. */
const PIXELS_PER_MM = 5;

/** A product from above, with its picture if editors have marked the body in it. */
export function scaledView({ outline: form, size, topView, pictures: [, above] }: ProductEntry): Scaled {
  const body = outline({ outline: form, ...size }).top.shapes.find(({ layer, kind }) => layer === "OUTLINE" && kind !== "line");
  const corner = body?.kind === "box" ? body.r : Math.min(size.width, size.depth) / 2;
  if (!topView || !above) return { size, corner, picture: null };
  const { left, top, width: part, height: highPart } = topView;
  const [width, height] = [(size.width / part) * 100, (size.depth / highPart) * 100];
  return {
    size,
    corner,
    picture: {
      address: pictureAddress({ ...above.view, alt: "" }, width * PIXELS_PER_MM),
      left: (-left * width) / 100,
      top: (-top * height) / 100,
      width,
      height,
    },
  };
}
