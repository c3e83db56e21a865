/** A document of fixed pages: brochures, cards, certificates. */
import { versionText } from "./tables.ts";
import { type Language, pick, type Text } from "./language.ts";
import { html, type Markup } from "./markup.ts";
import type { Kit, Paper } from "./paper.ts";
import { pageFoot, pageHead, sheet } from "./sheet.ts";

/** The whole document in one language; the type of every page is fitted to it. */
export function pages(kit: Kit, paper: Paper, language: Language, kind: Text, bodies: readonly Markup[], foot: Text, style = ""): string {
  const title = pick(paper.title, language);
  const version = versionText(paper.version, language);
  const body = bodies.map((content, i) => {
    const place = `${i === 0 ? " first" : ""}${i === bodies.length - 1 ? " last" : ""}`;
    return html`<section class="page${place}">${pageHead(kit.site, language, pick(kind, language), `${version} · ${paper.created}`)}<div class="fit">${content}</div>${i === bodies.length - 1 && html`<span class="end"></span>`}${pageFoot(kit.site, language, pick(foot, language), version, i + 1, bodies.length)}</section>`;
  });
  return sheet({ title, language, description: pick(paper.summary, language), body: html`${body}`, style });
}
