/** The part of Markdown that the service pages use: headings, tables, lists, bold and links. */
import { type Markup, prose, raw } from "./markup.ts";

function inline(text: string): string {
  return prose(text)
    .source.replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

function tableRows(lines: readonly string[]): string {
  const cells = (line: string): string[] => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
  const [head = "", , ...rows] = lines;
  const body = rows.map((row) => `<tr>${cells(row).map((cell) => `<td class="t">${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${cells(head).map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead><tbody>${body}</tbody></table>`;
}

function block(source: string): string {
  const lines = source.split("\n");
  const first = lines[0] ?? "";
  const heading = /^(#{2,3}) (.*)/.exec(first);
  if (heading !== null) return `<h3>${inline(heading[2] ?? "")}</h3>${lines.length > 1 ? block(lines.slice(1).join("\n").trim()) : ""}`;
  if (first.startsWith("|")) return tableRows(lines);
  if (first.startsWith("- ")) return `<ul class="dot">${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join("")}</ul>`;
  if (/^\d+\. /.test(first)) return `<ol class="steps">${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ""))}</li>`).join("")}</ol>`;
  return `<p>${inline(lines.join(" "))}</p>`;
}

/** Markdown as markup for print; links become their text. */
export function markdown(source: string): Markup {
  return raw(source.trim().split(/\n{2,}/).map(block).join(""));
}
