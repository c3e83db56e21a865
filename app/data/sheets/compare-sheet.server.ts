import { inBrackets, unitName } from "#shared/specification/format.ts";
import type { PageContext } from "#app/data/page.server.ts";
import { compare, comparedSlugs, type ComparedRow } from "../compare/compare.server.ts";
import type { Sheet, SheetCell } from "./workbook.server.ts";

/**
 * The comparison of an address as a table: group by group every row that any of the products states. Numbers are numbers, with their unit
 * in the name of the row and their conditions in a row below; a condition of anything else stands behind it.
 */
export async function compareSheet(url: URL, { language, t }: PageContext): Promise<Sheet | null> {
  const { products, groups } = await compare(language, comparedSlugs(url.searchParams));
  if (products.length === 0) return null;
  const heads = new Set<number>();
  const rows: SheetCell[][] = [];
  const rowsOf = ({ key, name, cells, differs }: ComparedRow): SheetCell[][] => {
    const isNumeric = cells.some((cell) => cell?.number !== undefined);
    const unit = isNumeric ? unitName(key, language) : "";
    const conditions = cells.map((cell) => (cell?.number === undefined ? null : cell.condition || null));
    const values = cells.map((cell) => {
      if (!cell) return null;
      return cell.number ?? cell.value + (cell.condition && inBrackets(cell.condition, language));
    });
    return [
      [unit ? t("sheets.withUnit", { name, unit }) : name, ...values, differs ? t("sheets.differs") : null],
      ...(conditions.some(Boolean) ? [[t("datasheet.condition"), ...conditions]] : []),
    ];
  };
  for (const group of groups) {
    heads.add(rows.length);
    rows.push([group.name], ...group.rows.flatMap(rowsOf));
  }
  return {
    file: `compare-${products.map(({ slug }) => slug).join("-")}`,
    name: t("compare.title"),
    language,
    head: [t("sheets.row"), ...products.map(({ code, name }) => `${code} ${name}`), t("sheets.difference")],
    rows,
    groups: heads,
  };
}
