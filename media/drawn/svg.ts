/** What all drawings share. */
export { COLOURS } from "../../app/lib/brand.ts";

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
