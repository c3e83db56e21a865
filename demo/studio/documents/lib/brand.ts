/** The marks of the printed documents. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { WAYMARK } from "../../../../app/lib/brand.ts";
import { LIGHT } from "../../../../shared/design/themes.ts";
import { html, type Markup, raw } from "./markup.ts";

/** The waymark: a route drawn as a W whose last stroke ends in a ring. */
export function waymark(stroke: string = LIGHT.ink, ring: string = LIGHT.route): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${WAYMARK.viewBox}" fill="none" stroke-width=".17" stroke-linecap="round" stroke-linejoin="round"><path d="${WAYMARK.route}" stroke="${stroke}"/><circle cx="${WAYMARK.ring.x}" cy="${WAYMARK.ring.y}" r="${WAYMARK.ring.radius}" stroke="${ring}"/></svg>`;
}

/** Mark, company name and second name, for the head of a page. */
export function logo(name: string, second: string): Markup {
  return html`<div class="logo"><span class="logo-m" aria-hidden="true">${raw(waymark())}</span><span>${name}<small lang="en">${second}</small></span></div>`;
}

const resolve = createRequire(import.meta.url).resolve;

function face(family: string, file: string, weight: number, range?: string): string {
  const data = readFileSync(resolve(`@fontsource/${file}-${weight}-normal.woff2`)).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")${range === undefined ? "" : `;unicode-range:${range}`}}`;
}

/** What the Chinese face leaves to the Chinese font: quotes, dash, ellipsis and middle dot, which are full-width there. */
const CHINESE_RANGE = "U+20-7E,U+A0-B6,U+B8-FF,U+2013,U+20AC,U+2122,U+2190-2193,U+2212,U+2215";

/**
 * The faces of print as data addresses: a document must not depend on installed fonts. Static TrueType files, because
 * Chromium embeds variable and PostScript-flavoured ones glyph by glyph, at three times the size.
 */
export function fontFaces(): string {
  const latin = [400, 500, 600].flatMap((weight) => [
    face("Waymark Latin", "archivo/files/archivo-latin", weight),
    face("Waymark Latin zh", "archivo/files/archivo-latin", weight, CHINESE_RANGE),
  ]);
  const chinese = [400, 600].flatMap((weight) => [
    face("Waymark Chinese", "noto-sans-sc/files/noto-sans-sc-chinese-simplified", weight),
    face("Waymark Signs", "noto-sans-sc/files/noto-sans-sc-latin", weight),
  ]);
  return [...latin, ...chinese].join("");
}
