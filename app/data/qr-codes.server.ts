import { encode } from "uqr";
import type { Language } from "#shared/languages.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";

/** A code of the footer: what a phone opens that scans it, and the address of its drawing. */
export interface QrCode {
  title: string;
  /** A web address. */
  link: string;
  /** Path of the drawing; changes with the link. */
  drawing: string;
}

/** Modules of white that a scanner needs around a code. */
const QUIET_ZONE = 4;

/**
 * The codes of the footer. Their drawings are files, because every page would carry them otherwise.
 * @param links in the editors' order
 */
export function qrCodes(links: { title: string; link: string }[], language: Language): QrCode[] {
  return links.map(({ title, link }, index) => ({ title, link, drawing: `/codes/${language}-${index}.svg?v=${fingerprint(link)}` }));
}

/** Draws the QR code of a link as SVG, dark on light. Level M repairs 15 % of its area, as is usual for print. */
export function qrDrawing(link: string): string {
  const { data, size } = encode(link, { ecc: "M", border: 0 });
  const side = size + 2 * QUIET_ZONE;
  const box = `-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M-${QUIET_ZONE}-${QUIET_ZONE}h${side}v${side}h-${side}z"/><path stroke="#000" d="${data.map(rowPath).join("")}"/></svg>`;
}

/** The dark modules of a row as lines along its middle, one for each run. */
function rowPath(row: boolean[], y: number): string {
  const runs = Array.from(row, (dark) => (dark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join("");
}
