/** The whole check of words and figures: all texts, all rules, and what is right all the same. */
import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { APPROVALS } from "#shared/vocabulary/spec-codes.ts";
import { claim, mark, product, series, solution } from "../schema.ts";
import { type Claim, contradictedClaims } from "./claim-rules.ts";
import { contradictedFigures, differingNumbers, type Finding } from "./figure-rules.ts";
import { brokenCapitals, linksNotReturned, marksNotReturned, otherNames, otherWords, straightQuotes, type Term } from "./language-rules.ts";
import { GUIDES, passagesOfPairs, readInterface, readPapers } from "./papers.ts";
import { codesIn, type NamesCodes, type Passage, readPassages } from "./passages.ts";
import type { Product } from "./rows.ts";
import { saidDifferently } from "./said-twice.ts";
import { contradictedWires } from "./wire-rules.ts";

const name = z.string().min(1);
const term = z.strictObject({ zh: name, en: name, not: z.array(name).min(1).optional(), note: name.optional() });
const exception = z.strictObject({ rule: name, file: name, text: name, reason: z.string().min(10) });

export type Exception = z.infer<typeof exception>;

const readYaml = (file: string): unknown => parse(readFileSync(file, "utf8"));

/** Everything that the rules look at. */
export interface Content {
  products: Product[];
  solutions: z.infer<typeof solution>[];
  series: z.infer<typeof series>[];
  marks: z.infer<typeof mark>[];
  claims: Claim[];
  glossary: Term[];
  /** Names of the platform's functions, in the order of its page. */
  functions: { zh: string; en: string }[];
  /** Of records, articles, captions, papers, drawings, films and the interface. */
  passages: Passage[];
  codesOf: NamesCodes;
}

/**
 * Reads all content.
 * @param manualOf makes the texts of a product's manual, as pairs of both languages
 * @throws ZodError when a file does not fit its schema
 */
export function readContent(manualOf: (of: Product) => unknown): Content {
  const products = globSync("demo/content/products/*.yaml")
    .toSorted()
    .map((file) => product.parse(readYaml(file)));
  const codesOf = codesIn(products.map(({ code }) => code));
  const [zh, en] = ["zh", "en"].map(
    (language) => JSON.parse(readFileSync(`app/i18n/locales/${language}/platform.json`, "utf8")) as Record<string, string>,
  ) as [Record<string, string>, Record<string, string>];
  const manuals = products.flatMap((of) => passagesOfPairs(`${GUIDES} ${of.code}`, manualOf(of), [of.code]));
  return {
    products,
    solutions: globSync("demo/content/solutions/*.yaml")
      .toSorted()
      .map((file) => solution.parse(readYaml(file))),
    series: z.array(series).parse(readYaml("demo/content/series.yaml")),
    marks: z.array(mark).parse(readYaml("demo/content/marks.yaml")),
    claims: z.array(claim).parse(readYaml("demo/content/claims.yaml")),
    glossary: z.array(term).parse(readYaml("demo/glossary.yaml")),
    functions: Object.keys(zh).flatMap((key) => (/^f\d$/.test(key) ? [{ zh: zh[key] ?? "", en: en[key] ?? "" }] : [])),
    passages: [readPassages(codesOf), readPapers(), readInterface(), manuals].flat(),
    codesOf,
  };
}

/** The rules by their names. */
export const RULES = {
  "contradicted figure": ({ passages, products }) => contradictedFigures(passages, products),
  "contradicted claim": ({ passages, claims }) => contradictedClaims(passages, claims),
  "said differently": ({ passages, codesOf }) => saidDifferently(passages, codesOf),
  "contradicted wire": ({ passages, products }) =>
    contradictedWires(
      passages,
      products.map(({ code }) => code),
    ),
  "differing numbers": ({ passages }) => differingNumbers(passages),
  "link not returned": ({ products, solutions }) =>
    linksNotReturned(
      products.map(({ code, solutions: links }) => ({ key: code, links })),
      solutions.map(({ slug, products: links }) => ({ key: slug, links })),
    ),
  "mark not returned": ({ products, marks }) =>
    marksNotReturned(
      // REACH is a duty to inform, which few specifications repeat. A slug has a hyphen where the code has none: un38-3, un383.
      marks
        .filter(({ kind, slug }) => kind === "certification" && slug !== "reach")
        .map(({ slug, products: links }) => ({ key: slug in APPROVALS ? slug : slug.replaceAll("-", ""), links })),
      products.map(({ code, specs }) => ({
        key: code,
        links: specs.flatMap(({ key, codes = [] }) => (key === "certification" ? codes : [])),
      })),
    ),
  "other word": ({ passages, glossary }) => otherWords(passages, glossary),
  "straight quote": ({ passages }) => straightQuotes(passages),
  "broken capitals": ({ passages }) => brokenCapitals(passages),
  "other name": ({ passages, series: all, functions }) => otherNames(passages, all, functions),
} satisfies Record<string, (content: Content) => Finding[]>;

export function readExceptions(): Exception[] {
  return z.array(exception).parse(readYaml("demo/content/consistency/exceptions.yaml"));
}

export function isExcepted(finding: Finding, { rule, file, text }: Exception): boolean {
  return finding.rule === rule && finding.file === file && (finding.text.includes(text) || finding.what.includes(text));
}
