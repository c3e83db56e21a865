import { contradictionsIn, type Contradiction } from "#shared/consistency/contradictions.ts";
import type { Product } from "#shared/consistency/product.ts";
import { TOPICS, topicsOfRows } from "#shared/consistency/topics.ts";
import { FORMAT_LOCALE, type Language } from "#shared/languages.ts";
import type { Line } from "./text-lines.ts";

/** Texts, and what they are compared with, as they are sent to the thread that compares them. */
export interface Comparison {
  lines: readonly Line[];
  /** Codes of the products that the texts are about where a sentence names none. */
  subjects: readonly string[];
  /** By code; at least one. */
  products: ReadonlyMap<string, Product>;
}

/** A contradiction with the language of its sentence. */
export type LineContradiction = Omit<Contradiction, "topic"> & { language: Language };

/** The languages whose words the rules know; of the others they read figures that need none. */
const WORDED = new Set<Language>(["zh", "en"]);
const WORDLESS = TOPICS.filter(({ says, unless, unlessSentence, unlessNear }) => !says && !unless && !unlessSentence && !unlessNear);

/** What the texts say of the products otherwise than their records. */
export function compareLines({ lines, subjects, products }: Comparison): LineContradiction[] {
  const worded = [...TOPICS, ...topicsOfRows([...products.values()].flatMap(({ rows }) => rows))];
  return lines.flatMap(({ language, text }) =>
    contradictionsIn(withPoints(text, language), language, subjects, products, WORDED.has(language) ? worded : WORDLESS).map(
      ({ code, sentence, written, row, stated }) => ({ code, sentence, written, row, stated, language }),
    ),
  );
}

/** A text with points before its decimals, where its language writes a comma there. */
function withPoints(text: string, language: Language): string {
  const decimal = new Intl.NumberFormat(FORMAT_LOCALE[language]).formatToParts(0.5).find(({ type }) => type === "decimal")?.value;
  return decimal === "," ? text.replaceAll(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === "," ? "." : ",")) : text;
}
