/** Texts of papers, drawings and films, which their sources have as pairs of both languages. */
import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Passage } from "./passages.ts";

const CHINESE = /[\u3400-\u9fff]/;
/** String literals of a line: "…" and `…`. */
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** What stands between the two languages of a text: `["红", "Red"]`, `name: "红", name_en: "Red"`, `zh: "红", en: "Red"`. */
const BETWEEN = /^\s*,\s*(?:(?:\w+_)?en:\s*)?$/;

/** The texts of a source: pairs of a Chinese and an English string, and strings of drawings that stand alone. */
export function passagesOfSource(file: string, source: string, subjects: readonly string[] = []): Passage[] {
  const literals = [...source.matchAll(LITERAL)].map((match) => ({
    text: unescape(match[1] ?? match[2] ?? ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return literals.flatMap((zh, index) => {
    const en = literals[index + 1];
    if (!en || !CHINESE.test(zh.text) || CHINESE.test(en.text) || !BETWEEN.test(source.slice(zh.end, en.start))) return [];
    const line = source.slice(0, zh.start).split("\n").length;
    return [{ file, at: `line ${line}`, zh: zh.text, en: en.text, subjects, isRecord: false, isTitle: false }];
  });
}

/** A literal as it reads; what is filled in later is a gap that no rule reads as a number. */
function unescape(literal: string): string {
  return literal
    .replaceAll(/\\n/g, "\n")
    .replaceAll(/\\(.)/g, "$1")
    .replaceAll(/\$\{[^}]*\}/g, "…");
}

/** Where manuals are made of what a product's record says: see `passagesOfPairs`. */
export const GUIDES = "demo/studio/documents/manual/guides";

/** All papers, drawings and films but the manuals, and what is printed on the models of products. */
export function readPapers(): Passage[] {
  const films = parse(readFileSync("demo/content/videos.yaml", "utf8")) as Film[];
  return globSync("demo/studio/**/*.{ts,mjs,py}", { exclude: (path) => path.includes("node_modules") })
    .filter((file) => !file.startsWith(GUIDES))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const film = films.find(({ slug }) => file.endsWith(`/scenes/${slug}.mjs`));
      return file.endsWith(".py")
        ? printedClaims(file, source)
        : passagesOfSource(file, source, film?.products.length === 1 ? film.products : []);
    });
}

interface Film {
  slug: string;
  products: string[];
}

/** What is printed on the model of a product, `claim="365 DAYS    IP67"`, after the product that it is the model of. */
export function printedClaims(file: string, source: string): Passage[] {
  return [...source.matchAll(/"?claim"?\s*[=:]\s*"([^"]+)"/g)].flatMap(({ 1: claim = "", index }) => {
    const [, model, key] = [...source.slice(0, index).matchAll(/"?model"?\s*[=:]\s*"(\w+)"|"(\w+)":\s*\(/g)].at(-1) ?? [];
    const code = (model ?? key)?.toUpperCase();
    const line = source.slice(0, index).split("\n").length;
    return code
      ? [
          {
            file,
            at: `line ${line}`,
            zh: "",
            en: claim.replace("DAYS", "days of standby,"),
            subjects: [code],
            isRecord: false,
            isTitle: false,
          },
        ]
      : [];
  });
}

/**
 * The passages of anything that has pairs of a Chinese and an English text in it, at any depth.
 * @param subjects codes of the products that it is about
 */
export function passagesOfPairs(file: string, value: unknown, subjects: readonly string[], at = ""): Passage[] {
  if (Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === "string")) {
    const [zh, en] = value as [string, string];
    return [{ file, at, zh, en, subjects, isRecord: false, isTitle: false }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => passagesOfPairs(file, item, subjects, at ? `${at}.${key}` : key));
}

type Texts = { [key: string]: string | Texts };

/** The texts of the interface. */
export function readInterface(): Passage[] {
  return globSync("app/i18n/locales/zh/*.json")
    .toSorted()
    .flatMap((file) => {
      const [zh, en] = [file, file.replace("/zh/", "/en/")].map((path) => JSON.parse(readFileSync(path, "utf8")) as Texts) as [
        Texts,
        Texts,
      ];
      return pairsOfTexts(file, zh, en, "");
    });
}

function pairsOfTexts(file: string, zh: Texts, en: Texts, path: string): Passage[] {
  return Object.entries(zh).flatMap(([key, text]) => {
    const other = en[key];
    const at = path ? `${path}.${key}` : key;
    if (typeof text === "object") return typeof other === "object" ? pairsOfTexts(file, text, other, at) : [];
    if (typeof other !== "string") return [];
    const plain = (written: string) => written.replaceAll(/\{\w+:[^}]*\|([^}]*)\}/g, "$1").replaceAll(/\{\w+\}/g, "…");
    return [{ file, at, zh: plain(text), en: plain(other), subjects: [], isRecord: false, isTitle: false }];
  });
}
