/** Figures near a product's name that its record has otherwise, and pairs of languages whose numbers differ. */
import { contradictionOf, markContradictions, unknownTerms } from "./record.ts";
import { bandsOf, type Product } from "./rows.ts";
import { GENERAL } from "./topics.ts";
import { chineseNumbers, englishNumbers, type Figure, figuresIn, numbersIn, plainText } from "./figures.ts";
import { bandsIn, codePattern, type Passage, withoutBands } from "./passages.ts";

/** What a rule found. */
export interface Finding {
  rule: string;
  file: string;
  at: string;
  /** The sentence. */
  text: string;
  what: string;
}

/** A sentence of a passage, with the products that it is about at each place. */
interface Sentence {
  text: string;
  /** Whom the words at a place are about. */
  subjectsAt: (index: number) => readonly string[];
  /** Whom any of its words may be about. */
  subjects: readonly string[];
}

const END = { zh: /(?<=[。；！？])|\n/, en: /(?<=[.;!?])\s+(?=[A-Z“"'(]|$)|(?<=;)\s+|\n/ };

export function sentencesOf(text: string, language: "zh" | "en"): string[] {
  return text.split(END[language]).filter((sentence) => sentence.trim());
}

/** Names that stand together share what is said: `V7 and V8 are IP65`. */
const TOGETHER = /^(?:\s*(?:[、,，/+与和及或]|and|or|the|&)\s*)+$/;

/** A figure, and whose it is behind it: `±1.5 m for M30`. */
const OF = /^[^,;，；]{1,14}(?: for | on | in | of | with )(?:the )?\[?$/;

function sentencesAbout(passage: Passage, language: "zh" | "en", pattern: RegExp): Sentence[] {
  let carried = passage.subjects;
  return sentencesOf(plainText(passage[language]), language).map((sentence) => {
    const text = withListedUnits(sentence, pattern);
    const groups = groupsIn(text, pattern);
    const before = carried;
    carried = groups.at(-1)?.codes ?? carried;
    return {
      text,
      subjects: groups.length > 0 ? groups.flatMap((group) => group.codes) : before,
      subjectsAt: (index) =>
        (
          groups.find((group) => OF.test(text.slice(index, group.start)) && group.start > index) ??
          groups.findLast((group) => group.start <= index) ??
          groups[0]
        )?.codes ?? before,
    };
  });
}

/** What something is compared with is not what is spoken of. */
const COMPARED = /(?:比|不如|than|like|unlike|相比)\s*(?:the\s+|a\s+)?\[?$/;

function groupsIn(text: string, pattern: RegExp): { start: number; end: number; codes: string[] }[] {
  const groups: { start: number; end: number; codes: string[] }[] = [];
  for (const { 0: code, index } of withoutBands(text).matchAll(pattern)) {
    const last = groups.at(-1);
    if (COMPARED.test(text.slice(0, index))) continue;
    if (last && TOGETHER.test(text.slice(last.end, index))) Object.assign(last, { end: index + code.length, codes: [...last.codes, code] });
    else groups.push({ start: index, end: index + code.length, codes: [code] });
  }
  return groups;
}

/** The words between the marks next to a place; marks within numbers are none. */
function clauseAt(text: string, index: number): string {
  const marks = /[，；：。（）()|:;]|,(?!\d)| and (?!more)/g;
  let start = 0;
  for (const { index: mark } of text.matchAll(marks)) {
    if (mark >= index) return text.slice(start, mark);
    start = mark + 1;
  }
  return text.slice(start);
}

/** `A3 180, A5 240, A9 365 days`: the numbers that have their unit only at the end of the list. */
function withListedUnits(text: string, pattern: RegExp): string {
  const last = new RegExp(`(?:${pattern.source})[ \\u00a0](\\d[\\d,.]*)[ \\u00a0]?(days|mAh|g|V|天)\\b`).exec(text);
  if (!last) return text;
  return text.replace(new RegExp(`((?:${pattern.source})[ \\u00a0]\\d[\\d.]*)(?=, )`, "g"), `$1 ${last[2] ?? ""}`);
}

/** Figures that a product's record has otherwise. */
export function contradictedFigures(passages: readonly Passage[], products: readonly Product[]): Finding[] {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const pattern = codePattern([...byCode.keys()]);
  const statements = passages.filter(({ isRecord }) => !isRecord);
  return statements.flatMap((passage) =>
    (["zh", "en"] as const).flatMap((language) =>
      sentencesAbout(passage, language, pattern).flatMap((sentence) => {
        const { text, subjects, subjectsAt } = sentence;
        const about = (index: number) => subjectsAt(index).flatMap((code) => byCode.get(code) ?? []);
        const read = figuresIn(text);
        const everyone = [...new Set(subjects)].flatMap((code) => byCode.get(code) ?? []);
        const ofProducts = read.flatMap((figure) => figureFault(figure, text, about(figure.index)));
        const inGeneral = read.flatMap((figure) => generalFault(figure, text, products));
        const terms = read.filter(({ index }) => about(index).length === 0).flatMap((figure) => termFaults(figure, text, products));
        return [ofProducts, inGeneral, terms, marksFaults(text, everyone, about)]
          .flat()
          .map((what): Finding => ({ rule: "contradicted figure", file: passage.file, at: `${passage.at} ${language}`, text, what }));
      }),
    ),
  );
}

/** A figure fits when any of the products that it is about states it. */
function figureFault(figure: Figure, text: string, about: readonly Product[]): string[] {
  const clause = clauseAt(text, figure.index);
  const faults = about.map((product) => ({ product, fault: contradictionOf(figure, clause, text, product) }));
  if (faults.length === 0 || faults.some(({ fault }) => !fault)) return [];
  return faults
    .slice(0, 1)
    .flatMap(({ product, fault }) => (fault ? [`${product.code} ${fault.topic}: ${fault.written}, its record: ${fault.stated}`] : []));
}

function termFaults(figure: Figure, text: string, products: readonly Product[]): string[] {
  const faults = unknownTerms(figure, clauseAt(text, figure.index), text, products);
  return faults.map(({ topic, written, stated }) => `${topic}: ${written}, products state: ${stated}`);
}

/** What holds for all products is asked of any of them. */
function generalFault(figure: Figure, text: string, [any]: readonly Product[]): string[] {
  const fault = any && contradictionOf(figure, clauseAt(text, figure.index), text, any, GENERAL);
  return fault ? [`${fault.topic}: ${fault.written}, always: ${fault.stated}`] : [];
}

function marksFaults(text: string, everyone: readonly Product[], about: (index: number) => readonly Product[]): string[] {
  const marks = everyone.flatMap((product) => markContradictions(text, product));
  const faults = marks.filter(({ product, index }) => {
    const subjects = about(index);
    return subjects.includes(product) && subjects.every((other) => marks.some((mark) => mark.product === other && mark.index === index));
  });
  const bands = bandsIn(text).flatMap(({ bands: named, index }) =>
    about(index).flatMap((product) => {
      const known = bandsOf(product);
      const others = named.filter((band) => known.length > 0 && !known.includes(band));
      return others.map((band) => `${product.code} bands: ${band}`);
    }),
  );
  return [
    ...new Set(faults.map(({ product, topic, written, stated }) => `${product.code} ${topic}: ${written}, its record: ${stated}`)),
    ...bands,
  ];
}

/** Pairs of languages whose numbers differ. A number in digits may be a word in the other language. */
export function differingNumbers(passages: readonly Passage[]): Finding[] {
  const pairs = passages.filter(({ zh, en }) => zh && en);
  return pairs.flatMap((passage) => {
    const [zh, en] = [numbersIn(passage.zh), numbersIn(passage.en)];
    const [zhWords, enWords] = [chineseNumbers(passage.zh), englishNumbers(passage.en)];
    const onlyZh = zh.filter((number) => !en.includes(number) && !enWords.includes(number));
    const onlyEn = en.filter((number) => !zh.includes(number) && !zhWords.includes(number));
    if (onlyZh.length + onlyEn.length === 0) return [];
    const what = [`zh ${onlyZh.join(" ")}`, `en ${onlyEn.join(" ")}`].filter((text) => / /.test(text) && text.length > 3).join(", ");
    return [{ rule: "differing numbers", file: passage.file, at: passage.at, text: `${passage.zh} ⇄ ${passage.en}`, what }];
  });
}
