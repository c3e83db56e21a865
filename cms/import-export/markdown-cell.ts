import { isData, type Data } from "../schema/data.ts";

/**
 * What the editor’s converters lose of a long text between its nodes and Markdown: line breaks, lists within lists of the other kind, and
 * signs that Markdown takes for its own. Characters of the private use area stand for these while a converter is at work.
 */
const BREAK = "\uE001";
const NEW_TAB = "\uE002";
/** How far a stand-in lies from its sign. */
const STANDS_FOR = 0xe100;
const STAND_INS = /[\uE121-\uE17E]/g;
/** Behind the address of a link that opens a new tab. */
const NEW_TAB_TITLE = ' "new tab"';

const SIGNS = /[\\`*_~[\]]/g;
/** What would begin a heading, a list, a quotation, a table or a rule. */
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

/** Nodes for the converter to Markdown: signs that are no Markdown, and line breaks, have stand-ins. */
export function forWriting(nodes: Data[], isInTable = false): Data[] {
  return nodes.map((node, index) => {
    const { type, children } = node;
    if (type === "linebreak") return { type: "text", text: BREAK, format: 0, detail: 0, mode: "normal", style: "", version: 1 };
    if (type === "text" && typeof node["text"] === "string" && (Number(node["format"]) & CODE) === 0) {
      const text = standInsIn(node["text"], isInTable ? /[\\`*_~[\]|]/g : SIGNS);
      return { ...node, text: index === 0 ? text.replace(BLOCK, (start) => start.slice(0, -1) + standIn(start.slice(-1))) : text };
    }
    if (!Array.isArray(children)) return node;
    const written = { ...node, children: forWriting(children.filter(isData), isInTable || type === "table") };
    const { fields } = node;
    if (!isData(fields) || typeof fields["url"] !== "string") return written;
    return { ...written, fields: { ...fields, url: standInsIn(fields["url"], /[()]/g) + (fields["newTab"] === true ? NEW_TAB : "") } };
  });
}

/** The Markdown that the converter made of `forWriting`, with signs behind a backslash and line breaks as Markdown has them. */
export function written(markdown: string): string {
  return markdown
    .replaceAll(STAND_INS, (sign) => `\\${String.fromCharCode(sign.charCodeAt(0) - STANDS_FOR)}`)
    .replaceAll(BREAK, "\\\n")
    .replaceAll(NEW_TAB, NEW_TAB_TITLE);
}

/** Markdown for the converter from it: each block in one line, with stand-ins for line breaks and for signs behind a backslash. */
export function forReading(markdown: string): string {
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
    } else lines.push(indented(line, indents));
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

/** A line with stand-ins for signs behind a backslash; not for those in code, which ends with as many backticks as it begins with. */
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

/** A line of a list with four blanks for each list that it is within, however many it has. @param indents blanks of the lists around it */
function indented(line: string, indents: number[]): string {
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

/** The nodes that the converter made of `forReading`, as they are meant. */
export function read(nodes: Data[]): Data[] {
  return joinedLists(
    nodes.flatMap((node) => {
      if (node["type"] === "text" && typeof node["text"] === "string") return textsOf(node, node["text"]);
      const { children, fields } = node;
      const isLink = isData(fields) && typeof fields["url"] === "string";
      const inner = Array.isArray(children) ? { children: read(children.filter(isData)) } : {};
      return { ...node, ...inner, ...(isLink && { fields: linkFields(fields, String(fields["url"])) }) };
    }),
  );
}

function textsOf(node: Data, text: string): Data[] {
  const nodes: Data[] = [];
  for (const [index, part] of text.split(BREAK).entries()) {
    if (index > 0) nodes.push({ type: "linebreak", version: 1 });
    if (part) nodes.push({ ...node, text: meant(part) });
  }
  return nodes;
}

function linkFields(fields: Data, url: string): Data {
  return { ...fields, url: meant(url.replace(NEW_TAB, "")), ...(url.endsWith(NEW_TAB) && { newTab: true }) };
}

function meant(text: string): string {
  return text.replaceAll(STAND_INS, (sign) => String.fromCharCode(sign.charCodeAt(0) - STANDS_FOR));
}

interface Item {
  depth: number;
  list: Data;
  item: Data;
}

/** The converter parts a list where one of the other kind stands within it: such lists become one again. */
function joinedLists(nodes: Data[]): Data[] {
  const joined: Data[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const run: Data[] = [];
    while (nodes[at]?.["type"] === "list") run.push(nodes[at++] as Data);
    if (run.length > 0) joined.push(...(run.length === 1 ? run : listsOf(run)));
    const node = nodes[at];
    if (node) joined.push(node);
  }
  return joined;
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

/** Numbers the items of a list; one that holds a list alone has the number of the next. */
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
