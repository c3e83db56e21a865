import { isData, rowsOf, type Data } from "./data.ts";

/** What a text says: itself, of a long one its paragraphs, a line each; "" where there is none. */
export function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return isLongText(value) ? paragraphsOf(value.root).join("\n").trim() : "";
}

/** Whether a value is that of an editor of long texts. */
export function isLongText(value: unknown): value is { root: Data } {
  return isData(value) && isData(value["root"]);
}

/** The paragraphs of a part of a long text; of a picture in it, its kind. */
function paragraphsOf(node: Data): string[] {
  const children = rowsOf(node["children"]);
  if (children.some(isInline)) return [children.map(inlineOf).join("")];
  return children.flatMap((child) => ("children" in child ? paragraphsOf(child) : [String(child["type"])]));
}

function isInline(node: Data): boolean {
  return typeof node["text"] === "string" || ["linebreak", "link", "autolink"].includes(String(node["type"]));
}

function inlineOf(node: Data): string {
  if (node["type"] === "linebreak") return " ";
  // A list may stand in an item of another, after its words.
  return typeof node["text"] === "string" ? node["text"] : rowsOf(node["children"]).map(inlineOf).join("");
}
