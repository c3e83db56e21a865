/** A flowing guide: head, title, contents, numbered sections, running footer. */
import { versionText } from "./tables.ts";
import { type Language, pick, type Text } from "./language.ts";
import { html, type Markup, prose } from "./markup.ts";
import type { Kit, Paper } from "./paper.ts";
import { pageHead, runningFoot, sheet } from "./sheet.ts";

export interface Section {
  title: Text;
  body: Markup;
}

const CONTENTS: Text = ["目录", "Contents"];

/** The whole document in one language. */
export function guide(kit: Kit, paper: Paper, language: Language, kind: Text, sections: readonly Section[], picture?: Markup): string {
  const title = pick(paper.title, language);
  const toc = sections.map((section, i) => html`<li><span class="no num">${i + 1}</span><a href="#s${i + 1}">${pick(section.title, language)}</a></li>`);
  const body = html`<div class="flow">${pageHead(kit.site, language, pick(kind, language), `${versionText(paper.version, language)} · ${paper.created}`)}
  <div class="cover" style="${picture === undefined ? "grid-template-columns:1fr" : ""}"><div><h1>${title}</h1><p class="lead">${prose(pick(paper.summary, language))}</p></div>${picture}</div>
  <nav aria-label="${pick(CONTENTS, language)}"><ol class="toc">${toc}</ol></nav>
  ${sections.map((section, i) => html`<section id="s${i + 1}"><h2><span class="no num">${i + 1}</span>${pick(section.title, language)}</h2>${section.body}</section>`)}</div>`;
  return sheet({ title, language, description: pick(paper.summary, language), body, style: runningFoot(kit.site, language, title, versionText(paper.version, language)) });
}

/** A table of texts in one language. */
export function textTable(head: readonly Text[], rows: readonly (readonly (Text | string | number)[])[], language: Language, widths: readonly string[] = []): Markup {
  const cell = (value: Text | string | number): Markup => html`<td class="t">${prose(typeof value === "object" ? pick(value, language) : String(value))}</td>`;
  return html`<table><thead><tr>${head.map((text, i) => html`<th scope="col" style="width:${widths[i] ?? "auto"}">${pick(text, language)}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table>`;
}

export const paragraphs = (texts: readonly Text[], language: Language): Markup => html`${texts.map((text) => html`<p>${prose(pick(text, language))}</p>`)}`;
export const bullets = (texts: readonly Text[], language: Language): Markup => html`<ul class="dot">${texts.map((text) => html`<li>${prose(pick(text, language))}</li>`)}</ul>`;
export const steps = (texts: readonly Text[], language: Language): Markup => html`<ol class="steps">${texts.map((text) => html`<li>${prose(pick(text, language))}</li>`)}</ol>`;
/** A framed remark. */
export const note = (title: Text, text: Text, language: Language): Markup => html`<div class="note warn"><b>${pick(title, language)}</b>${prose(pick(text, language))}</div>`;
