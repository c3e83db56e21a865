import type { Language } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { ALSO_CALLED } from "#shared/vocabulary/search-aliases.ts";
import { codeVocabulary } from "#shared/vocabulary/facets.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { degreeOf } from "#shared/vocabulary/spec-codes.ts";
import { codesOf } from "#shared/vocabulary/spec-rows.ts";
import { NAMED_IN } from "./regions.ts";
import { anyOf, compact, plainText } from "./words.ts";

/** Values of the finder named in a query: products match by their stated values. */
export interface Choice {
  /** The parameter of the finder. */
  facet: string;
  /** Any of them matches; `ip` has one degree, which also matches better ones. */
  values: readonly string[];
}

/** A choice and its position in a query. */
export interface AskedChoice extends Choice {
  /** The typed text. */
  text: string;
  start: number;
}

/** Names that are also common words: choices only where a query contains nothing but choices. */
const WORDS_AS_WELL = new Set(["reach"]);
/** Words after a magnet that holds a plug, and not the device. */
const OF_A_PLUG = /^[ -]?(?:charg|cable|connector|plug|充电|线)/;

/** Interfaces and bands match by the words of the texts: B1 may also be a model. */
const BY_WORDS = new Set(["interface", "bands"]);

/** The choice of every name, by its spelling without spaces, and a pattern for all names. Rebuilt for another vocabulary. */
const choicesOf = memoizeWeak((vocabulary: ReturnType<typeof codeVocabulary>) => {
  const choices = choicesByName(vocabulary);
  return { byCompactName: new Map([...choices].map(([name, choice]) => [compact(name), choice])), anyName: anyOf(choices.keys()) };
});

function choicesByName(vocabulary: ReturnType<typeof codeVocabulary>): Map<string, Choice> {
  const choices = new Map<string, Choice>();
  for (const [facet, names] of Object.entries(vocabulary)) {
    if (BY_WORDS.has(facet)) continue;
    const also: Readonly<Record<string, readonly string[]>> = facet in ALSO_CALLED ? ALSO_CALLED[facet as keyof typeof ALSO_CALLED] : {};
    for (const [value, label] of Object.entries(names)) {
      const spellings = [...NAMED_IN.map((language) => nameIn(label, language)), ...(also[value] ?? [])];
      for (const name of spellings.map((one) => plainText(one))) {
        const values = choices.get(name)?.values ?? [];
        if (!values.includes(value)) choices.set(name, { facet, values: [...values, value] });
      }
    }
  }
  for (const code of Object.keys(codesOf("protection"))) {
    const degree = degreeOf(code);
    if (degree !== null) choices.set(code.replace("ip", "ip "), { facet: "ip", values: [String(degree).padStart(2, "0")] });
  }
  return choices;
}

/** The choices in a plain query. */
export function choicesIn(plain: string): AskedChoice[] {
  const { byCompactName, anyName } = choicesOf(codeVocabulary());
  const asksMore = /[\p{L}\d]/u.test(plain.replaceAll(anyName, ""));
  return [...plain.matchAll(anyName)].flatMap(({ 0: text, index: start }) => {
    const choice = byCompactName.get(compact(text));
    if (!choice || (asksMore && WORDS_AS_WELL.has(text))) return [];
    if (choice.values.includes("magnetic") && OF_A_PLUG.test(plain.slice(start + text.length))) return [];
    return [{ ...choice, text, start }];
  });
}

/** The names of an approval. */
export function approvalName(approval: string, language: Language): string {
  const name = codesOf("certification")[approval];
  return name ? nameIn(name, language) : approval;
}
