import { inBrackets } from "#shared/specification/format.ts";
import type { PageContext } from "#app/data/page.server.ts";
import { compare, comparedSlugs, type Cell } from "../compare/compare.server.ts";
import type { Sheet, SheetCell } from "./workbook.server.ts";

/** The comparison of an address as a table: group by group every row that any of the products states, each value with its condition. */
export async function compareSheet(url: URL, { language, t }: PageContext): Promise<Sheet | null> {
  const { products, groups } = await compare(language, comparedSlugs(url.searchParams));
  if (products.length === 0) return null;
  const heads = new Set<number>();
  const rows: SheetCell[][] = [];
  for (const group of groups) {
    heads.add(rows.length);
    rows.push([group.name]);
    for (const { name, cells, differs } of group.rows)
      rows.push([name, ...cells.map((cell) => written(cell, language)), differs && products.length > 1 ? t("sheets.differs") : null]);
  }
  return {
    file: `compare-${products.map(({ slug }) => slug).join("-")}`,
    name: t("compare.title"),
    head: [t("sheets.row"), ...products.map(({ code, name }) => `${code} ${name}`), t("sheets.difference")],
    rows,
    groups: heads,
  };
}

function written(cell: Cell, language: PageContext["language"]): SheetCell {
  if (!cell?.condition) return cell?.value ?? null;
  return cell.value + inBrackets(cell.condition, language);
}
