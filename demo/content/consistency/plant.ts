/**
 * Plants contradictions in the content, to see whether they are found. It knows nothing of how they are looked for: it takes what a
 * record states, finds the same words about the same product elsewhere, and changes the figure there in both languages.
 */
import { literal } from "#shared/consistency/product-codes.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import type { Product } from "./rows.ts";
import type { Passage } from "./passages.ts";

/** A source of chance: a whole number below an end. */
type Below = (end: number) => number;

/** A passage before and after. */
export interface Plant {
  passage: Passage;
  planted: Passage;
  what: string;
}

/** What a record says, as texts write it, and something else of the kind. */
interface Statement {
  what: string;
  zh: RegExp;
  en: RegExp;
  other: string;
  written: string;
}

const ANY_SPACE = "[ \\u00a0]?";
/** Units as the two languages write them in sentences. */
const UNITS: Record<string, { zh: string; en: string }> = {
  d: { zh: "天", en: "(?:days?)" },
  h: { zh: "小时", en: "(?:hours?|h)" },
  months: { zh: "个月", en: "-?(?:months?)" },
};

const thousands = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 4 });

function statement(what: string, written: string, unit: string, other: string): Statement {
  const of = (language: "zh" | "en") =>
    new RegExp(`(?<![\\w.,–…−])${literal(written)}(?=${ANY_SPACE}-?${UNITS[unit]?.[language] ?? literal(unit)}(?![A-Za-z]))`);
  return { what, zh: of("zh"), en: of("en"), other, written };
}

/** Another value of the same kind: a little more or less, as a slip of the pen or an older version would have it. */
function another(value: number, below: Below): number {
  const factors = [0.5, 0.8, 0.9, 1.1, 1.25, 1.5, 2];
  const factor = factors[below(factors.length)] ?? 2;
  const changed = Number((value * factor).toPrecision(2));
  return changed === value || changed === 0 ? value + 1 : changed;
}

function statementsOf(of: Product, below: Below): Statement[] {
  const rows = of.specs.flatMap((row): Statement[] => {
    const unit = specDefinition(row.key)?.unit ?? "";
    const prefix = row.prefix ?? "";
    if (row.value !== undefined)
      return [statement(row.key, `${prefix}${thousands(row.value)}`, unit, `${prefix}${thousands(another(row.value, below))}`)];
    if (row.min !== undefined && row.max !== undefined) {
      const joint = row.min < 0 ? "…+" : "–";
      const low = thousands(row.min).replace("-", "−");
      return [statement(row.key, `${low}${joint}${row.max}`, unit, `${low}${joint}${another(row.max, below)}`)];
    }
    if (row.key === "protection" && row.text) {
      const degree = /IP\d\d/.exec(row.text)?.[0] ?? "";
      const others = ["IP65", "IP66", "IP67", "IP68"].filter((code) => code !== degree);
      const pattern = new RegExp(`${degree}(?!\\d)`);
      return degree ? [{ what: row.key, zh: pattern, en: pattern, other: others[below(others.length)] ?? "IP54", written: degree }] : [];
    }
    if (row.key === "dimensions" && row.text) {
      const width = /^[\d.]+/.exec(row.text)?.[0] ?? "";
      if (!width) return [];
      const pattern = new RegExp(`(?<![\\d.])${literal(width)}(?=${ANY_SPACE}×)`);
      return [{ what: row.key, zh: pattern, en: pattern, other: String(another(Number(width), below)), written: width }];
    }
    return [];
  });
  const { purchase } = of;
  const terms = [
    statement("sample_days", `${purchase.sample_days}`, "d", `${another(purchase.sample_days, below)}`),
    statement("lead_days", `${purchase.lead_days}`, "d", `${another(purchase.lead_days, below)}`),
    statement("warranty_months", `${purchase.warranty_months}`, "months", `${another(purchase.warranty_months, below)}`),
  ];
  return [...rows, ...terms];
}

/** The one product that a passage is about; undefined where there are several, or none, or where it is the record itself. */
function soleSubject({ isRecord, subjects, zh, en }: Passage, codesOf: (text: string) => string[]): string | undefined {
  const named = new Set([...codesOf(zh), ...codesOf(en)]);
  const about = named.size > 0 ? [...named] : subjects;
  return isRecord || about.length !== 1 ? undefined : about[0];
}

/** All contradictions that can be planted: a figure of a record in a passage about that product alone, changed in both languages. */
export function contradictions(
  passages: readonly Passage[],
  products: readonly Product[],
  codesOf: (text: string) => string[],
  below: Below,
): Plant[] {
  const soles = passages.map((passage) => ({ passage, sole: soleSubject(passage, codesOf) }));
  return products.flatMap((of) => {
    const about = soles.flatMap(({ passage, sole }) => (sole === of.code ? [passage] : []));
    const statements = statementsOf(of, below);
    return about.flatMap((passage) =>
      statements.flatMap((statement): Plant[] => {
        if (!statement.zh.test(passage.zh) || !statement.en.test(passage.en)) return [];
        const planted = { ...passage, zh: passage.zh.replace(statement.zh, statement.other), en: passage.en.replace(statement.en, statement.other) };
        return [{ passage, planted, what: `${of.code} ${statement.what}: ${statement.written} → ${statement.other}` }];
      }),
    );
  });
}

/** Numbers that one language alone has otherwise. */
export function halfChanged(passages: readonly Passage[], below: Below): Plant[] {
  return passages.flatMap((passage): Plant[] => {
    const language = below(2) === 0 ? "zh" : "en";
    const numbers = [...passage[language].matchAll(/(?<![\w.,/–-])[1-9]\d*(?![\w.,/–]|-)/g)];
    const chosen = numbers[below(numbers.length)];
    if (!chosen || !passage.zh || !passage.en) return [];
    const other = String(another(Number(chosen[0]), below));
    const text = passage[language];
    const planted = { ...passage, [language]: text.slice(0, chosen.index) + other + text.slice(chosen.index + chosen[0].length) };
    return [{ passage, planted, what: `${language} alone: ${chosen[0]} → ${other}` }];
  });
}

const WIRES = [
  ["红", "red"],
  ["黑", "black"],
  ["橙", "orange"],
  ["白", "white"],
] as const;

/** Wires whose colours are swapped, in both languages. */
export function swappedWires(passages: readonly Passage[], below: Below): Plant[] {
  return passages.flatMap((passage) =>
    WIRES.flatMap(([zh, en]): Plant[] => {
      const [inZh, inEn] = [new RegExp(`${zh}(?=色?线)`), new RegExp(`\\b${en}(?= (?:wire|lead|to\\b)|,? through)`, "i")];
      if (!inZh.test(passage.zh) || !inEn.test(passage.en)) return [];
      const others = WIRES.filter(([other]) => other !== zh);
      const [otherZh, otherEn] = others[below(others.length)] ?? WIRES[0];
      return [
        {
          passage,
          planted: { ...passage, zh: passage.zh.replace(inZh, otherZh), en: passage.en.replace(inEn, otherEn) },
          what: `${en} → ${otherEn}`,
        },
      ];
    }),
  );
}

/** Some of a list, none of them twice. */
export function someOf<Item>(items: readonly Item[], count: number, below: Below): Item[] {
  const remaining = [...items];
  return Array.from({ length: Math.min(count, remaining.length) }, () => remaining.splice(below(remaining.length), 1)[0] as Item);
}
