/** Draws the outline of a product as SVG, with its dimensions, at a scale that a rule can check. */
import { LIGHT } from "../design/themes.ts";
import { nameIn } from "../vocabulary/name-in.ts";
import type { Language } from "../languages.ts";
import { formatNumber as number } from "../specification/numbers.ts";
import { outline, type Body, type Shape, type View } from "./outline.ts";

interface DrawingOptions {
  language: Language;
  /** What the drawing says, for those who do not see it. */
  alt: string;
  /** Width of the drawing and the height that its top view may take, in tenths of a millimetre on paper. */
  sheet: number;
  room: number;
  /** The family that its numbers are set in. */
  font: string;
  /** Whether the drawing has a view from the end as well. */
  end?: boolean;
  /** Whether it is printed, so that its scale can be told. */
  onPaper?: boolean;
}

const TEXT = 30;
const STYLE = {
  OUTLINE: `stroke="${LIGHT.ink}" stroke-width="4"`,
  DETAIL: `stroke="${LIGHT.ink3}" stroke-width="2"`,
  CENTER: `stroke="${LIGHT.line2}" stroke-width="1.5" stroke-dasharray="16 5 3 5"`,
};

/** Scales that a reader can measure with a rule. */
const SCALES = [10, 8, 5, 4, 3, 2, 1.5, 1, 0.8, 0.75, 0.6, 0.5, 0.4];
const MIN_SCALE = 0.3;
/** Space between two views, for the measure between them. */
const GAP = 120;

function draw(shape: Shape, x: number, y: number, k: number): string {
  const style = `fill="none" ${STYLE[shape.layer]}`;
  const [px, py] = [(v: number) => (x + v * k).toFixed(1), (v: number) => (y - v * k).toFixed(1)];
  if (shape.kind === "line") return `<path d="M${px(shape.x1)} ${py(shape.y1)}L${px(shape.x2)} ${py(shape.y2)}" ${style}/>`;
  if (shape.kind === "circle") return `<circle cx="${px(shape.x)}" cy="${py(shape.y)}" r="${(shape.r * k).toFixed(1)}" ${style}/>`;
  const { width, height, r } = shape;
  return `<rect x="${px(shape.x - width / 2)}" y="${py(shape.y + height / 2)}" width="${(width * k).toFixed(1)}" height="${(height * k).toFixed(1)}" rx="${(r * k).toFixed(1)}" ${style}/>`;
}

const ARROW = `fill="none" stroke="${LIGHT.route}" stroke-width="2.5"`;

/** A dimension line between two points on a horizontal or vertical, with its number. */
function dimension(x1: number, y1: number, x2: number, y2: number, label: string, font: string): string {
  const upright = x1 === x2;
  const tick = (x: number, y: number) => `M${x - 8} ${y + 8}L${x + 8} ${y - 8}`;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const place = upright ? `x="${mx - 14}" y="${my}" transform="rotate(-90 ${mx - 14} ${my})"` : `x="${mx}" y="${my - 12}"`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}" ${ARROW}/><text ${place} font-size="${TEXT}" font-weight="500" text-anchor="middle" fill="${LIGHT.ink}" style="font-family:${font}">${label}</text>`;
}

const witness = (d: string): string => `<path d="${d}" fill="none" stroke="${LIGHT.line2}" stroke-width="1.5"/>`;

/** How far the shapes of a view reach beyond its body, in millimetres, on one side of an axis. */
function reach(view: View, axis: "left" | "right" | "down" | "up"): number {
  const sign = axis === "left" || axis === "down" ? -1 : 1;
  const across = axis === "left" || axis === "right";
  const half = (across ? view.width : view.height) / 2;
  const ends = view.shapes
    .filter((s) => s.layer !== "CENTER")
    .map((s) => {
      if (s.kind === "line") return Math.max(sign * (across ? s.x1 : s.y1), sign * (across ? s.x2 : s.y2));
      const middle = sign * (across ? s.x : s.y);
      return middle + (s.kind === "circle" ? s.r : (across ? s.width : s.height) / 2);
    });
  return Math.max(0, ...ends.map((end) => end - half));
}

const NOTE = { zh: "单位 mm", en: "Units mm" };
const SCALE = { zh: "　比例", en: " · scale" };
const ratio = (k: number, language: Language): string =>
  k >= 1 ? `${number(k, language)} : 1` : `1 : ${number(Math.round(100 / k) / 100, language)}`;

/** Top view over side view with width, depth and height, and beside the top view the end, if asked for. */
export function dimensionDrawing(of: Body, { language, alt, sheet, room, font, end = false, onPaper = true }: DrawingOptions): string {
  const { top, side } = outline(of);
  const left = reach(top, "left");
  const right = Math.max(reach(top, "right"), reach(side, "right"));
  const [up, down] = [reach(top, "up"), reach(top, "down")];
  const across = sheet - 150 - (end ? GAP : 0);
  const total = of.width + left + right + (end ? of.height : 0);
  const k = 10 * (SCALES.find((s) => s * 10 * total <= across && s * 10 * (of.depth + up + down) <= room) ?? MIN_SCALE);
  const x = 110 + (across - total * k) / 2 + (left + of.width / 2) * k;
  const y1 = 80 + up * k + (of.depth * k) / 2;
  const base1 = y1 + (of.depth / 2 + down) * k;
  const y2 = base1 + 70 + (of.height * k) / 2;
  const height = Math.round(y2 + (of.height * k) / 2 + 80);
  const [hw, hd, hh] = [(of.width * k) / 2, (of.depth * k) / 2, (of.height * k) / 2];
  const dl = x - hw - left * k - 44;
  const dt = y1 - hd - up * k - 36;
  const xe = x + hw + right * k + GAP + hh;
  const body = side.shapes.find((shape) => shape.kind === "box" && shape.layer === "OUTLINE");
  const endShape: Shape = {
    kind: "box",
    layer: "OUTLINE",
    x: 0,
    y: 0,
    width: of.height,
    height: of.depth,
    r: body?.kind === "box" ? body.r : 0,
  };
  const parts = [
    witness(
      `M${x - hw} ${y1 - hd + 10}V${dt - 8}M${x + hw} ${y1 - hd + 10}V${dt - 8}M${x - hw + 6} ${y1 - hd}H${dl - 8}M${x - hw + 6} ${y1 + hd}H${dl - 8}M${x - hw - 4} ${y2 - hh}H${dl - 8}M${x - hw - 4} ${y2 + hh}H${dl - 8}`,
    ),
    ...top.shapes.map((shape) => draw(shape, x, y1, k)),
    ...side.shapes.map((shape) => draw(shape, x, y2, k)),
    dimension(x - hw, dt, x + hw, dt, number(of.width, language), font),
    dimension(dl, y1 - hd, dl, y1 + hd, number(of.depth, language), font),
    dimension(dl, y2 - hh, dl, y2 + hh, number(of.height, language), font),
    ...(end
      ? [
          witness(`M${xe - hh} ${y1 - hd - 4}V${dt - 8}M${xe + hh} ${y1 - hd - 4}V${dt - 8}`),
          draw(endShape, xe, y1, k),
          dimension(xe - hh, dt, xe + hh, dt, number(of.height, language), font),
        ]
      : []),
    `<text x="${sheet / 2}" y="${height - 18}" font-size="24" text-anchor="middle" fill="${LIGHT.ink3}">${nameIn(NOTE, language)}${onPaper ? `${nameIn(SCALE, language)} ${ratio(k / 10, language)}` : ""}</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet} ${height}" role="img" aria-label="${alt}">${parts.join("")}</svg>`;
}
