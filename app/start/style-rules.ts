import type { Atrule, Block, CssNode, Rule as CssRule, Selector, StyleSheet } from "css-tree";
import parse from "css-tree/parser";
import { ident } from "css-tree/utils";

/** A part of a stylesheet as it stands there. */
interface Piece {
  text: string;
  /** The custom property that it gives a value or registers, and is left out with. */
  gives?: string | undefined;
  /** The custom properties that it asks for. */
  asks: string[];
}

/** A rule, with the names that each of its selectors needs; without them it is always kept, an animation where it is used. */
interface Rule {
  pieces: Piece[];
  needs?: string[][];
  animation?: string;
}

/** Rules within `@media`, `@layer` and their like. */
interface Group {
  prelude: string;
  nodes: Node[];
}

type Node = Rule | Group;

/** What stands before the name of an element, where names of classes stand as they are. */
const ELEMENT = "<";
/** Parts of form controls, whatever control it is. */
const CONTROL_PART = /^(?:-webkit-(?:search|date|calendar|inner-spin|outer-spin).*|file-selector-button|placeholder)$/;
/** At-rules that hold other rules. */
const GROUP = new Set(["media", "supports", "layer", "container", "scope", "starting-style"]);
const KEYFRAMES = /^(?:-webkit-)?keyframes$/;

/**
 * Takes a stylesheet apart, once, so that parts of it can be put together for pages.
 * @param stylesheet valid CSS
 * @returns makes the part for a page by the names that stand on it, see `namesOf`. Rules are left out only if a class or an element that
 * they need is missing, custom properties only if nothing asks for them
 */
export function partOfStyles(stylesheet: string): (names: ReadonlySet<string>) => string {
  const options = { positions: true, parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false };
  const nodes = nodesIn(parse(stylesheet, options) as StyleSheet, stylesheet);
  return (names) => {
    const animations: Rule[] = [];
    const pieces = nodes.flatMap((node) => kept(node, names, animations));
    const rules = textOf(pieces);
    return textOf(
      used([...pieces, ...animations.flatMap((rule) => (rule.animation && rules.includes(rule.animation) ? rule.pieces : []))]),
    );
  };
}

/** What the styles of a page can ask for: the classes on it, and its elements as `<p`. */
export function namesOf(html: string): Set<string> {
  const groups = new Set<string>();
  for (const [, classes = ""] of html.matchAll(/ class="([^"]*)"/g)) groups.add(classes);
  const names = new Set<string>();
  for (const [element] of html.matchAll(/<[a-z][\w-]*/gi)) names.add(element);
  for (const group of groups) for (const name of group.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/)) names.add(name);
  return names;
}

function kept(node: Node, names: ReadonlySet<string>, animations: Rule[]): Piece[] {
  if ("nodes" in node) {
    const inner = node.nodes.flatMap((child) => kept(child, names, animations));
    return inner.length > 0 ? [whole(`${node.prelude}{`), ...inner, whole("}")] : [];
  }
  if (node.animation) {
    animations.push(node);
    return [];
  }
  return (node.needs?.some((needs) => needs.every((name) => names.has(name))) ?? true) ? node.pieces : [];
}

/** Without the custom properties that nothing asks for, and without those that only they ask for. */
function used(pieces: Piece[]): Piece[] {
  const giving = pieces.filter(({ gives }) => gives !== undefined);
  const asked = new Set(pieces.flatMap(({ gives, asks }) => (gives === undefined ? asks : [])));
  // A set goes on to what is added to it while it is gone through.
  for (const name of asked) for (const { gives, asks } of giving) if (gives === name) for (const further of asks) asked.add(further);
  return pieces.filter(({ gives }) => gives === undefined || asked.has(gives));
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

function nodesIn({ children }: StyleSheet | Block, css: string): Node[] {
  return [...children].flatMap((child): Node[] => {
    if (child.type === "Rule") return [{ pieces: piecesOf(child, css), needs: needsOf(child.prelude) }];
    return child.type === "Atrule" ? [atRule(child, css)] : [];
  });
}

function atRule(rule: Atrule, css: string): Node {
  const { name, block, prelude } = rule;
  if (block && GROUP.has(name)) return { prelude: between(css, startOf(rule), startOf(block)).trim(), nodes: nodesIn(block, css) };
  const text = between(css, startOf(rule), endOf(rule));
  const about = prelude?.type === "Raw" ? prelude.value : "";
  if (name === "property") return { pieces: [whole(text, about)] };
  return { pieces: [whole(block ? text : `${text.replace(/;$/, "")};`)], ...(KEYFRAMES.test(name) && { animation: about }) };
}

/** A rule parted where it gives values to custom properties. */
function piecesOf(rule: CssRule, css: string): Piece[] {
  const children = [...rule.block.children];
  const cuts = children.flatMap((child, index) => {
    const next = children[index + 1];
    const end = next ? startOf(next) : endOf(rule) - 1;
    return child.type === "Declaration" && child.property.startsWith("--") ? [{ begin: startOf(child), end, gives: child.property }] : [];
  });
  const pieces: Piece[] = [];
  let from = startOf(rule);
  for (const { begin, end, gives } of cuts) {
    pieces.push(whole(between(css, from, begin)), whole(between(css, begin, end), gives));
    from = end;
  }
  return [...pieces, whole(between(css, from, endOf(rule)))];
}

function whole(text: string, gives?: string): Piece {
  return { text, gives, asks: Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = ""]) => name) };
}

/** The names that each selector of a list needs, once for each way in which it can fit. */
function needsOf(list: CssNode): string[][] {
  if (list.type !== "SelectorList") return [[]];
  return [...list.children].flatMap((selector) => (selector.type === "Selector" ? waysOf(selector) : [[]]));
}

/** A selector's names once for each choice of `:is()` and `:where()`; what may be absent, as in `:not()`, needs none. */
function waysOf({ children }: Selector): string[][] {
  let ways: string[][] = [[]];
  for (const part of children) {
    const choices =
      part.type === "PseudoClassSelector" && /^(?:is|where)$/.test(part.name)
        ? [...(part.children ?? [])].flatMap(needsOf)
        : [namesIn(part)];
    ways = ways.flatMap((way) => choices.map((choice) => way.concat(choice)));
  }
  return ways;
}

function namesIn(part: CssNode): string[] {
  if (part.type === "ClassSelector") return [ident.decode(part.name)];
  if (part.type === "TypeSelector" && part.name !== "*") return [ELEMENT + part.name];
  return part.type === "PseudoElementSelector" && CONTROL_PART.test(part.name) ? [`${ELEMENT}input`] : [];
}

function startOf({ loc }: CssNode): number {
  return loc?.start.offset ?? 0;
}

function endOf({ loc }: CssNode): number {
  return loc?.end.offset ?? 0;
}

/** A copy: a part of a text keeps the whole text in memory. */
function between(css: string, begin: number, end: number): string {
  return Buffer.from(css.slice(begin, end)).toString();
}
