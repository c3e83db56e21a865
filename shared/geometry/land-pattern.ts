/** The land pattern of a module as SVG: its pads to scale with their numbers and names. Type is the reader's to set. */
import { LIGHT } from "../design/themes.ts";
import { FOOTPRINTS, type Footprint, type Pad } from "./footprint.ts";
import type { Body } from "./outline.ts";

/** Size of the letters, and as much apart stand the pads that are closest, so that each has its name beside it. In units of the drawing. */
const LETTER = 13;
/** Room for a pad's number and name. */
const NAME_ROOM = 104;
const MARGIN = 8;

/** The land pattern of a body; null for a body without a standard one. */
export function footprintOf({ outline, width, depth }: Body): Footprint | null {
  return FOOTPRINTS.find((footprint) => footprint.form === outline && footprint.width === width && footprint.depth === depth) ?? null;
}

/** The pads in words, each as “1 GND”. */
export function padNames({ pads }: Footprint): string[] {
  return pads.map(({ number, name }) => `${number} ${name}`);
}

/**
 * @param footprint the shapes, seen from above
 * @param label what the drawing shows, for its text
 */
export function landPattern(footprint: Footprint, label: string): string {
  const { width, depth, pads } = footprint;
  const scale = (LETTER + 1) / closest(pads);
  const isLevel = (pad: Pad) => pad.height > pad.width;
  const above = pads.some(isLevel) ? NAME_ROOM : MARGIN + LETTER;
  const half = Math.max(...pads.map((pad) => pad.x + pad.width / 2)) * scale;
  const [cx, cy] = [half + NAME_ROOM, above + Math.max(...pads.map((pad) => pad.y + pad.height / 2)) * scale];
  const [w, h] = [2 * cx, 2 * cy];
  const n = (value: number): string => String(Math.round(value * 10) / 10);
  const shapes = pads.map((pad) => {
    const [x, y] = [cx + pad.x * scale, cy - pad.y * scale];
    const [padWidth, padHeight] = [pad.width * scale, pad.height * scale];
    const text = `${pad.number} ${pad.name}`;
    const box = `<rect x="${n(x - padWidth / 2)}" y="${n(y - padHeight / 2)}" width="${n(padWidth)}" height="${n(padHeight)}" fill="${pad.number === 1 ? LIGHT.route : LIGHT.line2}"/>`;
    const gap = 5;
    if (isLevel(pad)) {
      // Above the body the names begin at their pads, below it they end at them: both are read from the right.
      const [end, anchor] = pad.y > 0 ? [y - padHeight / 2 - gap, "start"] : [y + padHeight / 2 + gap, "end"];
      return `${box}<text transform="translate(${n(x + LETTER * 0.35)} ${n(end)}) rotate(-90)" text-anchor="${anchor}">${text}</text>`;
    }
    const [end, anchor] = pad.x > 0 ? [x + padWidth / 2 + gap, "start"] : [x - padWidth / 2 - gap, "end"];
    return `${box}<text x="${n(end)}" y="${n(y + LETTER * 0.35)}" text-anchor="${anchor}">${text}</text>`;
  });
  const body = `<rect x="${n(cx - (width / 2) * scale)}" y="${n(cy - (depth / 2) * scale)}" width="${n(width * scale)}" height="${n(depth * scale)}" fill="none" stroke="${LIGHT.ink}" stroke-width="1.5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" role="img" aria-label="${label}"><g font-size="${LETTER}" fill="${LIGHT.ink}">${shapes.join("")}</g>${body}</svg>`;
}

/** The smallest distance between neighbours along an edge, in millimetres. */
function closest(pads: readonly Pad[]): number {
  const steps = pads.slice(1).map((pad, index) => {
    const before = pads[index] ?? pad;
    return pad.x === before.x ? Math.abs(pad.y - before.y) : pad.y === before.y ? Math.abs(pad.x - before.x) : Infinity;
  });
  return Math.min(...steps);
}
