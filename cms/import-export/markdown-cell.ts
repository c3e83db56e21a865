import { isData, type Data } from "../schema/data.ts";

/**
 * Preserves what the editor’s converters lose between nodes and Markdown: line breaks, lists within lists of the other kind, and literal
 * Markdown signs. Characters of the private use area replace these while a converter runs.
 */
const BREAK = "\uE001";
const NEW_TAB = "\uE002";
/** How far a stand-in lies from its sign. */
const STANDS_FOR = 0xe100;
const STAND_INS = /[\uE121-\uE17E]/g;
/** Behind the address of a link that opens a new tab. */
const NEW_TAB_TITLE = ' "new tab"';

const SIGNS = /[\\`*_~[\]]/g;
/** The beginning of a heading, a list, a quotation, a table or a rule. */
const BLOCK = /^\s*(?:#{1,6}(?=\s)|[-+](?=\s)|-(?=--)|>|\||\d+[.)](?=\s))/;
const STARTS_BLOCK = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||!\[|(?:-{3,}|\*{3,}|_{3,})\s*$)/;
/** Lines that end with themselves. */
const SINGLE_LINE = /^\s*(?:#{1,6}\s|\||!\[|(?:-{3,}|\*{3,}|_{3,})\s*$)/;
const PICTURE_LINE = /^\s*!\[/;
const LIST_LINE = /^(\s*)([-*+]|\d+[.)])\s+(\S.*|)$/;
const QUOTATION = /^\s*>\s?/;
const ADDRESS_IN_BRACKETS = /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)+/g;
const LINKED_BRACKETS = /(?<!!)\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)+\](?=\()/g;
const NEW_TAB_LINK = /(\]\([^()\s]+) "new tab"(?=\))/g;
const CODE = 16;
const INDENT = 4;

function standIn(sign: string): string {
  return String.fromCharCode(STANDS_FOR + sign.charCodeAt(0));
}

function standInsIn(text: string, signs: RegExp): string {
  return text.replaceAll(signs, standIn);
}

/** Prepares nodes for the converter to Markdown: replaces literal signs and line breaks by stand-ins. */
export function prepareForWriting(nodes: Data[], isInTable = false): Data[] {
  return nodes.map((node, index) => {
    const { type, children } = node;
    if (type === "linebreak") return { type: "text", text: BREAK, format: 0, detail: 0, mode: "normal", style: "", version: 1 };
    if (type === "text" && typeof node["text"] === "string" && (Number(node["format"]) & CODE) === 0) {
      const text = standInsIn(node["text"], isInTable ? /[\\`*_~[\]|]/g : SIGNS);
      return { ...node, text: index === 0 ? text.replace(BLOCK, (start) => start.slice(0, -1) + standIn(start.slice(-1))) : text };
    }
    if (!Array.isArray(children)) return node;
    const prepared = { ...node, children: prepareForWriting(children.filter(isData), isInTable || type === "table") };
    const { fields } = node;
    if (!isData(fields) || typeof fields["url"] !== "string") return prepared;
    return { ...prepared, fields: { ...fields, url: standInsIn(fields["url"], /[()]/g) + (fields["newTab"] === true ? NEW_TAB : "") } };
  });
}

/** Completes the converter's Markdown: turns stand-ins into escaped signs and Markdown's line breaks. */
export function restoreMarkdown(markdown: string): string {
  return markdown
    .replaceAll(STAND_INS, (sign) => `\\${String.fromCharCode(sign.charCodeAt(0) - STANDS_FOR)}`)
    .replaceAll(BREAK, "\\\n")
    .replaceAll(NEW_TAB, NEW_TAB_TITLE);
}

/** Prepares Markdown for the converter to nodes: each block in one line, with stand-ins for line breaks and escaped signs. */
export function prepareForReading(markdown: string): string {
  const lines: string[] = [];
  const indents: number[] = [];
  for (const line of markdown.split("\n").map(withStandIns)) {
    const before = lines.at(-1) ?? "";
    const isContinued = before.endsWith("\\");
    const isQuoted = QUOTATION.test(before) && QUOTATION.test(line);
    const isFurther = before.trim() !== "" && line.trim() !== "" && !SINGLE_LINE.test(before) && !STARTS_BLOCK.test(line);
    if (isContinued || isQuoted || isFurther) {
      lines[lines.length - 1] =
        (isContinued ? before.slice(0, -1) : before).trimEnd() + BREAK + (isQuoted ? line.replace(QUOTATION, "") : line).trim();
    } else lines.push(normalizeIndent(line, indents));
  }
  return lines.join("\n");
}

function withStandIns(line: string): string {
  if (PICTURE_LINE.test(line)) return line;
  return withEscapes(line)
    .replaceAll(NEW_TAB_LINK, `$1${NEW_TAB}`)
    .replaceAll(LINKED_BRACKETS, (link) => `[${standInsIn(link.slice(1, -1), /[[\]]/g)}]`)
    .replaceAll(ADDRESS_IN_BRACKETS, (address) => `](${standInsIn(address.slice(2), /[()]/g)}`);
}

/** A line with stand-ins for escaped signs, except in code, which ends with as many backticks as it begins with. */
function withEscapes(line: string): string {
  const marks = /`+|\\[!-/:-@[-`{-~]/g;
  let text = "";
  let end = 0;
  for (let mark = marks.exec(line); mark; mark = marks.exec(line)) {
    const [sign] = mark;
    const isCode = sign.startsWith("`");
    const close = isCode ? line.indexOf(sign, marks.lastIndex) : -1;
    if (close >= 0) marks.lastIndex = close + sign.length;
    text += line.slice(end, mark.index) + (isCode ? line.slice(mark.index, marks.lastIndex) : standIn(sign.slice(1)));
    end = marks.lastIndex;
  }
  return text + line.slice(end);
}

/** A line of a list, indented by four blanks for each outer list. @param indents blanks of the outer lists */
function normalizeIndent(line: string, indents: number[]): string {
  const [, blanks = "", mark, text = ""] = LIST_LINE.exec(line) ?? [];
  if (mark === undefined) {
    if (line.trim() !== "") indents.length = 0;
    return line;
  }
  const width = blanks.replaceAll("\t", " ".repeat(INDENT)).length;
  while (indents.length > 0 && (indents.at(-1) ?? 0) > width) indents.pop();
  if (indents.length === 0 || (indents.at(-1) ?? 0) < width) indents.push(width);
  return `${" ".repeat(INDENT * (indents.length - 1))}${mark.replace(")", ".")} ${text}`;
}

/** Completes the converter's nodes: turns stand-ins back into signs and line breaks. */
export function restoreNodes(nodes: Data[]): Data[] {
  return joinLists(
    nodes.flatMap((node) => {
      if (node["type"] === "text" && typeof node["text"] === "string") return textsOf(node, node["text"]);
      const { children, fields } = node;
      const isLink = isData(fields) && typeof fields["url"] === "string";
      const inner = Array.isArray(children) ? { children: restoreNodes(children.filter(isData)) } : {};
      return { ...node, ...inner, ...(isLink && { fields: linkFields(fields, String(fields["url"])) }) };
    }),
  );
}

function textsOf(node: Data, text: string): Data[] {
  const nodes: Data[] = [];
  for (const [index, part] of text.split(BREAK).entries()) {
    if (index > 0) nodes.push({ type: "linebreak", version: 1 });
    if (part) nodes.push({ ...node, text: restoreSigns(part) });
  }
  return nodes;
}

function linkFields(fields: Data, url: string): Data {
  return { ...fields, url: restoreSigns(url.replace(NEW_TAB, "")), ...(url.endsWith(NEW_TAB) && { newTab: true }) };
}

function restoreSigns(text: string): string {
  return text.replaceAll(STAND_INS, (sign) => String.fromCharCode(sign.charCodeAt(0) - STANDS_FOR));
}

interface Item {
  depth: number;
  list: Data;
  item: Data;
}

/** Joins the lists that the converter splits where a list of the other kind lies within. */
function joinLists(nodes: Data[]): Data[] {
  const merged: Data[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const run: Data[] = [];
    while (nodes[index]?.["type"] === "list") run.push(nodes[index++] as Data);
    if (run.length > 0) merged.push(...(run.length === 1 ? run : listsOf(run)));
    const node = nodes[index];
    if (node) merged.push(node);
  }
  return merged;
}

function itemsOf(list: Data, depth: number): Item[] {
  return childrenOf(list).flatMap((item) => {
    const [inner, ...others] = childrenOf(item);
    return inner?.["type"] === "list" && others.length === 0 ? itemsOf(inner, depth + 1) : [{ depth, list, item }];
  });
}

function listsOf(run: Data[]): Data[] {
  const tops: Data[] = [];
  const open: Data[] = [];
  let last: Item | undefined;
  for (const one of run.flatMap((list) => itemsOf(list, 0))) {
    const depth = Math.min(one.depth, open.length);
    open.length = Math.min(open.length, depth + 1);
    const isOtherList = depth === 0 && last?.depth === 0 && last.list !== one.list;
    if (open[depth]?.["listType"] !== one.list["listType"] || isOtherList) {
      const list: Data = { ...one.list, indent: 0, children: [] };
      const around = open[depth - 1];
      if (around) childrenOf(around).push({ ...one.item, indent: depth - 1, children: [list] });
      else tops.push(list);
      open[depth] = list;
    }
    childrenOf(open[depth] ?? {}).push({ ...one.item, indent: depth });
    last = one;
  }
  tops.forEach(number);
  return tops;
}

/** Numbers the items of a list; an item with only a list has the number of the next. */
function number(list: Data): void {
  let value = Number(list["start"] ?? 1);
  for (const item of childrenOf(list)) {
    item["value"] = value;
    const [inner] = childrenOf(item);
    if (inner?.["type"] === "list") number(inner);
    else value += 1;
  }
}

function childrenOf({ children }: Data): Data[] {
  return Array.isArray(children) ? (children as Data[]) : [];
}
