/** All texts of the demonstration content, both languages of a text side by side. */
import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { codePattern, withoutBands } from "#shared/consistency/product-codes.ts";

/** A text in both languages, and whom it is about. */
export interface Passage {
  file: string;
  /** Where in the file: the path of fields, or the line. */
  at: string;
  zh: string;
  en: string;
  /** Codes of the products that it is about where its own words name none. */
  subjects: readonly string[];
  /** Rows of a specification, by which all else is measured. */
  isRecord: boolean;
  /** A heading or a name, as opposed to sentences. */
  isTitle: boolean;
}

const CONTENT = "demo/content";
/** Fields whose texts are headings. */
const TITLES = /(?:^|\.)(?:title|name|question)$/;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** The path of a file, which is no text. */
const PATH = /^[\w./-]+\.\w+$/;

/** Codes of products that a text names. */
export type NamesCodes = (text: string) => string[];

/**
 * The codes of products that stand in texts as words of their own. Bands are written like some of them: `LTE B1 / B3`.
 * @param codes all products' codes
 */
export function codesIn(codes: readonly string[]): NamesCodes {
  const pattern = codePattern(codes);
  return (text) => [...withoutBands(text).matchAll(pattern)].map(([code]) => code);
}

/** All passages of the content: records, articles, captions. */
export function readPassages(names: NamesCodes, folder = CONTENT): Passage[] {
  const yaml = globSync(`${folder}/{*.yaml,{products,solutions,services,brands}/*.yaml}`).toSorted();
  return [
    ...yaml.flatMap((file) => passagesOfYaml(file, readFileSync(file, "utf8"), names)),
    ...globSync(`${folder}/articles/*.zh.md`)
      .toSorted()
      .flatMap((file) => passagesOfArticle(file, names)),
    ...captionPassages(folder),
  ];
}

export function passagesOfYaml(file: string, source: string, names: NamesCodes): Passage[] {
  const root: unknown = parse(source);
  const isProduct = file.includes("/products/");
  const passages: Passage[] = [];
  const add = (at: string, zh: string, en: string, subjects: readonly string[]) => {
    const lines = [zh, en].map((text) => text.split("\n").filter((line) => line.trim()));
    const [zhLines = [], enLines = []] = lines;
    const isAligned = zhLines.length === enLines.length;
    const pairs = isAligned ? zhLines.map((line, index) => [line, enLines[index] ?? ""] as const) : [[zh, en] as const];
    for (const [index, [one, other]] of pairs.entries())
      passages.push({
        file,
        at: pairs.length > 1 ? `${at}:${index + 1}` : at,
        zh: one,
        en: other,
        subjects,
        isRecord: isProduct && at.startsWith("specs"),
        // Marks have the names that authorities gave them.
        isTitle: TITLES.test(at) && !file.endsWith("marks.yaml"),
      });
  };
  const walk = (node: unknown, at: string, about: readonly string[]): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => walk(item, `${at}[${index}]`, about));
    if (!isNode(node)) return;
    const subjects = subjectsOf(node, about, names);
    if (typeof node["value"] === "string" && typeof node["label"] === "string") return addFigure(node, at, subjects, add);
    for (const [key, value] of Object.entries(node)) {
      const path = at ? `${at}.${key}` : key;
      const english = node[`${key}_en`];
      if (typeof value === "string" && typeof english === "string") {
        if (!PATH.test(english)) add(path, value, english, subjects);
      } else if (typeof value === "object") walk(value, path, subjects);
    }
  };
  walk(root, "", []);
  return passages;
}

/** A figure apart from what it is called: value, unit, label and note are one statement. */
function addFigure(
  node: Node,
  at: string,
  subjects: readonly string[],
  add: (at: string, zh: string, en: string, subjects: readonly string[]) => void,
): void {
  const of = (language: "" | "_en") => {
    const field = (key: string) => String(node[key + language] ?? node[key] ?? "");
    const figure = `${field("label")} ${String(node["value"])} ${field("unit")}`.trim();
    return node["note"] ? `${figure}\n${field("label")}: ${field("note")}` : figure;
  };
  add(at, of(""), of("_en"), subjects);
}

/** Whom a record is about: itself, the one product that it belongs to, or the one that its title names. */
function subjectsOf(node: Node, about: readonly string[], names: NamesCodes): readonly string[] {
  if (typeof node["code"] === "string" && Array.isArray(node["specs"])) return [node["code"]];
  const title = [node["title"], node["name"], node["label"], node["question"]].find((text) => typeof text === "string");
  const named = typeof title === "string" ? [...new Set(names(title))] : [];
  if (named.length > 0) return named;
  const products = node["products"];
  if (Array.isArray(products) && products.length === 1 && !node["overview"]) return products.map(String);
  return about;
}

/** An article: its head, and its lines, which both languages have alike. */
function passagesOfArticle(file: string, names: NamesCodes): Passage[] {
  const [zh = "", en = ""] = [file, file.replace(".zh.md", ".en.md")].map((path) => readFileSync(path, "utf8"));
  return passagesOfMarkdown(file, zh, en, names);
}

export function passagesOfMarkdown(file: string, zh: string, en: string, names: NamesCodes): Passage[] {
  const [one, other] = [zh, en].map(splitArticle) as [ReturnType<typeof splitArticle>, ReturnType<typeof splitArticle>];
  const title = (article: typeof one) => String(article.head["title"] ?? "");
  const subjects = [...new Set(names(title(one)))];
  const about = subjects.length === 1 ? subjects : [];
  const head = ["title", "summary"].map((key): Passage => ({
    file,
    at: key,
    zh: String(one.head[key] ?? ""),
    en: String(other.head[key] ?? ""),
    subjects: about,
    isRecord: false,
    isTitle: key === "title",
  }));
  const picture = one.head["picture"];
  if (isNode(picture))
    head.push({
      file,
      at: "picture.alt",
      zh: String(picture["alt"]),
      en: String(picture["alt_en"]),
      subjects: about,
      isRecord: false,
      isTitle: false,
    });
  const [zhLines, enLines] = [one, other].map(({ lines }) => withHeaders(lines)) as [string[], string[]];
  const isAligned = zhLines.length === enLines.length;
  const body = (
    isAligned ? zhLines.map((line, index) => [line, enLines[index] ?? ""] as const) : [[zhLines.join("\n"), enLines.join("\n")] as const]
  ).map(([zhText, enText], index): Passage => ({
    file,
    at: `line ${index + 1}`,
    zh: zhText,
    en: enText,
    subjects: tableSubjects(zhText, names) ?? about,
    isRecord: false,
    isTitle: isAligned && zhText.startsWith("#"),
  }));
  return [...head, ...body];
}

function splitArticle(source: string): { head: Node; lines: string[] } {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return { head: parse(head) as Node, lines: body.split("\n").filter((line) => line.trim()) };
}

/** The product of a row of a table, which its first cell names. */
function tableSubjects(line: string, names: NamesCodes): string[] | undefined {
  if (!line.startsWith("| ")) return undefined;
  const named = names(line.split("|")[1] ?? "");
  return named.length > 0 ? named : undefined;
}

/** Lines whose rows of tables have each cell's header before it, so that a cell alone says what it is. */
function withHeaders(lines: readonly string[]): string[] {
  let headers: string[] = [];
  return lines.flatMap((line) => {
    if (!line.startsWith("|")) {
      headers = [];
      return [line];
    }
    if (/^\|[\s:|-]+\|$/.test(line)) return [];
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (headers.length === 0) {
      headers = cells;
      return [line];
    }
    return [`| ${cells.map((cell, index) => (index === 0 ? cell : `${headers[index] ?? ""}: ${cell}`)).join(" | ")} |`];
  });
}

interface Film {
  captions: string;
  captions_en: string;
  products: string[];
}

/** Captions, cue by cue. */
function captionPassages(folder: string): Passage[] {
  const films = parse(readFileSync(`${folder}/videos.yaml`, "utf8")) as Film[];
  return films.flatMap((film) => {
    const [zh = [], en = []] = [film.captions, film.captions_en].map((file) => cuesOf(readFileSync(`${folder}/media/${file}`, "utf8")));
    return zh.map((text, index): Passage => ({
      file: `${folder}/media/${film.captions}`,
      at: `cue ${index + 1}`,
      zh: text,
      en: en[index] ?? "",
      subjects: film.products.length === 1 ? film.products : [],
      isRecord: false,
      isTitle: false,
    }));
  });
}

function cuesOf(vtt: string): string[] {
  return vtt
    .split(/\n\s*\n/)
    .filter((block) => block.includes("-->"))
    .map((block) =>
      block
        .slice(block.indexOf("\n", block.indexOf("-->")) + 1)
        .replaceAll("\n", " ")
        .trim(),
    );
}
