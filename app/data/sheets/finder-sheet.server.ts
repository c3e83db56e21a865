import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { PageContext } from "#app/data/page.server.ts";
import { localPath } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { specificationQuantity, specificationUnit, specificationValue, unitName, type StatedRow } from "#shared/specification/format.ts";
import { formatSize } from "#shared/specification/numbers.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import type { FindableProduct } from "../finder/findable.server.ts";
import { formParams, readCriteria, type WordSearch } from "../finder/finder-page.server.ts";
import { findIn, orderedIn } from "../finder/controls-view.server.ts";
import { places, type Places } from "../index/taxonomy.server.ts";
import { statedIn } from "../product-card.server.ts";
import { MAX_SHEET_ROWS } from "./most-rows.ts";
import type { Sheet, SheetCell } from "./workbook.server.ts";

/** The columns that come first, in the order of a specification's groups. */
const COLUMNS: readonly string[] = [
  "network",
  "bands",
  "satellites",
  "accuracy",
  "bluetooth",
  "wifi",
  "standby",
  "battery_type",
  "input_voltage",
  "solar_panel",
  "protection",
  "temperature",
  "weight",
  "mounting",
  "certification",
];

/** The rows of the columns: those, and whatever else buyers choose by. */
function columns(): string[] {
  return [...new Set([...COLUMNS, ...[...facets().rows.values()].flat()])];
}

/**
 * What the finder finds for an address, all pages of it, with what buyers choose by. A sheet that has not room for all says so in its last row.
 * @param search searches the whole site for the visitor's words
 */
export async function finderSheet(url: URL, { language, t, layout }: PageContext, search: WordSearch): Promise<Sheet> {
  const [{ scope, criteria }, placesBySlug] = await Promise.all([
    readCriteria(formParams(url), { path: paths.products, search }),
    places(),
  ]);
  const products = orderedIn(scope, criteria, findIn(scope, criteria).fitting, language);
  const shown = products.slice(0, MAX_SHEET_ROWS);
  const cut = products.length > shown.length ? [[t("sheets.cut", { number: shown.length, total: products.length })]] : [];
  const condition = t("sheets.condition");
  const head = columns().flatMap((key) => {
    const unit = unitName(key, language);
    const plain = nameIn(specName(key), language);
    const name = unit ? t("sheets.withUnit", { name: plain, unit }) : plain;
    return key === "standby" ? [name, condition] : [name];
  });
  return {
    file: "products",
    name: t("products.title"),
    language,
    head: [t("sheets.model"), t("sheets.name"), t("sheets.series"), ...head, t("sheets.size"), t("sheets.page")],
    rows: [...shown.map((product) => productRow(product, language, placesBySlug, layout.origin)), ...cut],
  };
}

/** What a row states, with its unit only where that is not the one of its column. */
function formatRow(row: StatedRow, language: PageContext["language"]): string {
  const isOfColumn = specificationUnit(row, language) === unitName(row.key, language);
  return isOfColumn ? specificationValue(row, language) : specificationQuantity(row, language);
}

function productRow({ entry }: FindableProduct, language: PageContext["language"], placesBySlug: Places, origin: string): SheetCell[] {
  const { code, slug, name, series, size, rows } = entry;
  const cells = columns().flatMap((key): SheetCell[] => {
    const row = rows[key];
    const value = row && (row.value !== undefined && !row.prefix ? row.value : formatRow(statedIn(row, language), language));
    return key === "standby" ? [value ?? null, row?.condition?.[language] ?? null] : [value ?? null];
  });
  return [
    code,
    name[language],
    (series !== null && placesBySlug.series.get(series)?.name[language]) || null,
    ...cells,
    formatSize(size, language),
    origin + localPath(paths.product(slug), language),
  ];
}
