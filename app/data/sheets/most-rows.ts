/** Rows of a workbook of products: more would keep others waiting while it is made, and nobody reads through them. */
export const MAX_SHEET_ROWS = 2000;
