/** A stylesheet taken apart: rules, and groups of them such as `@media` and `@layer`. */
type Node = Leaf | { prelude: string; nodes: Node[] };

interface Leaf {
  text: string;
  /** For each of its selectors the names that it needs; undefined for what is always kept. */
  selectors?: string[][];
  /** The name of an animation, kept where it is used. */
  animation?: string;
}

/** What stands before the name of an element, where names of classes stand as they are. */
const ELEMENT = "<";
/** A class in a selector; its escapes may end in a space. */
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
/** Parts of form controls, whatever control it is. */
const CONTROL_PART = /::(?:-webkit-(?:search|date|calendar|inner-spin|outer-spin)|file-selector-button|placeholder)/;
/** Where a custom property is given a value, and one that is registered. */
const GIVEN = /(?<=[{;])--[\w-]+(?=:)/g;
const REGISTERED = /@property (--[\w-]+)\s*\{[^}]*\}/g;

/** At-rules that hold other rules. */
const GROUP = /^@(?:media|supports|layer|container|scope|starting-style)\b/;
const ANIMATION = /^@(?:-webkit-)?keyframes\s+(\S+)/;

/**
 * Takes a stylesheet apart, once, so that parts of it can be put together for pages.
 * @param stylesheet valid CSS
 * @returns makes the part for a page by the names that stand on it, see `namesOf`. Rules are left out only if a class or an element that
 * they need is missing, custom properties only if nothing asks for them
 */
export function partOfStyles(stylesheet: string): (names: ReadonlySet<string>) => string {
  const { nodes } = parse(stylesheet.replaceAll(/\/\*[\s\S]*?\*\//g, ""), 0);
  return (names) => {
    const animations: Leaf[] = [];
    const rules = nodes.map((node) => kept(node, names, animations)).join("");
    return withoutUnused(
      rules + animations.flatMap(({ text, animation }) => (animation && rules.includes(animation) ? [text] : [])).join(""),
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

/** Without the custom properties that nothing asks for, and without those that only they ask for. */
function withoutUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  let less = "";
  let from = 0;
  for (const { 0: name, index } of css.matchAll(GIVEN)) {
    if (used.has(name)) continue;
    less += css.slice(from, index);
    const end = find(css, index, ";}");
    from = css[end] === ";" ? end + 1 : end;
  }
  less = (less + css.slice(from)).replaceAll(REGISTERED, (text, name: string) => (used.has(name) ? text : ""));
  return less.length === css.length ? css : withoutUnused(less);
}

function kept(node: Node, names: ReadonlySet<string>, animations: Leaf[]): string {
  if ("nodes" in node) {
    const inner = node.nodes.map((child) => kept(child, names, animations)).join("");
    return inner && `${node.prelude}{${inner}}`;
  }
  if (node.animation) {
    animations.push(node);
    return "";
  }
  const wanted = node.selectors?.some((needs) => needs.every((name) => names.has(name))) ?? true;
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

/** The names that each selector needs: those of each way in which it can fit. */
function selectorsOf(prelude: string): string[][] {
  return split(prelude.replaceAll(/(?<!\\)\[[^\]]*\]/g, ""))
    .flatMap(waysOf)
    .map(namesIn);
}

/** A selector once for each choice of `:is()` and `:where()`, and without what may be absent, as in `:not()`. An escaped bracket is part of a name. */
function waysOf(selector: string): string[] {
  const innermost = /(:(?:is|where))?(?<!\\)\(((?:\\.|[^()\\])*)(?<!\\)\)/.exec(selector);
  if (!innermost) return [selector];
  const [all, choice, inner = ""] = innermost;
  const before = selector.slice(0, innermost.index);
  const after = selector.slice(innermost.index + all.length);
  return (choice ? split(inner) : [""]).flatMap((way) => waysOf(`${before} ${way} ${after}`));
}

/** The parts of a list of selectors; commas within brackets belong to a part. */
function split(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = find(list, 0, "(),"); at < list.length; at = find(list, at + 1, "(),")) {
    if (list[at] === "(") depth += 1;
    else if (list[at] === ")") depth -= 1;
    else if (depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}

/** The classes and elements in a selector without brackets. */
function namesIn(selector: string): string[] {
  const names = CONTROL_PART.test(selector) ? [`${ELEMENT}input`] : [];
  for (const [, name = ""] of selector.matchAll(CLASS)) names.push(unescaped(name));
  for (const [, name = ""] of selector.replaceAll(CLASS, ".").matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)) names.push(ELEMENT + name);
  return names;
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
