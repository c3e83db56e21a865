/** A stylesheet taken apart: rules, and groups of them such as `@media` and `@layer`. */
type Node = Leaf | { prelude: string; nodes: Node[] };

interface Leaf {
  text: string;
  /** For each of its selectors the classes that it needs; undefined for what is always kept. */
  selectors?: string[][];
  /** The name of an animation, kept where it is used. */
  animation?: string;
}

/** At-rules that hold other rules. */
const GROUP = /^@(?:media|supports|layer|container|scope|starting-style)\b/;
const ANIMATION = /^@(?:-webkit-)?keyframes\s+(\S+)/;

/**
 * Takes a stylesheet apart, once, so that parts of it can be put together for pages.
 * @param stylesheet valid CSS
 * @returns makes the part for a page on which these classes stand. Rules are left out only if a class that they need is missing.
 */
export function partOfStyles(stylesheet: string): (classes: ReadonlySet<string>) => string {
  const { nodes } = parse(stylesheet.replaceAll(/\/\*[\s\S]*?\*\//g, ""), 0);
  return (classes) => {
    const animations: Leaf[] = [];
    const rules = nodes.map((node) => kept(node, classes, animations)).join("");
    return rules + animations.flatMap(({ text, animation }) => (animation && rules.includes(animation) ? [text] : [])).join("");
  };
}

function kept(node: Node, classes: ReadonlySet<string>, animations: Leaf[]): string {
  if ("nodes" in node) {
    const inner = node.nodes.map((child) => kept(child, classes, animations)).join("");
    return inner && `${node.prelude}{${inner}}`;
  }
  if (node.animation) {
    animations.push(node);
    return "";
  }
  const wanted = node.selectors?.some((needs) => needs.every((name) => classes.has(name))) ?? true;
  return wanted ? node.text : "";
}

/** Reads rules up to the end of the text or of the block. */
function parse(css: string, from: number): { nodes: Node[]; end: number } {
  const nodes: Node[] = [];
  let at = from;
  while (at < css.length && css[at] !== "}") {
    const stop = find(css, at, "{;}");
    const prelude = css.slice(at, stop).trim();
    if (css[stop] !== "{") {
      if (prelude) nodes.push({ text: `${prelude};` });
      at = css[stop] === ";" ? stop + 1 : stop;
    } else if (GROUP.test(prelude)) {
      const group = parse(css, stop + 1);
      nodes.push({ prelude, nodes: group.nodes });
      at = group.end + 1;
    } else {
      const end = endOfBlock(css, stop);
      nodes.push({ text: prelude + css.slice(stop, end), ...demandsOf(prelude) });
      at = end;
    }
  }
  return { nodes, end: at };
}

function demandsOf(prelude: string): Pick<Leaf, "selectors" | "animation"> {
  const [, animation] = ANIMATION.exec(prelude) ?? [];
  if (animation) return { animation };
  return prelude.startsWith("@") ? {} : { selectors: selectorsOf(prelude) };
}

/** The classes that each selector needs. Those in brackets, as of `:not()` and `:is()`, may be absent. An escaped bracket is part of a name. */
function selectorsOf(prelude: string): string[][] {
  let plain = prelude.replaceAll(/(?<!\\)\[[^\]]*\]/g, "");
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, "");
  }
  return plain
    .split(/(?<!\\),/)
    .map((selector) =>
      [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = ""]) => unescaped(name)),
    );
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

/** Where the block that opens here ends, its brace included. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  let at = open;
  do {
    at = find(css, at, "{}");
    depth += css[at] === "{" ? 1 : -1;
    at += 1;
  } while (depth > 0 && at < css.length);
  return at;
}

/** Where one of the characters comes next, outside strings and escapes. */
function find(css: string, from: number, characters: string): number {
  let quote = "";
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? "";
    if (character === "\\") at += 1;
    else if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (characters.includes(character)) return at;
  }
  return css.length;
}
