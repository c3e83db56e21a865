/** Judges how long a regular expression may take on a text that somebody chose for it. */
import type { Diagnostics } from "recheck";
import type { Expression } from "./find-expressions.ts";

/** Milliseconds for one expression; the slowest took some twenty seconds. */
const TIMEOUT_MS = 120_000;

/**
 * A run of blanks before a look-ahead that has one as well: each shorter run lets the look-ahead read the rest once more. The checker does not see
 * it, because the look-ahead gives up in the end.
 */
const AHEAD = /\(\?[=!]\[?\\s\]?[*+]/g;
const BLANKS_BEFORE = /\\s\]?[*+](?:\[[^[\]]{1,9}\][?*])?$/;
/** Characters before a look-ahead that are looked at. */
const NEAR = 40;

function readsBlanksTwice(source: string): boolean {
  return Array.from(source.matchAll(AHEAD)).some(({ index }) => BLANKS_BEFORE.test(source.slice(Math.max(0, index - NEAR), index)));
}

/** What is wrong with an expression: `exponential`, `2nd degree polynomial`; null for one that takes linear time. */
export async function faultOf({ source, flags }: Pick<Expression, "source" | "flags">): Promise<string | null> {
  if (readsBlanksTwice(source)) return "blanks before a look-ahead that reads them again";
  // Its own compiled program would be a download of its own, and Java.
  process.env["RECHECK_SYNC_BACKEND"] = "pure";
  const { checkSync } = await import("recheck");
  // Counted by steps and not by the clock, so that it is the same on a machine that is busy.
  const verdict: Diagnostics = checkSync(source, flags, {
    timeout: TIMEOUT_MS,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
    recallTimeout: -1,
  });
  if (verdict.status === "safe") return null;
  return verdict.status === "unknown" ? `unknown (${verdict.error.kind})` : verdict.complexity.summary;
}
