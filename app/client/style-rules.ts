import type { Piece, Rule, StyleNode } from "./style-parts.ts";

/**
 * The part of a stylesheet that a page needs. Rules are left out only if a class or an element that they need is missing, custom properties
 * only if nothing asks for them.
 * @param nodes of the stylesheet, see `takenApart`
 * @param names that stand on the page, see `namesOf`
 */
export function partOfStyles(nodes: readonly StyleNode[], names: ReadonlySet<string>): string {
  const animations: Rule[] = [];
  const pieces = nodes.flatMap((node) => kept(node, names, animations));
  const rules = textOf(pieces);
  return textOf(used([...pieces, ...animations.flatMap((rule) => (rule.animation && rules.includes(rule.animation) ? rule.pieces : []))]));
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

function kept(node: StyleNode, names: ReadonlySet<string>, animations: Rule[]): Piece[] {
  if ("nodes" in node) {
    const inner = node.nodes.flatMap((child) => kept(child, names, animations));
    return inner.length > 0 ? [{ text: `${node.prelude}{` }, ...inner, { text: "}" }] : [];
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
  const asked = new Set(pieces.flatMap(({ gives, asks = [] }) => (gives === undefined ? asks : [])));
  // A set goes on to what is added to it while it is gone through.
  for (const name of asked) for (const { gives, asks = [] } of giving) if (gives === name) for (const further of asks) asked.add(further);
  return pieces.filter(({ gives }) => gives === undefined || asked.has(gives));
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}
