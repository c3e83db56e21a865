/** Takes the stylesheet apart while the site is built (vite.config.ts), so that no start has to. */
import { ident, parse, type Atrule, type Block, type CssNode, type Rule as CssRule, type Selector, type StyleSheet } from "css-tree";

/** A part of a stylesheet as it stands there. */
export interface Piece {
  text: string;
  /** The custom property that it gives a value or registers, and is left out with. */
  gives?: string | undefined;
  /** The custom properties that it asks for. */
  asks?: string[];
}

/** A rule, with the names that each of its selectors needs; without them it is always kept, an animation where it is used. */
export interface Rule {
  pieces: Piece[];
  needs?: string[][];
  animation?: string;
}

/** Rules within `@media`, `@layer` and their like. */
export interface Group {
  prelude: string;
  nodes: StyleNode[];
}

export type StyleNode = Rule | Group;

/** What stands before the name of an element, where names of classes stand as they are. */
const ELEMENT = "<";
/** Parts of form controls, whatever control it is. */
const CONTROL_PART = /^(?:-webkit-(?:search|date|calendar|inner-spin|outer-spin).*|file-selector-button|placeholder)$/;
/** At-rules that hold other rules. */
const GROUP = new Set(["media", "supports", "layer", "container", "scope", "starting-style"]);
const KEYFRAMES = /^(?:-webkit-)?keyframes$/;

/**
 * The rules of a stylesheet, each with what it needs on a page.
 * @param stylesheet valid CSS
 */
export function takenApart(stylesheet: string): StyleNode[] {
  const options = { positions: true, parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false };
  return nodesIn(parse(stylesheet, options) as StyleSheet, stylesheet);
}

function nodesIn({ children }: StyleSheet | Block, css: string): StyleNode[] {
  return [...children].flatMap((child): StyleNode[] => {
    if (child.type === "Rule") return [{ pieces: piecesOf(child, css), needs: needsOf(child.prelude) }];
    return child.type === "Atrule" ? [atRule(child, css)] : [];
  });
}

function atRule(rule: Atrule, css: string): StyleNode {
  const { name, block, prelude } = rule;
  if (block && GROUP.has(name)) return { prelude: css.slice(startOf(rule), startOf(block)).trim(), nodes: nodesIn(block, css) };
  const text = css.slice(startOf(rule), endOf(rule));
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
    pieces.push(whole(css.slice(from, begin)), whole(css.slice(begin, end), gives));
    from = end;
  }
  return [...pieces, whole(css.slice(from, endOf(rule)))];
}

function whole(text: string, gives?: string): Piece {
  const asks = Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = ""]) => name);
  return { text, gives, ...(asks.length > 0 && { asks }) };
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
