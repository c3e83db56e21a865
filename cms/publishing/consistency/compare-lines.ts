import { contradictionsIn, type Contradiction } from "#shared/consistency/contradictions.ts";
import type { Product } from "#shared/consistency/product.ts";
import { TOPICS, topicsOfRows } from "#shared/consistency/topics.ts";
import type { Language } from "#shared/languages.ts";
import type { Line } from "./text-lines.ts";

/** Texts, and the product data to compare them with, in the form that the worker thread receives. */
export interface Comparison {
  lines: readonly Line[];
  /** Codes of the products that the texts are about where a sentence names none. */
  subjects: readonly string[];
  /** By code; at least one. */
  products: ReadonlyMap<string, Product>;
}

/** A contradiction with the language of its sentence. */
export type LineContradiction = Omit<Contradiction, "topic"> & { language: Language };

/** The languages whose words the rules know; of the others they read figures that need none, and those of rows by their names. */
const WORDED = new Set<Language>(["zh", "en"]);
const WORDLESS = TOPICS.filter(({ says, unless, unlessSentence, unlessNear }) => !says && !unless && !unlessSentence && !unlessNear);

/** What the texts say of the products otherwise than their records. */
export function compareLines({ lines, subjects, products }: Comparison): LineContradiction[] {
  const named = topicsOfRows([...products.values()].flatMap(({ rows }) => rows));
  return lines.flatMap(({ language, text }) =>
    contradictionsIn(text, language, subjects, products, [...(WORDED.has(language) ? TOPICS : WORDLESS), ...named]).map(
      ({ code, sentence, written, row, stated }) => ({ code, sentence, written, row, stated, language }),
    ),
  );
}
