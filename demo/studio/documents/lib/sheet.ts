/** The shell of every printed document: head, fonts, styles, running footer. */
import { readFileSync } from "node:fs";
import { fontFaces, logo } from "./brand.ts";
import type { Site } from "./content.ts";
import { field, LANGUAGE_TAGS, type Language, pick, type Text } from "./language.ts";
import { html, type Markup, raw } from "./markup.ts";

const STYLE = readFileSync(new URL("print.css", import.meta.url), "utf8");
const FACES = fontFaces();

export interface Sheet {
  title: string;
  language: Language;
  /** Subject and keywords for the file's properties. */
  description: string;
  body: Markup;
  /** Extra rules, e.g. the running footer of a flowing document. */
  style?: string;
}

/** The whole HTML document. */
export function sheet({ title, language, description, body, style = "" }: Sheet): string {
  return html`<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><style>${raw(FACES + STYLE + style)}</style></head><body>${body}</body></html>`.source;
}

/** The head of a page: logo left, kind of document and product right. */
export function pageHead(site: Site, language: Language, kind: string, detail: string): Markup {
  const names: Text = [site.name, site.name_en];
  return html`<header class="top">${logo(pick(names, language), language === "zh" ? site.name_en : site.name)}<div class="kind"><b>${kind}</b>${detail}</div></header>`;
}

/** Address, phone and web contact in one line. */
export function contactLine(site: Site, language: Language): string {
  return `${field(site, "legal_name", language)}  ·  ${site.phone}  ·  ${site.email}`;
}

/** The footer of a fixed page. */
export function pageFoot(site: Site, language: Language, note: string, version: string, page: number, of: number): Markup {
  return html`<footer class="foot"><div>${contactLine(site, language)}<br>${note}</div><div class="no num">${version}<br>${page} / ${of}</div></footer>`;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Page size, margins and the running footer of a flowing document. */
export function runningFoot(site: Site, language: Language, left: string, version: string): string {
  const box = `font:400 7pt/1.5 ${language === "zh" ? '"Waymark Latin zh"' : '"Waymark Latin"'},"Waymark Chinese","Waymark Signs",sans-serif;color:#5D6770;border-top:.25mm solid #0E1A26;padding-top:2mm;vertical-align:top`;
  return `@page{size:A4;margin:14mm 15mm 21mm 8mm;@bottom-left{content:${quoted(`${left}\\A ${contactLine(site, language)}`).replaceAll("\\\\A", "\\A")};white-space:pre;${box};width:75%;margin-left:6mm}@bottom-right{content:${quoted(`${version}`)} "\\A" counter(page) " / " counter(pages);white-space:pre;text-align:right;${box};width:25%}}`;
}
