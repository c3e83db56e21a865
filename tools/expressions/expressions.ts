/**
 * Finds the regular expressions of the house, as literals and as made by `RegExp` of what a module states, and judges how long each may take on
 * a text that somebody chose for it. `node tools/with-node.mjs tools/expressions/expressions.ts` judges those that are not known to take linear
 * time, and writes those that do into `linear.txt`: to be run when expressions were added, as the tests judge what is not in it each time.
 * `--all` judges the known ones anew.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostics } from "recheck";
import { parseSync } from "vite";

interface Expression {
  /** As a literal: `/a+$/g`. */
  text: string;
  source: string;
  flags: string;
  /** Where it stands first: `shared/lib/phone.ts:9`. */
  place: string;
}

const CODE = "{app,cms,server,shared,tools}/**/*.{ts,tsx,mjs}";
/** Tests read only their own texts; the rest is generated. */
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
      return node["operator"] === "+" ? joinParts([text(node["left"]), text(node["right"])]) : null;
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
  return joinParts(parts.flatMap((part, at) => (at === 0 ? [part] : [between[at - 1] ?? null, part])));
}

function joinParts(parts: (string | null)[]): string | null {
  return parts.includes(null) ? null : parts.join("");
}

/** Milliseconds for one expression; the slowest took some twenty seconds. */
const TIMEOUT_MS = 120_000;

/**
 * A run of blanks before a look-ahead that has one as well: each shorter run lets the look-ahead read the rest once more. The checker does not see
 * it, because the look-ahead gives up in the end.
 */
const AHEAD = /\(\?[=!]\[?\\s\]?[*+]/g;
const BLANKS_BEFORE = /\\s\]?[*+](?:\[[^[\]]{1,9}\][?*])?$/;
/** Characters before a look-ahead that are looked at. */
const NEAR = 40;

function readsBlanksTwice(source: string): boolean {
  return Array.from(source.matchAll(AHEAD)).some(({ index }) => BLANKS_BEFORE.test(source.slice(Math.max(0, index - NEAR), index)));
}

/** The complexity of an expression: `exponential`, `2nd degree polynomial`; null for linear time. */
export async function faultOf({ source, flags }: Pick<Expression, "source" | "flags">): Promise<string | null> {
  if (readsBlanksTwice(source)) return "blanks before a look-ahead that reads them again";
  // Its own compiled program would be a download of its own, and Java.
  process.env["RECHECK_SYNC_BACKEND"] = "pure";
  const { checkSync } = await import("recheck");
  // Counted by steps and not by the clock, so that it is the same on a machine that is busy.
  const verdict: Diagnostics = checkSync(source, flags, {
    timeout: TIMEOUT_MS,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
    recallTimeout: -1,
  });
  if (verdict.status === "safe") return null;
  return verdict.status === "unknown" ? `unknown (${verdict.error.kind})` : verdict.complexity.summary;
}

/** Where the expressions stand that were judged to take linear time; `node tools/with-node.mjs tools/expressions/expressions.ts` writes it. */
const LINEAR_FILE = path.join(import.meta.dirname, "linear.txt");

/** The expressions that take linear time on any text. */
export function linearExpressions(): Set<string> {
  return new Set(readFileSync(LINEAR_FILE, "utf8").split("\n").filter(Boolean));
}

/** An expression that takes quadratic time, or is not judged in two minutes; what bounds the length of all that it reads, and the file that has this bound. */
interface BoundedExpression {
  text: string;
  bound: string;
  file: string;
}

export const BOUNDED: readonly BoundedExpression[] = [
  {
    text: String.raw`/^\s*[+-]\s*\(?\d[\d\s()+.,;/:#、；：（）\-\p{Script=Han}]*(?:(?:ext\.?|x)\s*\d+)?\s*$/iu`,
    bound: "MAX_TELEPHONE",
    file: "cms/lib/csv.ts",
  },
  {
    text: String.raw`/(?<![\w.,:/+−-])([±≤≥<>~]?) ?([−+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d+)?)((?:(?:–|—|…|\.\.\.|~|-| ?(?:至|到|to|bis|hasta|/|、|×|x|or|或|oder) ?)[−+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d+)?)*)[ \u00a0\u202f]?-?((?:mm|cm|km/h|km|kg|mAh|mA|µA|μA|mW|kHz|MHz|GHz|Hz|dBm|°C|℃|%|‰|ms|min|minutes?|seconds?|hours?|days?|months?|Tag(?:en?)?|Monate?n?|Stunden?|Minuten?|Sekunden?|días?|mes(?:es)?|horas?|minutos?|segundos?|(?<=\d[ \u00a0-]?)[mgAVWNshd])(?![A-Za-zµ]|/)|(?:毫米|厘米|公里/小时|公里|分钟|小时|个月|公斤|千克|米|克|秒|天|日(?!期|常|志|本|均)))/g`,
    bound: "MAX_SENTENCE",
    file: "shared/consistency/sentences.ts",
  },
  {
    text: String.raw`/(?<![\w.,:/+−-])([±≤≥<>~]?) ?([−+-]?(?:[1-9]\d{0,2}(?:[.\u00a0\u202f]\d{3})+|[1-9]\d*|0(?!\d))(?:,\d+)?)((?:(?:–|—|…|\.\.\.|~|-| ?(?:至|到|to|bis|hasta|/|、|×|x|or|或|oder) ?)[−+-]?(?:[1-9]\d{0,2}(?:[.\u00a0\u202f]\d{3})+|[1-9]\d*|0(?!\d))(?:,\d+)?)*)[ \u00a0\u202f]?-?((?:mm|cm|km/h|km|kg|mAh|mA|µA|μA|mW|kHz|MHz|GHz|Hz|dBm|°C|℃|%|‰|ms|min|minutes?|seconds?|hours?|days?|months?|Tag(?:en?)?|Monate?n?|Stunden?|Minuten?|Sekunden?|días?|mes(?:es)?|horas?|minutos?|segundos?|(?<=\d[ \u00a0-]?)[mgAVWNshd])(?![A-Za-zµ]|/)|(?:毫米|厘米|公里/小时|公里|分钟|小时|个月|公斤|千克|米|克|秒|天|日(?!期|常|志|本|均)))/g`,
    bound: "MAX_SENTENCE",
    file: "shared/consistency/sentences.ts",
  },
  {
    text: String.raw`/待机|可用|可以用|续航|能用|用足|工作|无光|没有光|每 ?10 ?分钟|standby|stands by|\blasts\b|(?:will|can|to) last|\bgives?\b|\bruns?\b|\bworks?\b|makes|life|on a charge|充一次|充满一次|reaches|one position a day|one (?:record|report) every|days at|in the dark|without light|(?:every )?10 min(?:utes)?|每天(?:定位|上报)?一次|^[^\p{L}]*\d[\d,]* ?(?:天|days)\P{L}*$|USB-C/iu`,
    bound: "MAX_SENTENCE",
    file: "shared/consistency/sentences.ts",
  },
  {
    text: String.raw`/(?<=^|[\u0020-\u024F])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\u0020-\u024F])/gu`,
    bound: "MAX_LINE_LENGTH",
    file: "shared/lib/contact.ts",
  },
  { text: String.raw`/<([^<>]*@[^<>]*)>[^@]*$/`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/^[\s<>("'“‘«「[,;]+(?=[^@]*@)/u`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/\s*\([^()]*\)$/`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/(?<=@.*)[^\p{L}\p{M}\p{N}]+$/u`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/\s*[/\\:*?"<>|\p{Cc}\p{Cf}]+\s*/gu`, bound: "MAX_READ_LENGTH", file: "shared/lib/file-name.ts" },
  { text: String.raw`/^[-.\s]+|[-.\s]+$/g`, bound: "MAX_READ_LENGTH", file: "shared/lib/file-name.ts" },
];

if (process.argv[1] === import.meta.filename) {
  const skipped = process.argv.includes("--all") ? new Set<string>() : linearExpressions();
  const linear: string[] = [];
  for (const expression of expressionsOfHouse()) {
    const fault = skipped.has(expression.text) ? null : await faultOf(expression);
    if (fault === null) linear.push(expression.text);
    else if (!BOUNDED.some(({ text }) => text === expression.text)) console.log(`${expression.place}: ${fault}\n  ${expression.text}`);
  }
  writeFileSync(LINEAR_FILE, `${linear.toSorted().join("\n")}\n`);
}
