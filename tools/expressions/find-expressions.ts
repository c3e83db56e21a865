/** Finds the regular expressions of the house, as literals and as made by `RegExp` of what a module states. */
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export interface Expression {
  /** As a literal: `/a+$/g`. */
  text: string;
  source: string;
  flags: string;
  /** Where it stands first: `shared/lib/phone.ts:9`. */
  place: string;
}

const CODE = "{app,cms,server,shared,tools}/**/*.{ts,tsx,mjs}";
/** Tests read what they made themselves; the rest is generated. */
const LEFT_OUT = /\.test(?:-data)?\.tsx?$|\/(?:\.next|node_modules)\/|^cms\/db\/migrations\//;

interface Node {
  type: string;
  start: number;
  [name: string]: unknown;
}

/** Each expression once, by the places where it stands first. */
export function expressionsOfHouse(): Expression[] {
  const expressions = new Map<string, Expression>();
  for (const file of globSync(CODE).toSorted())
    if (!LEFT_OUT.test(file))
      for (const one of expressionsIn(file, readFileSync(file, "utf8"))) if (!expressions.has(one.text)) expressions.set(one.text, one);
  return [...expressions.values()];
}

/** The expressions of a module; of those that `RegExp` makes, the ones whose source the module states. */
export function expressionsIn(file: string, code: string): Expression[] {
  const { program } = parseSync(file, code);
  const constants = new Map<string, Node>();
  const expressions: Expression[] = [];
  const note = (source: string, flags: string, at: number) => {
    expressions.push({ text: `/${source}/${flags}`, source, flags, place: `${file}:${code.slice(0, at).split("\n").length}` });
  };
  const all = nodesOf(program as unknown as Node);
  for (const { type, kind, declarations } of all)
    if (type === "VariableDeclaration" && kind === "const")
      for (const { id, init } of declarations as { id: Node; init: Node | null }[])
        if (id.type === "Identifier" && init) constants.set(String(id["name"]), init);
  for (const node of all) {
    const regex = node["regex"] as { pattern: string; flags: string } | undefined;
    if (node.type === "Literal" && regex) note(regex.pattern, regex.flags, node.start);
    if (node.type !== "NewExpression" && node.type !== "CallExpression") continue;
    if ((node["callee"] as Node)["name"] !== "RegExp") continue;
    const [source, flags] = (node["arguments"] as Node[]).map((argument) => textOf(argument, constants));
    if (source !== undefined && source !== null) note(source, flags ?? "", node.start);
  }
  return expressions;
}

function nodesOf(root: Node): Node[] {
  const nodes: Node[] = [];
  const rest: unknown[] = [root];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next) && typeof (next as Node).type === "string") nodes.push(next as Node);
    for (const inner of Object.values(next).toReversed()) rest.push(inner);
  }
  return nodes;
}

/** The text that an expression of the module is whatever happens; null for one that only the run tells. */
function textOf(node: Node | undefined, constants: ReadonlyMap<string, Node>, depth = 0): string | null {
  if (!node || depth > 9) return null;
  const text = (inner: unknown) => textOf(inner as Node, constants, depth + 1);
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" || typeof node["value"] === "number" ? String(node["value"]) : null;
    case "Identifier":
      return text(constants.get(String(node["name"])));
    case "BinaryExpression":
      return node["operator"] === "+" ? joined([text(node["left"]), text(node["right"])]) : null;
    case "TaggedTemplateExpression":
      return ((node["tag"] as Node)["property"] as Node | undefined)?.["name"] === "raw"
        ? template(node["quasi"] as Node, "raw", text)
        : null;
    case "TemplateLiteral":
      return template(node, "cooked", text);
    case "MemberExpression": {
      const regex = (node["object"] as Node)["regex"] as { pattern: string } | undefined;
      return (node["property"] as Node)["name"] === "source" && regex ? regex.pattern : null;
    }
    default:
      return null;
  }
}

function template(node: Node, kind: "raw" | "cooked", text: (inner: unknown) => string | null): string | null {
  const parts = (node["quasis"] as { value: { raw: string; cooked: string } }[]).map(({ value }) => value[kind]);
  const between = (node["expressions"] as Node[]).map(text);
  return joined(parts.flatMap((part, at) => (at === 0 ? [part] : [between[at - 1] ?? null, part])));
}

function joined(parts: (string | null)[]): string | null {
  return parts.includes(null) ? null : parts.join("");
}
