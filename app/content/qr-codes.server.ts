import { encode } from "uqr";

/** A code of the footer: what a phone opens that scans it, and how it is drawn. */
export interface QrCode {
  title: string;
  /** A web address. */
  link: string;
  /** Modules along a side, without the quiet zone. */
  size: number;
  /** SVG path data of the dark modules, to be drawn with a stroke of 1; a module is one unit. */
  path: string;
}

/** A QR code of a link. Level M repairs 15 % of its area, as is usual for print. */
export function qrCode(title: string, link: string): QrCode {
  const { data, size } = encode(link, { ecc: "M", border: 0 });
  return { title, link, size, path: data.map(rowPath).join("") };
}

/** The dark modules of a row as lines along its middle, one for each run. */
function rowPath(row: boolean[], y: number): string {
  const runs = Array.from(row, (dark) => (dark ? "1" : "0")).join("").matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join("");
}
