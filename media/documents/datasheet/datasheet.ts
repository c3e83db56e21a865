/** The two-page datasheet of a product. */
import type { SpecKey } from "../../../content/vocabulary/spec-rows.ts";
import { dimensionDrawing } from "../drawing/svg.ts";
import { type Accessory, groupedSpecs, groupName, type Product, type Series, type Site, spec, specName, specText, type SpecRow, specUnit, specValue } from "../lib/content.ts";
import { field, type Language, pick, type Text } from "../lib/language.ts";
import { html, type Markup, prose } from "../lib/markup.ts";
import { pageFoot, pageHead, sheet } from "../lib/sheet.ts";

const T = {
  kind: ["规格书", "Datasheet"],
  features: ["产品特点", "Features"],
  scenarios: ["应用场景", "Where it is used"],
  specs: ["技术规格", "Specifications"],
  drawing: ["尺寸图", "Dimensions"],
  packing: ["包装清单", "In the box"],
  materials: ["材料", "Materials"],
  ordering: ["订购", "Ordering"],
  order: ["起订量", "Minimum order"],
  sample: ["样机", "Samples"],
  lead: ["批量交期", "Lead time"],
  warranty: ["保修", "Warranty"],
  accessories: ["选配件", "Accessories"],
  pieces: ["台", "units"],
  days: ["个工作日", "working days"],
  months: ["个月", "months"],
  rights: ["规格如有变更，以新版规格书为准。", "Specifications may change; the latest version of this datasheet applies."],
  version: ["第", "Version"],
} as const satisfies Record<string, Text>;

/** The rows that fill the instrument panel when a product marks fewer than five. */
const PANEL_FALLBACK: readonly SpecKey[] = ["accuracy", "standby", "input_voltage", "battery_capacity", "working_current", "temperature", "protection", "backup_battery", "weight", "dimensions"];
const PANEL_ROWS = 5;

/** The version as printed: 第 3 版 or Version 3. */
export function versionText(version: string, language: Language): string {
  return language === "zh" ? `第 ${version} 版` : `Version ${version}`;
}

function panelRows(of: Product): SpecRow[] {
  const marked = of.specs.filter((row) => row.highlight === true);
  const rest = PANEL_FALLBACK.map((key) => spec(of, key)).filter((row) => row !== undefined && !marked.includes(row)) as SpecRow[];
  const order = (row: SpecRow) => (PANEL_FALLBACK.indexOf(row.key) + PANEL_FALLBACK.length) % PANEL_FALLBACK.length;
  return [...marked, ...rest].slice(0, PANEL_ROWS).sort((a, b) => order(a) - order(b));
}

function panel(of: Product, language: Language): Markup {
  const cells = panelRows(of).map((row) => {
    const value = specValue(row, language);
    const unit = specUnit(row, language);
    const condition = row.condition === undefined ? undefined : field(row as SpecRow & { condition: string }, "condition", language);
    return html`<div><dt>${specName(row.key, language)}</dt><dd class="${value.length > 14 ? "long" : "num"}">${value}${unit !== "" && html`<small>${unit}</small>`}</dd>${condition !== undefined && html`<dd class="n t">${condition}</dd>`}</div>`;
  });
  return html`<dl class="panel">${cells}</dl>`;
}

/** Specification tables, one per group. */
export function specTables(of: Product, language: Language): Markup[] {
  return groupedSpecs(of).map(
    ({ group, rows }) => html`<table><caption>${groupName(group, language)}</caption><tbody>${rows.map((row) => html`<tr><th scope="row">${specName(row.key, language)}</th><td>${specText(row, language)}</td></tr>`)}</tbody></table>`,
  );
}

function orderingTable(of: Product, language: Language): Markup {
  const { minimum_order: order, sample_days: sample, lead_days: lead, warranty_months: warranty } = of.purchase;
  const unit = of.series === "gps_module" && language === "zh" ? "片" : pick(T.pieces, language);
  const quantity = language === "en" && order === 1 ? "1 unit" : `${order} ${unit}`;
  const rows: [string, string][] = [
    [pick(T.order, language), quantity],
    [pick(T.sample, language), `${sample} ${pick(T.days, language)}`],
    [pick(T.lead, language), `${lead} ${pick(T.days, language)}`],
    [pick(T.warranty, language), `${warranty} ${pick(T.months, language)}`],
  ];
  return html`<table><caption>${pick(T.ordering, language)}</caption><tbody>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table><p class="muted"><small>${prose(field(of.purchase, "note", language))}</small></p>`;
}

/** What is in the box, as a table. */
export function packingTable(of: Product, language: Language, caption = true): Markup {
  return html`<table>${caption && html`<caption>${pick(T.packing, language)}</caption>`}<tbody>${of.packing.map((item) => html`<tr><th scope="row" style="width:auto;color:inherit">${field(item, "item", language)}</th><td class="q">× ${item.quantity}</td></tr>`)}</tbody></table>`;
}

export interface DatasheetInput {
  product: Product;
  series: Series;
  accessories: Accessory[];
  site: Site;
  /** A data address, or undefined while the picture has not been rendered. */
  picture: string | undefined;
  version: string;
  day: string;
}

function firstPage({ product: of, series, site, picture, version, day }: DatasheetInput, language: Language): Markup {
  const alt = of.pictures[0];
  const features = of.features.slice(0, 6).map((point) => html`<li><h3>${prose(field(point, "title", language))}</h3><p>${prose(field(point, "text", language))}</p></li>`);
  const scenarios = of.scenarios.slice(0, 4).map((point) => html`<li><h3>${prose(field(point, "title", language))}</h3><p>${prose(field(point, "text", language))}</p></li>`);
  return html`<section class="page first">${pageHead(site, language, pick(T.kind, language), `${of.code} · ${versionText(version, language)} · ${day}`)}<div class="fit">
    <div class="ds-t"><h1><span class="num">${of.code}</span></h1><p>${field(of, "name", language)}<br><span class="muted" style="font-weight:500;font-size:.72em">${field(series, "name", language)}</span></p></div>
    <p class="ds-l">${prose(field(of, "tagline", language))}</p>
    <div class="ds-h"><div class="pic">${picture !== undefined && html`<img src="${picture}" alt="${alt === undefined ? of.code : field(alt, "alt", language)}">`}</div>${panel(of, language)}</div>
    <p class="ds-i">${prose(field(of, "intro", language))}</p>
    <div class="gap"><h2 class="stop">${pick(T.features, language)}</h2><ul class="feats">${features}</ul></div>
    <div class="gap"><h2 class="stop">${pick(T.scenarios, language)}</h2><ul class="feats" style="grid-template-columns:repeat(${scenarios.length},1fr)">${scenarios}</ul></div>
  </div>${pageFoot(site, language, pick(T.rights, language), versionText(version, language), 1, 2)}</section>`;
}

function secondPage({ product: of, accessories, site, version, day }: DatasheetInput, language: Language): Markup {
  const fitting = accessories.filter((item) => of.accessories.includes(item.slug));
  const extra = fitting.length > 0 && html`<table><caption>${pick(T.accessories, language)}</caption><tbody>${fitting.map((item) => html`<tr><th scope="row">${item.model}</th><td class="t">${field(item, "name", language)}</td></tr>`)}</tbody></table>`;
  const materials = html`<table><caption>${pick(T.materials, language)}</caption><tbody>${of.materials.map((row) => html`<tr><th scope="row">${field(row, "part", language)}</th><td class="t">${field(row, "material", language)}</td></tr>`)}</tbody></table>`;
  return html`<section class="page last">${pageHead(site, language, pick(T.kind, language), `${of.code} · ${versionText(version, language)} · ${day}`)}<div class="fit">
    <h2 class="stop">${pick(T.specs, language)}</h2><div class="cols">${specTables(of, language)}${materials}</div>
    <div class="gap"><h2 class="stop">${pick(T.drawing, language)}</h2><div class="three"><div class="dim">${dimensionDrawing(of, language, `${of.code} ${pick(T.drawing, language)}: ${of.width} × ${of.depth} × ${of.height} mm`)}</div><div class="two"><div>${packingTable(of, language)}${extra}</div><div>${orderingTable(of, language)}</div></div></div></div>
  </div><span class="end"></span>${pageFoot(site, language, pick(T.rights, language), versionText(version, language), 2, 2)}</section>`;
}

/** The datasheet as an HTML document in one language. */
export function datasheet(input: DatasheetInput, language: Language): string {
  const { product: of } = input;
  const title = `${of.code} ${field(of, "name", language)} ${pick(T.kind, language)}`;
  return sheet({ title, language, description: field(of, "tagline", language), body: html`${firstPage(input, language)}${secondPage(input, language)}` });
}
