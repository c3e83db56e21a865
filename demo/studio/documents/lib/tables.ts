/** Tables and words that documents of a product share. */
import { groupedSpecs, groupName, type Product, specName, specText } from "./content.ts";
import { field, type Language, pick } from "./language.ts";
import { html, type Markup } from "./markup.ts";

/** The version as printed: 第 3 版 or Version 3. */
export function versionText(version: string, language: Language): string {
  return language === "zh" ? `第 ${version} 版` : `Version ${version}`;
}

/** Specification tables, one per group. */
export function specTables(of: Product, language: Language): Markup[] {
  return groupedSpecs(of).map(
    ({ group, rows }) => html`<table><caption>${groupName(group, language)}</caption><tbody>${rows.map((row) => html`<tr><th scope="row">${specName(row.key, language)}</th><td>${specText(row, language)}</td></tr>`)}</tbody></table>`,
  );
}

/** What is in the box, as a table. */
export function packingTable(of: Product, language: Language, caption = true): Markup {
  return html`<table>${caption && html`<caption>${pick(["包装清单", "In the box"], language)}</caption>`}<tbody>${of.packing.map((item) => html`<tr><th scope="row" style="width:auto;color:inherit">${field(item, "item", language)}</th><td class="q">× ${item.quantity}</td></tr>`)}</tbody></table>`;
}
