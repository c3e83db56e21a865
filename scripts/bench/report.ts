/** Results as Markdown. */

/** Prints a heading. */
export function heading(text: string): void {
  console.log(`\n## ${text}\n`);
}

/** Prints a table; numbers are rounded to what can be compared. */
export function table(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.map(shown).join(" | ")} |`;
  console.log([line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n"));
}

function shown(value: string | number): string {
  if (typeof value === "string" || Number.isInteger(value)) return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
