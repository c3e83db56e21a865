import sharp from "sharp";
import { decodeAs } from "../lib/text-encoding.ts";
import { MAX_PIXELS } from "./most-pixels.ts";

/** Bytes of the largest drawing that is read: a logo takes some thousand. */
const MAX_BYTES = 1024 * 1024;
/** Pixels of the longer side of the rendered picture: four times the size of a logo on the sharpest screens. */
const LONGER_SIDE = 1600;
/** Dots per inch at which a unit of a drawing is a pixel. */
const UNIT_DENSITY = 72;
/** The densities that sharp takes. */
const DENSITIES = { least: 1, most: 100_000 };

/** What a drawing that only draws has no need of: a document type with its entities, programs, pages in it, and styles from elsewhere. */
const FORBIDDEN = [
  // Older programs name the document type of SVG, and nothing in it.
  /<!doctype(?!\s+svg\s+public\s+"[^"<>]*"\s+"[^"<>]*"\s*>)/i,
  /<!(?:entity|attlist|element|notation)/i,
  /<\?(?!xml\s)/i,
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener|set|animate\w*|image|feimage)\b/i,
  /[\s"'/](?:[\w.-]+:)?on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*(?:"(?!\s*#)|'(?!\s*#))/i,
  /url\((?!\s*(?:["']\s*)?#)/i,
  /@import|expression\s*\(|javascript\s*:/i,
];

/**
 * Draws a vector drawing (SVG) as a picture, so that what a browser would run in it is never stored or sent. Shapes that are made of each
 * other, level upon level, would take years and all memory: it is called in a file worker alone.
 * @param data the file
 * @returns a PNG with a transparent ground; null for what is no drawing, holds scripts, handlers, entities, pages, pictures or references to
 * other files
 */
export async function drawVector(data: Uint8Array): Promise<Buffer | null> {
  const text = data.length <= MAX_BYTES ? asText(data) : null;
  if (text === null || !isHarmless(text)) return null;
  return draw(data).catch(() => null);
}

async function draw(data: Uint8Array): Promise<Buffer | null> {
  const { format, width, height } = await sharp(data, { density: UNIT_DENSITY, limitInputPixels: false }).metadata();
  if (format !== "svg") return null;
  const idealDensity = (UNIT_DENSITY * LONGER_SIDE) / Math.max(width, height);
  const density = Math.min(Math.max(idealDensity, DENSITIES.least), DENSITIES.most);
  const picture = sharp(data, { density, limitInputPixels: MAX_PIXELS }).resize(LONGER_SIDE, LONGER_SIDE, { fit: "inside" });
  return picture.png().toBuffer();
}

/** The file as text; null where it is none in UTF-8, in which alone it is read the same by everybody. */
function asText(data: Uint8Array): string | null {
  const text = decodeAs("utf-8", data);
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text ?? "")?.[1] ?? "utf-8";
  return text?.includes("\0") || !/^(?:utf-8|us-ascii)$/i.test(encoding) ? null : text;
}

function isHarmless(text: string): boolean {
  return /<svg[\s>]/i.test(text) && FORBIDDEN.every((pattern) => !pattern.test(text));
}
