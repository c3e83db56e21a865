/** The mark with the company's name beside it, drawn as outlines: such a file looks the same wherever it is opened. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Language } from "./language.ts";
import { waymark } from "./brand.ts";

/** The little of the font reader that is used here; it brings no types along. */
interface Font {
  unitsPerEm: number;
  charToGlyph: (character: string) => Glyph;
  getKerningValue: (left: Glyph, right: Glyph) => number;
}
interface Glyph {
  advanceWidth: number;
  getPath: (x: number, y: number, size: number) => { getBoundingBox: () => Bounds; toPathData: (decimals: number) => string };
}
interface Bounds {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
const { parse } = createRequire(import.meta.url)("opentype.js") as { parse: (data: ArrayBuffer) => Font };

/** The site's semibold faces. */
const FONTS = { zh: "noto-sans-sc-600.ttf", en: "archivo-600.ttf" } as const;

/** Width and height of the mark, and the size of the name and its distance from the mark, all in units of the drawing. */
const MARK = { width: 224, height: 120 };
const SIZE = { zh: 112, en: 108 } as const;
const GAP = 58;
/** One ring of the mark, which stays clear on all sides. */
const CLEAR = 48;

/**
 * Mark and name.
 * @param ground colour behind both; transparent when there is none
 */
export function wordmark(name: string, language: Language, colours: { ink: string; ring: string; ground?: string }): string {
  const file = readFileSync(new URL(`../../../../server/routes/fonts/${FONTS[language]}`, import.meta.url));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer);
  const { data, box } = outlines(font, name, SIZE[language]);
  const width = MARK.width + GAP + (box.x2 - box.x1);
  // The name stands in the middle of the mark's height.
  const baseline = MARK.height / 2 - (box.y1 + box.y2) / 2;
  const mark = waymark(colours.ink, colours.ring).replace("<svg ", `<svg x="0" y="0" width="${MARK.width}" height="${MARK.height}" overflow="visible" `);
  const view = `${-CLEAR} ${-CLEAR} ${(width + 2 * CLEAR).toFixed(1)} ${MARK.height + 2 * CLEAR}`;
  const ground = colours.ground === undefined ? "" : `<rect x="${-CLEAR}" y="${-CLEAR}" width="100%" height="100%" fill="${colours.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${ground}${mark}<path transform="translate(${(MARK.width + GAP - box.x1).toFixed(1)} ${baseline.toFixed(1)})" fill="${colours.ink}" d="${data}"/></svg>`;
}

/** The outlines of a text that begins at 0, and how far they reach. */
function outlines(font: Font, text: string, size: number): { data: string; box: Bounds } {
  const glyphs = Array.from(text, (character) => font.charToGlyph(character));
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    if (before) x += ((before.advanceWidth + font.getKerningValue(before, glyph)) * size) / font.unitsPerEm;
    return glyph.getPath(x, 0, size);
  });
  const boxes = paths.map((path) => path.getBoundingBox());
  const box = {
    x1: Math.min(...boxes.map(({ x1 }) => x1)),
    y1: Math.min(...boxes.map(({ y1 }) => y1)),
    x2: Math.max(...boxes.map(({ x2 }) => x2)),
    y2: Math.max(...boxes.map(({ y2 }) => y2)),
  };
  return { data: paths.map((path) => path.toPathData(1)).join(""), box };
}
