/** Chance that can be had again: the same seed gives the same choices. */
export interface Chance {
  /** A whole number below `end`. */
  below: (end: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  /** True once in `times`. */
  once: (times: number) => boolean;
}

/** The generator called mulberry32 (Tommy Ettinger, public domain): small, and even enough for choosing. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (choices) => choices[below(choices.length)] as never, once: (times) => below(times) === 0 };
}
