/** Whether the figures of a sentence are those of a product's record. */
import { bandsIn } from "./product-codes.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { bandsOf, type Product, rowTexts, TERMS, wordsOf } from "./product.ts";
import { clauseAt, sentencesAbout } from "./sentences.ts";
import { type Topic, TOPICS } from "./topics.ts";

/** Figures of a sentence that are compared: a row of a wide table has some thirty. */
const MAX_FIGURES = 50;

/** A figure of a sentence that a product's record has otherwise. */
export interface Contradiction {
  /** Code of the product. */
  code: string;
  sentence: string;
  /** The figure as it is written. */
  written: string;
  /** The subject of the rule, for its maintainers. */
  topic: string;
  /** Key of the row, or the term of purchase, that states it otherwise; null where neither does. */
  row: string | null;
  /** What the record states; "" where it is only known not to be so. */
  stated: string;
}

/**
 * What a text says of products otherwise than their records. A figure fits when any of the products that it is about states it.
 * @param language of the text
 * @param subjects codes of the products that it is about where its own words name none
 * @param products at least one: all that it may name
 */
export function contradictionsIn(
  text: string,
  language: string,
  subjects: readonly string[],
  products: ReadonlyMap<string, Product>,
  topics: readonly Topic[] = TOPICS,
): Contradiction[] {
  return sentencesAbout(text, language, subjects, [...products.keys()]).flatMap((sentence) => {
    const about = (index: number) => sentence.subjectsAt(index).flatMap((code) => products.get(code) ?? []);
    const everyone = [...new Set(sentence.subjects)].flatMap((code) => products.get(code) ?? []);
    const figures = figuresIn(sentence.text, language)
      .slice(0, MAX_FIGURES)
      .flatMap((figure) => figureFault(figure, sentence.text, about(figure.index), topics));
    return figures.concat(markFaults(sentence.text, everyone, about));
  });
}

function figureFault(figure: Figure, text: string, about: readonly Product[], topics: readonly Topic[]): Contradiction[] {
  const clause = clauseAt(text, figure.index);
  const faults = about.map((product) => contradictionOf(figure, clause, text, product, topics));
  const [first] = faults;
  return first && faults.every(Boolean) ? [first] : [];
}

/** The figures that a product states of a topic. */
function statedOf(topic: Topic, of: Product): Figure[] {
  const cached = read.get(of)?.get(topic);
  if (cached) return cached;
  const figures = readStated(topic, of);
  read.set(of, (read.get(of) ?? new Map<Topic, Figure[]>()).set(topic, figures));
  return figures;
}

/** Cache of parsed records: every sentence needs them. */
const read = new WeakMap<Product, Map<Topic, Figure[]>>();

function readStated(topic: Topic, of: Product): Figure[] {
  const { rows = [], term } = topic;
  const quantity = term && of.purchase[term];
  const texts =
    topic.stated?.(of) ??
    rows.flatMap((key) => rowTexts(of, key)).concat(quantity ? { text: `${quantity} ${TERMS[term]}`, language: "en" } : []);
  return texts.flatMap(({ text, language }) => figuresIn(text, language)).filter(({ unit }) => unit === (topic.statedIn ?? topic.unit));
}

/** Degrees of protection, generations of LTE and versions of Bluetooth: figures without a unit. */
const MARKS: readonly { name: string; row: string; pattern: RegExp; stated: (of: Product) => string; before?: string }[] = [
  {
    name: "protection",
    row: "protection",
    pattern: /(?<!(?:不|代替|替代|取代|用|not|than|instead of)[ \u00a0]?)\bIP\d\d\b(?!\s*(?:is no|is not|does not|不|代替))/g,
    stated: (of) => wordsOf(of, "protection"),
  },
  {
    name: "network",
    row: "network",
    pattern: /(?<=\bCat[ \u00a0])(?:\d+|M1?)\b(?: bis)?(?!\s*(?:终端|devices?|trackers?|units?))/g,
    // Its codes have no space: CAT4.
    stated: (of) => wordsOf(of, "network").replaceAll("CAT ", "CAT"),
    before: "CAT",
  },
  {
    name: "Bluetooth",
    row: "bluetooth",
    pattern: /(?<=(?:Bluetooth|BLE|蓝牙)[ \u00a0])\d\.\d\b/g,
    stated: (of) => wordsOf(of, "bluetooth"),
  },
  {
    name: "minimum order",
    row: "minimumOrder",
    pattern: /(?<=起订量?数?(?:为|是|：)?[ \u00a0]?|minimum order(?: is| of|:)? )\d+/gi,
    stated: (of) => `${of.purchase.minimumOrder ?? ""} ${of.purchase.note ?? ""}`,
  },
];

/**
 * Whether a figure contradicts a product's record.
 * @param clause the words next to it
 * @param sentence the whole sentence, which names the subject where the clause does not
 */
export function contradictionOf(
  figure: Figure,
  clause: string,
  sentence: string,
  of: Product,
  all: readonly Topic[],
): Contradiction | undefined {
  const near = `${sentence.slice(Math.max(0, figure.index - 20), figure.index)}⟦⟧${sentence.slice(figure.index + figure.text.length).slice(0, 20)}`;
  const inClause = topicsOf(figure, clause, sentence, near, all).filter(({ says }) => says?.test(clause) ?? true);
  const topics =
    inClause.length > 0 ? inClause : topicsOf(figure, sentence, sentence, near, all).filter(({ says }) => says?.test(sentence) ?? true);
  const candidates = topics.map((topic) => ({ topic, stated: statedOf(topic, of) })).filter(({ stated }) => stated.length > 0);
  if (
    candidates.length === 0 ||
    candidates.some(
      ({ topic, stated }) =>
        (isStated(figure, stated, topic) && !topic.elsewhere?.(sentence, of)) ||
        figure.values.every((value) => topic.otherwise?.(value, sentence, of)),
    )
  )
    return undefined;
  const { term, rows = [] } = candidates[0]?.topic ?? {};
  return {
    code: of.code,
    sentence,
    written: figure.text,
    topic: candidates.map(({ topic }) => topic.name).join(", "),
    row: term ?? rows.find((key) => rowTexts(of, key).length > 0) ?? null,
    stated: [...new Set(candidates.flatMap(({ stated }) => stated.map(({ text }) => text)))].join(", "),
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
  if (topic.isSatisfied?.(figure.values, stated)) return true;
  const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other).join(" ");
  if (figure.isRange || figure.unit.endsWith("size")) return stated.some(({ values }) => sorted(values) === sorted(figure.values));
  return figure.values.every((value) => stated.some(({ values }) => values.includes(value)));
}

function markFaults(text: string, everyone: readonly Product[], about: (index: number) => readonly Product[]): Contradiction[] {
  const marks = everyone.flatMap((product) => markContradictions(text, product));
  const faults = marks.filter(({ fault: { code }, index }) => {
    const subjects = about(index).map((product) => product.code);
    return subjects.includes(code) && subjects.every((other) => marks.some((mark) => mark.fault.code === other && mark.index === index));
  });
  const bands = bandsIn(text).flatMap(({ bands: named, index }) =>
    about(index).flatMap((product) => {
      const bands = bandsOf(product);
      const others = named.filter((band) => bands.length > 0 && !bands.includes(band));
      return others.map((band) => ({ code: product.code, sentence: text, written: band, topic: "bands", row: "bands", stated: "" }));
    }),
  );
  const once = new Map(faults.map(({ fault }) => [`${fault.code} ${fault.topic} ${fault.written}`, fault]));
  return [...once.values(), ...bands];
}

/** Marks of a text that a product's record has otherwise. */
function markContradictions(text: string, of: Product): { fault: Contradiction; index: number }[] {
  return MARKS.flatMap(({ name, row, pattern, stated, before = "(?<![\\d.])" }) => {
    const record = stated(of);
    if (!record.trim()) return [];
    const isStated = (written: string) => new RegExp(`${before}${written.toUpperCase().replace(" BIS", "")}(?!\\d)`).test(record);
    return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) =>
      isStated(written) ? [] : [{ fault: { code: of.code, sentence: text, written, topic: name, row, stated: record }, index }],
    );
  });
}
