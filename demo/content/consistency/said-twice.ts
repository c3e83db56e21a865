/** Figures that no row states, but that several texts say of a product: they must say the same. */
import { figuresIn, plainText } from "#shared/consistency/figures.ts";
import { sentencesOf } from "#shared/consistency/sentences.ts";
import type { Finding } from "./figure-rules.ts";
import type { NamesCodes, Passage } from "./passages.ts";

interface Repeated {
  name: string;
  unit: string;
  says: RegExp;
  unless?: RegExp;
}

const REPEATED: readonly Repeated[] = [
  {
    name: "holding the SOS key",
    unit: "s",
    says: /(?:按住|长按)[^，。；,;]{0,12}\d|hold[^,;.]{0,24}\d/i,
    unless: /电源键|power key|关机|开机|复位|允许|\boff\b|switch|reset|restart|pair|配对|allows/i,
  },
  { name: "self-test", unit: "s", says: /自检|self-test|checks (?:its|antenna)|checked/i },
  {
    name: "warning of a low battery",
    unit: "%",
    says: /低于|低电|below|low battery|low charge/i,
    unless: /湿度|humidity|容量|capacity|升级|updat|灯|\blight\b/i,
  },
];

/** Stored positions have no unit: 20,000 个点, “20,000 points”. */
const STORED = /(\d[\d,]*) ?(?:个点|条记录|条位置|个位置|points|positions|records)/g;

interface Statement {
  topic: string;
  /** Whom it is said of: a manual is for several products. */
  codes: readonly string[];
  value: number;
  passage: Passage;
  text: string;
}

/** Statements of the same thing about the same product with another figure; the product's own page is right, else most are. */
export function saidDifferently(passages: readonly Passage[], names: NamesCodes): Finding[] {
  const statements = passages.flatMap((passage) => statementsOf(passage, names));
  const right = new Map<string, number | undefined>();
  for (const { topic, codes } of statements)
    for (const code of codes) {
      const all = statements.filter((one) => one.topic === topic && one.codes.length === 1 && one.codes[0] === code);
      const own = all.filter(({ passage }) => passage.file.includes("/products/"));
      right.set(`${code} ${topic}`, mostOf(own.length > 0 ? own : all));
    }
  return statements.flatMap(({ topic, codes, value, passage, text }): Finding[] => {
    const others = codes.flatMap((code) => right.get(`${code} ${topic}`) ?? []);
    if (others.length === 0 || others.includes(value)) return [];
    return [
      {
        rule: "said differently",
        file: passage.file,
        at: passage.at,
        text,
        what: `${codes.join(" ")} ${topic}: ${value}, elsewhere ${others.join(", ")}`,
      },
    ];
  });
}

function statementsOf(passage: Passage, names: NamesCodes): Statement[] {
  return (["zh", "en"] as const).flatMap((language) =>
    sentencesOf(plainText(passage[language]), language).flatMap((text) => {
      const named = [...new Set(names(text))];
      const codes = named.length > 0 ? named : passage.subjects;
      if (codes.length === 0 || named.length > 1) return [];
      const stored = [...text.matchAll(STORED)].map(([, number = ""]) => ({
        topic: "stored points",
        value: Number(number.replaceAll(",", "")),
      }));
      const figures = REPEATED.filter(({ says, unless }) => says.test(text) && !unless?.test(text)).flatMap(({ name, unit }) =>
        figuresIn(text, language)
          .filter((figure) => figure.unit === unit && figure.values.length === 1)
          .slice(0, 1)
          .map(({ values: [value = 0] }) => ({ topic: name, value })),
      );
      return [...stored, ...figures].map(({ topic, value }) => ({ topic, value, codes, passage, text }));
    }),
  );
}

/** The value that most statements have. */
function mostOf(statements: readonly Statement[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { value } of statements) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
