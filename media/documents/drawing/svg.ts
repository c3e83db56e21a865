/** Draws the outline of a product as SVG, with its three dimensions. */
import { formatNumber as number } from "../../../content/specification/numbers.ts";
import type { Product } from "../lib/content.ts";
import { type Language, pick, type Text } from "../lib/language.ts";
import { type Markup, raw } from "../lib/markup.ts";
import { outline, type Shape, type View } from "./outline.ts";

/** The drawing's own units are tenths of a millimetre on paper: 720 is 72 mm. */
const SHEET = 720;
const TEXT = 30;
const STYLE = { OUTLINE: 'stroke="#0E1A26" stroke-width="4"', DETAIL: 'stroke="#5D6770" stroke-width="2"', CENTER: 'stroke="#868E94" stroke-width="1.5" stroke-dasharray="16 5 3 5"' };

/** Scales that a reader can measure with a rule. */
const SCALES = [10, 8, 5, 4, 3, 2, 1.5, 1, 0.8, 0.75, 0.6, 0.5, 0.4];

function draw(shape: Shape, x: number, y: number, k: number): string {
  const style = `fill="none" ${STYLE[shape.layer]}`;
  const [px, py] = [(v: number) => (x + v * k).toFixed(1), (v: number) => (y - v * k).toFixed(1)];
  if (shape.kind === "line") return `<path d="M${px(shape.x1)} ${py(shape.y1)}L${px(shape.x2)} ${py(shape.y2)}" ${style}/>`;
  if (shape.kind === "circle") return `<circle cx="${px(shape.x)}" cy="${py(shape.y)}" r="${(shape.r * k).toFixed(1)}" ${style}/>`;
  const { width, height, r } = shape;
  return `<rect x="${px(shape.x - width / 2)}" y="${py(shape.y + height / 2)}" width="${(width * k).toFixed(1)}" height="${(height * k).toFixed(1)}" rx="${(r * k).toFixed(1)}" ${style}/>`;
}

const ARROW = 'fill="none" stroke="#E35D0D" stroke-width="2.5"';

/** A dimension line between two points on a horizontal or vertical, with its number. */
function dimension(x1: number, y1: number, x2: number, y2: number, label: string): string {
  const upright = x1 === x2;
  const tick = (x: number, y: number) => `M${x - 8} ${y + 8}L${x + 8} ${y - 8}`;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const place = upright ? `x="${mx - 14}" y="${my}" transform="rotate(-90 ${mx - 14} ${my})"` : `x="${mx}" y="${my - 12}"`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}" ${ARROW}/><text ${place} font-size="${TEXT}" font-weight="500" text-anchor="middle" fill="#0E1A26" style="font-family:var(--figure)">${label}</text>`;
}

const witness = (d: string): string => `<path d="${d}" fill="none" stroke="#868E94" stroke-width="1.5"/>`;

/** How far the shapes of a view reach beyond its body, in millimetres, on one side of an axis. */
function reach(view: View, axis: "left" | "right" | "down" | "up"): number {
  const sign = axis === "left" || axis === "down" ? -1 : 1;
  const across = axis === "left" || axis === "right";
  const half = (across ? view.width : view.height) / 2;
  const ends = view.shapes.filter((s) => s.layer !== "CENTER").map((s) => {
    if (s.kind === "line") return Math.max(sign * (across ? s.x1 : s.y1), sign * (across ? s.x2 : s.y2));
    const middle = sign * (across ? s.x : s.y);
    return middle + (s.kind === "circle" ? s.r : (across ? s.width : s.height) / 2);
  });
  return Math.max(0, ...ends.map((end) => end - half));
}

const NOTE: Text = ["单位 mm　公差 ±0.3　比例", "Units mm · tolerance ±0.3 · scale"];
const ratio = (k: number): string => (k >= 1 ? `${number(k)} : 1` : `1 : ${number(Math.round(100 / k) / 100)}`);

/** Top view over side view with width, depth and height; 72 mm wide. */
export function dimensionDrawing(of: Product, language: Language, alt: string): Markup {
  const { top, side } = outline(of);
  const left = reach(top, "left");
  const right = Math.max(reach(top, "right"), reach(side, "right"));
  const [up, down] = [reach(top, "up"), reach(top, "down")];
  const room = SHEET - 150;
  const total = of.width + left + right;
  const k = 10 * (SCALES.find((s) => s * 10 * total <= room && s * 10 * (of.depth + up + down) <= 470) ?? 0.3);
  const x = 110 + (room - total * k) / 2 + (left + of.width / 2) * k;
  const y1 = 80 + up * k + (of.depth * k) / 2;
  const base1 = y1 + (of.depth / 2 + down) * k;
  const y2 = base1 + 70 + (of.height * k) / 2;
  const height = Math.round(y2 + (of.height * k) / 2 + 80);
  const [hw, hd, hh] = [(of.width * k) / 2, (of.depth * k) / 2, (of.height * k) / 2];
  const dl = x - hw - left * k - 44;
  const dt = y1 - hd - up * k - 36;
  const parts = [
    witness(`M${x - hw} ${y1 - hd + 10}V${dt - 8}M${x + hw} ${y1 - hd + 10}V${dt - 8}M${x - hw + 6} ${y1 - hd}H${dl - 8}M${x - hw + 6} ${y1 + hd}H${dl - 8}M${x - hw - 4} ${y2 - hh}H${dl - 8}M${x - hw - 4} ${y2 + hh}H${dl - 8}`),
    ...top.shapes.map((shape) => draw(shape, x, y1, k)),
    ...side.shapes.map((shape) => draw(shape, x, y2, k)),
    dimension(x - hw, dt, x + hw, dt, number(of.width)),
    dimension(dl, y1 - hd, dl, y1 + hd, number(of.depth)),
    dimension(dl, y2 - hh, dl, y2 + hh, number(of.height)),
    `<text x="${SHEET / 2}" y="${height - 18}" font-size="24" text-anchor="middle" fill="#5D6770">${pick(NOTE, language)} ${ratio(k / 10)}</text>`,
  ];
  return raw(`<svg viewBox="0 0 ${SHEET} ${height}" role="img" aria-label="${alt}">${parts.join("")}</svg>`);
}
