/** Most rows of a workbook of products: a longer one would keep other requests waiting, and is of no use to readers. */
export const MAX_SHEET_ROWS = 2000;
