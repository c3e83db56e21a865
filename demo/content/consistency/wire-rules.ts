/** Wires: which colour does what, said alike in texts, papers and films. */
import { harnessOf, WIRED } from "../facts.ts";
import { codePattern, withoutBands } from "#shared/consistency/product-codes.ts";
import { sentencesOf } from "#shared/consistency/sentences.ts";
import type { Finding } from "./figure-rules.ts";
import type { Passage } from "./passages.ts";

const COLOURS = {
  red: /红|\bred\b/i,
  black: /黑|\bblack\b/i,
  orange: /橙|\borange\b/i,
  white: /白|\bwhite\b/i,
  yellow: /黄|\byellow\b/i,
  green: /绿|\bgreen\b/i,
  blue: /蓝|\bblue\b/i,
  grey: /灰|\bgr[ea]y\b/i,
  violet: /紫|\bviolet\b|\bpurple\b/i,
  brown: /棕|\bbrown\b/i,
} as const;
type Colour = keyof typeof COLOURS;
const COLOUR_NAMES = Object.keys(COLOURS) as Colour[];

/** What a wire does, by the words of sentences. */
const SIGNALS: Record<string, RegExp> = {
  supply: /常电|电源|供电|电池正极|permanent|supply|\bpower\b|battery positive/i,
  ground: /搭铁|接地|地线|负极|车身金属|\bground\b|\bGND\b|chassis|bare metal/i,
  acc: /\bACC\b|检测线|钥匙|ignition|sense wire|key/i,
  relay: /继电器|\bR12\b|relay|fuel cut|断油/i,
  sos: /\bSOS\b/i,
  "one-wire": /单总线|1-Wire/i,
  lock: /锁控|防盗线|anti-theft|\block/i,
};

/** A wire named by its colour: 红线, “the red wire”, “Red, through its fuse, to”. */
const WIRE =
  /([红黑橙白黄绿蓝灰紫棕])色?(?:线|芯|电源线)|\b(red|black|orange|white|yellow|green|blue|gr[ea]y|violet|purple|brown)(?=\s+(?:wire|lead|core|to\b|through|goes|is)|,? through|,? to\b|\s*=)/gi;

/** What every harness has on a colour. */
function signalsOf(codes: readonly string[]): Map<Colour, Set<string>> {
  const signals = new Map<Colour, Set<string>>();
  for (const code of codes)
    for (const { signal, name } of harnessOf(code).wires)
      for (const colour of COLOUR_NAMES.filter((each) => COLOURS[each].test(name))) {
        const wireSignals = signals.get(colour) ?? new Set();
        signals.set(colour, wireSignals.add(signal));
      }
  return signals;
}

/** Sentences that give a wire another purpose than the harness of the product, or than any harness where none is named. */
export function contradictedWires(passages: readonly Passage[], codes: readonly string[]): Finding[] {
  const pattern = codePattern(codes);
  return passages.flatMap((passage) =>
    (["zh", "en"] as const).flatMap((language) =>
      sentencesOf(passage[language], language).flatMap((text) => {
        const named = [...withoutBands(text).matchAll(pattern)].map(([code]) => code);
        const about = (named.length > 0 ? named : passage.subjects).filter((code) => WIRED.includes(code));
        return wireFaults(text, signalsOf(about.length > 0 ? about : WIRED)).map((what): Finding => ({
          rule: "contradicted wire",
          file: passage.file,
          at: `${passage.at} ${language}`,
          text,
          what,
        }));
      }),
    ),
  );
}

function wireFaults(text: string, signals: ReadonlyMap<Colour, ReadonlySet<string>>): string[] {
  const wires = [...text.matchAll(WIRE)];
  return wires.flatMap((wire, index) => {
    const colour = COLOUR_NAMES.find((each) => COLOURS[each].test(wire[0]));
    const behind = text.slice(wire.index + wire[0].length, wires[index + 1]?.index).split(/[；;。]/)[0] ?? "";
    // The relay that “is driven by the white wire” stands before it.
    const signal =
      signalIn(behind) ??
      (index === 0
        ? signalIn(
            text
              .slice(0, wire.index)
              .split(/[；;。]/)
              .at(-1) ?? "",
          )
        : undefined);
    if (!colour || !signal) return [];
    const wireSignals = signals.get(colour);
    if (wireSignals && (wireSignals.has(signal) || [...wireSignals].every((each) => !(each in SIGNALS)))) return [];
    return [`${colour} wire: ${signal}, its harness: ${wireSignals ? [...wireSignals].join(", ") : "no such wire"}`];
  });
}

/** What the first words are about that say what a wire does. */
function signalIn(words: string): string | undefined {
  const matches = Object.entries(SIGNALS).map(([signal, pattern]) => ({ signal, at: words.search(pattern) }));
  return matches.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)[0]?.signal;
}
