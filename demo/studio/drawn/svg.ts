/** What all drawings share: colours, lines, figures, and the signs of the route. */
import { COLOURS } from "#app/lib/brand.ts";

export { COLOURS };
/** The greys and grounds that only drawings use; grounds as the product pictures' backdrops. */
export const GROUNDS = { paper: COLOURS.paper, tile: COLOURS.tile, mist: "#e4e9eb", sand: "#efe5d8", sky: "#d5e2ea", moss: "#e4e9da", ink: COLOURS.ink } as const;
export const GREY = "#868e94";
export const WATER = "#b9d0dd";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a drawing, in the drawing's own units. */
export function svg({ x, y, width, height }: Box, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** A line; `dash` as in `stroke-dasharray`. */
export function line(d: string, colour: string = COLOURS.ink, width = 5, dash = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
}

/** An area, with an outline where `stroke` is given. */
export function area(d: string, fill: string, stroke?: string, width = 5): string {
  return `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"` : ""}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, { radius = 0, stroke = "", lineWidth = 5 }: { radius?: number; stroke?: string; lineWidth?: number } = {}): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="${lineWidth}"`}/>`;
}

export function circle(x: number, y: number, radius: number, fill = "none", stroke = "", width = 5, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="${width}"`} ${more}/>`;
}

/** A figure or code, set in the site's Latin face: drawings hold no words, so that both languages share them. */
export function figure(x: number, y: number, text: string, { size = 40, colour = COLOURS.ink as string, anchor = "middle" } = {}): string {
  return `<text x="${x}" y="${y}" font-family="Archivo SemiBold" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${text}</text>`;
}

/** The way travelled, the way ahead, a stop, and the place where something is now. */
export const past = (d: string, width = 9) => line(d, COLOURS.route, width);
export const ahead = (d: string, width = 7) => line(d, COLOURS.route, width, `.1 ${width * 2.2}`);
export const stop = (x: number, y: number, radius = 15, ground: string = COLOURS.paper) => circle(x, y, radius, ground, COLOURS.route, radius * 0.5);
export const live = (x: number, y: number, radius = 22, halo = radius * 2.6) =>
  circle(x, y, halo, COLOURS.signal, COLOURS.route, 2, 'fill-opacity=".14" stroke-opacity=".5"') + circle(x, y, radius, COLOURS.signal);

/** A fine grid over an area. */
export function grid({ x, y, width, height }: Box, step: number, colour: string): string {
  const columns = Array.from({ length: Math.floor(width / step) + 1 }, (_, index) => `M${x + index * step} ${y}v${height}`);
  const rows = Array.from({ length: Math.floor(height / step) + 1 }, (_, index) => `M${x} ${y + index * step}h${width}`);
  return `<path d="${[...columns, ...rows].join("")}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

/** Points of a curve as a line: `at` gives its height for each step from `from` to `to`. */
export function plot(from: number, to: number, step: number, at: (x: number) => number): string {
  const points: string[] = [];
  for (let x = from; x <= to; x += step) points.push(`${Math.round(x * 10) / 10} ${Math.round(at(x) * 10) / 10}`);
  return `M${points.join("L")}`;
}

/** How many times something is drawn. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Height contours around a summit, each ring a little off the one inside it. */
export function contours(x: number, y: number, { rings = 8, first = 60, step = 46, colour = "#cdd2c2", flat = 0.8, width = 2 } = {}): string {
  return times(rings, (ring) => {
    const radius = first + ring * step;
    return `<ellipse cx="${x + ring * 5}" cy="${y - ring * 3}" rx="${radius * 1.1}" ry="${radius * flat}" transform="rotate(${-18 + ring * 3} ${x} ${y})" fill="none" stroke="${colour}" stroke-width="${ring % 4 === 3 ? width * 1.7 : width}"/>`;
  });
}

/** The outline of a tracker seen from its side: a dark box with its orange seal. */
export function device(x: number, y: number, width: number, height: number, body: string = COLOURS.ink): string {
  return rect(x, y, width, height, body, { radius: height * 0.22 }) + rect(x, y + height * 0.56, width, height * 0.1, COLOURS.signal);
}
