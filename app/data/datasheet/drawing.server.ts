import { readFileSync } from "node:fs";
import path from "node:path";
import { href } from "react-router";
import { DEFAULT_LANGUAGE, localPath, type Language } from "#shared/languages.ts";
import { DARK, LIGHT } from "#shared/design/themes.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { dimensionDrawing } from "#shared/geometry/drawing.ts";
import { footprintOf, landPattern, padNames } from "#shared/geometry/land-pattern.ts";
import { findProduct, type ProductView } from "../products.server.ts";

/** Width of the drawing and height that its top view may take, in its own units: its words are then read beside those of the page. */
const SHEET = 900;
const ROOM = 420;
/** A picture knows none of the page's type: it brings it along. */
const FONT = "Archivo, system-ui, sans-serif";
const FONT_FILE = readFileSync(path.resolve("shared/fonts/archivo-basic.woff2")).toString("base64");
const FACE = `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${FONT_FILE})}`;
/** The drawing's colours on a dark page, by the colours that paper has. */
const ON_DARK = (["ink", "ink3", "line2", "route"] as const).map(
  (name) => `[stroke="${LIGHT[name]}"]{stroke:${DARK[name]}}[fill="${LIGHT[name]}"]{fill:${DARK[name]}}`,
);
const STYLE = `<style>${FACE}@media (prefers-color-scheme: dark){${ON_DARK.join("")}}</style>`;

/** The dimension drawing of a published product as SVG, the same as in its datasheet; null when there is no such product. */
export async function findDrawing(language: Language, slug: string): Promise<string | null> {
  const product = await findProduct(language, slug);
  if (!product) return null;
  return onPage(drawOutline(product, language));
}

/** The land pattern of a published product as SVG; null where there is no such product, or it has none. */
export async function findLandPattern(language: Language, slug: string): Promise<string | null> {
  const product = await findProduct(language, slug);
  const footprint = product && footprintOf({ outline: product.outline, ...product.size });
  return footprint && onPage(landPattern(footprint, escapeHtml(`${product.code}: ${padNames(footprint).join(", ")}`)));
}

/** A drawing as a page shows it: in its type, and in the colours of the theme. */
function onPage(drawing: string): string {
  return drawing.replace(/^<svg ([^>]*>)/, `<svg font-family="${FONT}" $1${STYLE}`);
}

export interface LandPattern {
  src: string;
  width: number;
  height: number;
  names: string[];
}

/** The drawing of a product's pads: its address, its size in its own units, and the pads in words; null where it has none. */
export function landPatternOf(
  { slug, outline, size }: Pick<ProductView, "slug" | "outline" | "size">,
  language: Language,
): LandPattern | null {
  const footprint = footprintOf({ outline, ...size });
  if (!footprint) return null;
  const src = localPath(href("/products/:slug/pins.svg", { slug }), language);
  return { src, ...sizeOf(landPattern(footprint, "")), names: padNames(footprint) };
}

/** The height of a product's drawing in its own units, of which it is 900 wide, in every language alike: a page keeps room for it. */
export function drawingHeight(product: Pick<ProductView, "code" | "outline" | "size">): number {
  return sizeOf(drawOutline(product, DEFAULT_LANGUAGE)).height;
}

/** The size of a drawing, in its own units. */
function sizeOf(drawing: string): { width: number; height: number } {
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
}

function drawOutline({ code, outline, size }: Pick<ProductView, "code" | "outline" | "size">, language: Language): string {
  const options = { language, alt: escapeHtml(code), sheet: SHEET, room: ROOM, font: FONT, end: true, onPaper: false };
  return dimensionDrawing({ outline, ...size }, options);
}
