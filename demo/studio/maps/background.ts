import { isClosed } from "./contours.ts";
import { WOOD_MARGIN, type City, type CityPlan } from "./city.ts";
import type { Colour, MapColour, MapColours } from "./colours.ts";
import { splinePath } from "./curves.ts";
import type { Point } from "./polygons.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BackgroundLook {
  /** Step of the coordinate grid. */
  grid: number;
  /** Fades to paper on the left, where the page's text stands. */
  fade: boolean;
  /** `both` follows the colour scheme of the element that shows it; `dark` is for sections that are dark in both themes. */
  theme: "both" | "dark";
}

/** Coordinates are written as whole halves of a unit. */
const FINENESS = 2;
/** Left of this part of a faded map nothing of a building can be seen. */
const FADED = 0.27;

/**
 * The ground of a map as an SVG file.
 * @param box the part of the map to show; what lies outside is left out
 */
export function drawBackground(plan: CityPlan, city: City, box: Box, look: BackgroundLook, colours: MapColours): string {
  const { river = [], riverWidth = 54 } = plan;
  const visible = <T extends Point[]>(shapes: T[]) => shapes.filter((shape) => overlaps(shape, box));
  const buildings = visible(city.buildings).filter((shape) => !look.fade || shape.some(({ x }) => x > plan.width * FADED));
  const paint = new Paint(colours, look.theme);
  const riverLine = splinePath(river);
  const shapes = [
    `<rect ${boxAttributes(box)} ${paint.fill("land")}/>`,
    `<g transform="scale(${1 / FINENESS})">`,
    path(linesPath(city.woods), `transform="translate(${-WOOD_MARGIN * FINENESS} ${-WOOD_MARGIN * FINENESS})" ${paint.fill("wood")}`),
    path(shapesPath(visible(city.parks)), paint.fill("park")),
    path(shapesPath(visible(city.blocks)), paint.fill("block")),
    path(shapesPath(buildings), paint.fill("building")),
    path(linesPath(visible(city.contours)), paint.stroke("contour", 1.5)),
    path(linesPath(visible(city.mainContours)), paint.stroke("contour", 2.6)),
    "</g>",
    path(riverLine, `${paint.stroke("land", riverWidth + 5)} stroke-linecap="round"`),
    path(riverLine, `${paint.stroke("water", riverWidth)} stroke-linecap="round"`),
    path(riverLine, paint.stroke("flow", 1)),
    path(bridgesPath(city.bridges), paint.stroke("contour", 12)),
    path(bridgesPath(city.bridges), paint.stroke("land", 10)),
    path(gridPath(plan, look.grid), paint.stroke("grid", 1)),
    look.fade ? `<rect ${boxAttributes(box)} fill="url(#fade)"/>` : "",
  ];
  const fade = look.fade
    ? `<linearGradient id="fade"><stop offset=".06" ${paint.stop("paper", 1)}/><stop offset=".3" ${paint.stop("paper", 0.9)}/><stop offset=".55" ${paint.stop("paper", 0)}/></linearGradient>`
    : "";
  const { x, y, width, height } = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${paint.style()}${fade}${shapes.join("")}</svg>\n`;
}

/**
 * Colours as attributes, with a rule per colour for the dark theme. In an <img> the rule answers to the colour scheme of that
 * element, so a map follows the page's theme and is dark in a dark section.
 */
export class Paint {
  readonly #colours: MapColours;
  readonly #theme: BackgroundLook["theme"];
  readonly #rules = new Set<string>();

  constructor(colours: MapColours, theme: BackgroundLook["theme"]) {
    this.#colours = colours;
    this.#theme = theme;
  }

  fill(name: MapColour): string {
    return this.#attribute("fill", name);
  }

  stroke(name: MapColour, width: number): string {
    return `fill="none" ${this.#attribute("stroke", name)} stroke-width="${width}"`;
  }

  stop(name: MapColour, opacity: number): string {
    return `${this.#attribute("stop-color", name)} stop-opacity="${opacity}"`;
  }

  style(): string {
    return this.#rules.size === 0 ? "" : `<style>@media (prefers-color-scheme: dark){${[...this.#rules].join("")}}</style>`;
  }

  #attribute(property: "fill" | "stroke" | "stop-color", name: MapColour): string {
    const colour: Colour = this.#colours[name];
    if (this.#theme === "dark") return `${property}="${colour.dark}"`;
    const rule = `${property}-${name}`;
    this.#rules.add(`.${rule}{${property}:${colour.dark}}`);
    return `class="${rule}" ${property}="${colour.light}"`;
  }
}

function path(data: string, attributes: string): string {
  return data === "" ? "" : `<path ${attributes} d="${data}"/>`;
}

export function boxAttributes({ x, y, width, height }: Box): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

function overlaps(shape: Point[], { x, y, width, height }: Box): boolean {
  const xs = shape.map((point) => point.x);
  const ys = shape.map((point) => point.y);
  return Math.max(...xs) > x && Math.min(...xs) < x + width && Math.max(...ys) > y && Math.min(...ys) < y + height;
}

/** Closed shapes as short path data: every shape starts relative to the one before, as after `z` that is where the pen stands. */
export function shapesPath(shapes: Point[][]): string {
  let pen: [number, number] = [0, 0];
  return shapes
    .map((shape) => {
      const points = shape.map(whole);
      const [start = pen] = points;
      const data = `m${relative([pen, ...points])}z`;
      pen = start;
      return data;
    })
    .join("");
}

/** Open or closed lines as path data; every second point is enough for a contour. */
function linesPath(lines: Point[][]): string {
  return lines
    .map((line) => {
      const points = line.filter((_, index) => index % 2 === 0 || index === line.length - 1).map(whole);
      return `M${relative([[0, 0], ...points.slice(0, 1)])}l${relative(points)}${isClosed(line) ? "z" : ""}`;
    })
    .join("");
}

function bridgesPath(bridges: City["bridges"]): string {
  return bridges.map(([from, to]) => `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`).join("");
}

function gridPath({ width, height }: CityPlan, step: number): string {
  const steps = (length: number) => Array.from({ length: Math.ceil((length - step / 2) / step) }, (_, index) => step / 2 + index * step);
  return (
    steps(width)
      .map((x) => `M${x} 0V${height}`)
      .join("") +
    steps(height)
      .map((y) => `M0 ${y}H${width}`)
      .join("")
  );
}

function whole({ x, y }: Point): [number, number] {
  return [Math.round(x * FINENESS), Math.round(y * FINENESS)];
}

/** Each point relative to the one before it, with no more separators than needed. Points that round to the same place are one. */
function relative(points: [number, number][]): string {
  const numbers = points.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    const move = [x - beforeX, y - beforeY];
    return index > 0 && move[0] === 0 && move[1] === 0 ? [] : move;
  });
  return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join("");
}
