import type { Language } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { ALSO_CALLED } from "#shared/vocabulary/asked-for.ts";
import { APPROVALS, MOUNTS, NETWORKS, POWER_SOURCES, PROTECTION, RADIOS, SATELLITES, degreeOf } from "#shared/vocabulary/selection.ts";
import type { Names } from "#shared/vocabulary/names.ts";
import type { CodedFacet } from "#app/data/finder/criteria.ts";
import { anyOf, compact, plainText } from "./words.ts";

/** Values of the finder that a query names: products are found by what they state of them. */
export interface Choice {
  facet: AskedFacet | "ip";
  /** Any of them fits; of `ip` the one degree, or a better one. */
  values: readonly string[];
}

/** A choice, and where a query names it. */
export interface AskedChoice extends Choice {
  /** As it was typed. */
  text: string;
  start: number;
}

/** The facets that are asked for by the names of their values. Interfaces are found by the words of the texts. */
type AskedFacet = Exclude<CodedFacet, "interface">;

const VOCABULARIES: Record<AskedFacet, Names> = {
  network: NETWORKS,
  mount: MOUNTS,
  power: POWER_SOURCES,
  satellites: SATELLITES,
  radio: RADIOS,
  cert: APPROVALS,
};
/** Names that are words as well: choices where nothing but choices is asked for. */
const WORDS_AS_WELL = new Set(["reach"]);
/** What stands behind a magnet that holds a plug, and not the device. */
const OF_A_PLUG = /^[ -]?(?:charg|cable|connector|plug|充电|线)/;

/** The choice of every name, by its spelling without spaces. */
const choiceOf = choicesByName();

function choicesByName(): Map<string, Choice> {
  const known = new Map<string, Choice>();
  for (const [facet, names] of Object.entries(VOCABULARIES) as [AskedFacet, Names][]) {
    const also: Record<string, readonly string[]> = ALSO_CALLED[facet];
    for (const [value, { zh, en }] of Object.entries(names)) {
      for (const name of [zh, en, ...(also[value] ?? [])].map((called) => plainText(called))) {
        const values = known.get(name)?.values ?? [];
        if (!values.includes(value)) known.set(name, { facet, values: [...values, value] });
      }
    }
  }
  for (const code of Object.keys(PROTECTION)) {
    const degree = degreeOf(code);
    if (degree !== null) known.set(code.replace("ip", "ip "), { facet: "ip", values: [String(degree).padStart(2, "0")] });
  }
  return known;
}

const byCompactName = new Map([...choiceOf].map(([name, choice]) => [compact(name), choice]));
const ANY_NAME = anyOf(choiceOf.keys());

/** The choices that a plain query names. */
export function choicesIn(plain: string): AskedChoice[] {
  const asksMore = /[\p{L}\d]/u.test(plain.replaceAll(ANY_NAME, ""));
  return [...plain.matchAll(ANY_NAME)].flatMap(({ 0: text, index: start }) => {
    const choice = byCompactName.get(compact(text));
    if (!choice || (asksMore && WORDS_AS_WELL.has(text))) return [];
    if (choice.values.includes("magnetic") && OF_A_PLUG.test(plain.slice(start + text.length))) return [];
    return [{ ...choice, text, start }];
  });
}

/** What an approval is called. */
export function approvalName(approval: string, language: Language): string {
  const name = VOCABULARIES.cert[approval];
  return name ? nameIn(name, language) : approval;
}
