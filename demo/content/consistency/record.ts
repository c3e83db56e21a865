/** Whether the figures of a sentence are those of a product's record. */
import { type Figure, figuresIn } from "./figures.ts";
import { type Product, rowTexts, wordsOf } from "./rows.ts";
import { type Topic, TOPICS } from "./topics.ts";

/** Terms that every product has: what is said of products in general is what some of them state. */
const TERMS = new Set(["samples", "lead time", "warranty", "accuracy"]);

/** Figures of a sentence about no product in particular that no product states: `samples in 2 to 5 days`, where all say 3 or 5. */
export function unknownTerms(figure: Figure, clause: string, sentence: string, products: readonly Product[]): Contradiction[] {
  const terms = TOPICS.filter(({ name, unit }) => TERMS.has(name) && unit === figure.unit);
  if (terms.length === 0) return [];
  return figure.values.flatMap((value) => {
    const one = { ...figure, values: [value], isRange: false };
    const faults = products.map((of) => contradictionOf(one, clause, sentence, of, terms));
    const [first] = faults;
    return first && faults.every(Boolean) ? [{ ...first, stated: [...new Set(faults.map((fault) => fault?.stated))].join(", ") }] : [];
  });
}

/** The figures that a product states of a topic. */
function statedOf(topic: Topic, of: Product): Figure[] {
  const known = read.get(of)?.get(topic);
  if (known) return known;
  const figures = readStated(topic, of);
  read.set(of, (read.get(of) ?? new Map<Topic, Figure[]>()).set(topic, figures));
  return figures;
}

/** What has been read of records: every sentence asks again. */
const read = new WeakMap<Product, Map<Topic, Figure[]>>();

function readStated(topic: Topic, of: Product): Figure[] {
  const texts = topic.stated?.(of) ?? (topic.rows ?? []).flatMap((key) => rowTexts(of, key));
  return texts.flatMap(figuresIn).filter(({ unit }) => unit === (topic.statedIn ?? topic.unit));
}

/** Degrees of protection, generations of LTE and versions of Bluetooth: figures without a unit. */
const MARKS: readonly { name: string; pattern: RegExp; stated: (of: Product) => string; before?: string }[] = [
  {
    name: "protection",
    pattern: /(?<!(?:不|代替|替代|取代|用|not|than|instead of)[ \u00a0]?)\bIP\d\d\b(?!\s*(?:is no|is not|does not|不|代替))/g,
    stated: (of) => wordsOf(of, "protection"),
  },
  {
    name: "network",
    pattern: /(?<=\bCat[ \u00a0])(?:\d+|M1?)\b(?: bis)?(?!\s*(?:终端|devices?|trackers?|units?))/g,
    // Its codes have no space: CAT4.
    stated: (of) => wordsOf(of, "network").replaceAll("CAT ", "CAT"),
    before: "CAT",
  },
  { name: "Bluetooth", pattern: /(?<=(?:Bluetooth|BLE|蓝牙)[ \u00a0])\d\.\d\b/g, stated: (of) => wordsOf(of, "bluetooth") },
  {
    name: "minimum order",
    pattern: /(?<=起订量?数?(?:为|是|：)?[ \u00a0]?|minimum order(?: is| of|:)? )\d+/gi,
    stated: (of) => `${of.purchase.minimum_order} ${of.purchase.note}`,
  },
];

/** A figure of a sentence, and why it contradicts the record. */
export interface Contradiction {
  written: string;
  topic: string;
  stated: string;
}

/**
 * Whether a figure contradicts a product's record.
 * @param clause the words next to it
 * @param sentence all of the sentence, which says what it is about where the clause does not
 */
export function contradictionOf(
  figure: Figure,
  clause: string,
  sentence: string,
  of: Product,
  all: readonly Topic[] = TOPICS,
): Contradiction | undefined {
  const near = `${sentence.slice(Math.max(0, figure.index - 20), figure.index)}⟦⟧${sentence.slice(figure.index + figure.text.length).slice(0, 20)}`;
  const inClause = topicsOf(figure, clause, sentence, near, all).filter(({ says }) => says?.test(clause) ?? true);
  const topics =
    inClause.length > 0 ? inClause : topicsOf(figure, sentence, sentence, near, all).filter(({ says }) => says?.test(sentence) ?? true);
  const known = topics.map((topic) => ({ topic, stated: statedOf(topic, of) })).filter(({ stated }) => stated.length > 0);
  if (
    known.length === 0 ||
    known.some(
      ({ topic, stated }) =>
        (isStated(figure, stated, topic) && !topic.elsewhere?.(sentence, of)) ||
        figure.values.every((value) => topic.otherwise?.(value, sentence, of)),
    )
  )
    return undefined;
  return {
    written: figure.text,
    topic: known.map(({ topic }) => topic.name).join(", "),
    stated: known.flatMap(({ stated }) => stated.map(({ text }) => text)).join(", "),
  };
}

function topicsOf(figure: Figure, words: string, sentence: string, near: string, all: readonly Topic[]): Topic[] {
  return all.filter((topic) => {
    if (topic.unit !== figure.unit || topic.unless?.test(words) || topic.unlessSentence?.test(sentence) || topic.unlessNear?.test(near))
      return false;
    if (topic.shape === "range") return figure.isRange;
    if (topic.shape === "±") return figure.prefix === "±";
    if (topic.shape === "single") return !figure.isRange;
    return true;
  });
}

function isStated(figure: Figure, stated: readonly Figure[], topic: Topic): boolean {
  if (topic.fits?.(figure.values, stated)) return true;
  const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other).join(" ");
  if (figure.isRange || figure.unit.endsWith("size")) return stated.some(({ values }) => sorted(values) === sorted(figure.values));
  return figure.values.every((value) => stated.some(({ values }) => values.includes(value)));
}

/** Marks of a text that a product's record has otherwise. */
export function markContradictions(text: string, of: Product): (Contradiction & { index: number; product: Product })[] {
  return MARKS.flatMap(({ name, pattern, stated, before = "(?<![\\d.])" }) => {
    const record = stated(of);
    if (!record.trim()) return [];
    const isStated = (written: string) => new RegExp(`${before}${written.toUpperCase().replace(" BIS", "")}(?!\\d)`).test(record);
    return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) =>
      isStated(written) ? [] : [{ written, topic: name, stated: record, index, product: of }],
    );
  });
}
