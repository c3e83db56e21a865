/** Results as Markdown. */

/** Prints a heading. */
export function heading(text: string): void {
  console.log(`\n## ${text}\n`);
}

/** Prints a table; numbers are rounded to what can be compared. */
export function table(head: string[], rows: (string | number)[][]): void {
  for (const cells of [head, head.map(() => "---"), ...rows]) row(cells);
}

/** Prints a row of a table that grows while it is measured. */
export function row(cells: (string | number)[]): void {
  console.log(`| ${cells.map(shown).join(" | ")} |`);
}

function shown(value: string | number): string {
  if (typeof value === "string" || Number.isInteger(value)) return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
