/** Figures near a product's name that its record has otherwise, and pairs of languages whose numbers differ. */
import { contradictionOf, contradictionsIn } from "#shared/consistency/contradictions.ts";
import { type Figure, figuresIn } from "#shared/consistency/figures.ts";
import type { Product as Specified } from "#shared/consistency/product.ts";
import { clauseAt, sentencesAbout } from "#shared/consistency/sentences.ts";
import { TOPICS, topicsOfRows } from "#shared/consistency/topics.ts";
import { COMMON, FUSE } from "./common-topics.ts";
import { chineseNumbers, englishNumbers, numbersIn } from "./numbers.ts";
import type { Passage } from "./passages.ts";
import { type Product, specifiedByCode } from "./rows.ts";

/** What a rule found. */
export interface Finding {
  rule: string;
  file: string;
  at: string;
  /** The sentence. */
  text: string;
  what: string;
}

/** Figures that a product's record has otherwise, that no product states, or that are the same for all. */
export function contradictedFigures(passages: readonly Passage[], products: readonly Product[]): Finding[] {
  const byCode = specifiedByCode(products);
  const all = [...byCode.values()];
  const topics = [...TOPICS, FUSE, ...topicsOfRows(all.flatMap(({ rows }) => rows))];
  const statements = passages.filter(({ isRecord }) => !isRecord);
  return statements.flatMap((passage) =>
    (["zh", "en"] as const).flatMap((language) => {
      const { file, at, subjects } = passage;
      const finding = (text: string, what: string): Finding => ({ rule: "contradicted figure", file, at: `${at} ${language}`, text, what });
      const ofProducts = contradictionsIn(passage[language], language, subjects, byCode, topics).map(
        ({ sentence, code, topic, written, stated }) =>
          finding(sentence, `${code} ${topic}: ${written}${stated && `, its record: ${stated}`}`),
      );
      const inGeneral = sentencesAbout(passage[language], language, subjects, [...byCode.keys()]).flatMap(({ text, subjectsAt }) =>
        figuresIn(text, language)
          .flatMap((figure) =>
            generalFault(figure, text, all).concat(subjectsAt(figure.index).length === 0 ? termFaults(figure, text, all) : []),
          )
          .map((what) => finding(text, what)),
      );
      return ofProducts.concat(inGeneral);
    }),
  );
}

/** What holds for all products is asked of any of them. */
function generalFault(figure: Figure, text: string, [any]: readonly Specified[]): string[] {
  const fault = any && contradictionOf(figure, clauseAt(text, figure.index), text, any, COMMON);
  return fault ? [`${fault.topic}: ${fault.written}, always: ${fault.stated}`] : [];
}

/** Terms that every product has: what is said of products in general is what some of them state. */
const TERMS = new Set(["samples", "lead time", "warranty", "accuracy"]);

/** Figures of a sentence about no product in particular that no product states: `samples in 2 to 5 days`, where all say 3 or 5. */
function termFaults(figure: Figure, text: string, products: readonly Specified[]): string[] {
  const terms = TOPICS.filter(({ name, unit }) => TERMS.has(name) && unit === figure.unit);
  if (terms.length === 0) return [];
  const clause = clauseAt(text, figure.index);
  return figure.values.flatMap((value) => {
    const one = { ...figure, values: [value], isRange: false };
    const faults = products.map((of) => contradictionOf(one, clause, text, of, terms));
    const [first] = faults;
    if (!first || !faults.every(Boolean)) return [];
    const stated = [...new Set(faults.map((fault) => fault?.stated))].join(", ");
    return [`${first.topic}: ${first.written}, products state: ${stated}`];
  });
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
