import type { Figure } from "./find-figures.ts";
import type { Stated } from "./quantity-statements.ts";
import { ALTERNATIVE, AND, AT_LEAST, FROM, NOISE, SIGN_WORDS } from "./quantity-words.ts";

/** What a text says beside its figures: in which case they hold. Null where something before them has no meaning. */
export function remarkOf(text: string, used: readonly Stated[]): string | null {
  const spans = used.flatMap((one) => {
    const [first, last] = [one.figures[0], one.figures.at(-1)];
    return first && last ? [{ start: signStart(text, first), end: last.end }] : [];
  });
  spans.sort((one, other) => one.start - other.start);
  const [first] = spans;
  const lead = text
    .slice(0, first?.start ?? 0)
    .trim()
    .replace(AT_LEAST, "")
    .replace(FROM, "")
    .trim();
  const others = spans.map(({ end }, index) => text.slice(end, spans[index + 1]?.start).trim());
  if (/[-+]$/.test(lead)) return null;
  return [lead, ...others]
    .map(tidy)
    .filter((part) => part !== "" && !NOISE.test(part) && !ALTERNATIVE.test(part) && !AND.test(part))
    .join(", ");
}

/** Where a figure begins with its signs. */
function signStart(text: string, { start, sign, isNegative, isSigned }: Figure): number {
  let before = text.slice(0, start);
  if (isNegative || isSigned) before = before.replace(/[-+]\s*$/, "");
  if (sign) before = before.replace(new RegExp(`(?:${SIGN_WORDS[sign]}):?\\s*$`, "i"), "");
  return before.length;
}

/** Words without what parted them from figures, and without brackets around all of them. */
function tidy(words: string): string {
  const bare = words.replaceAll(/^\.?[\s,;:/|=、-]+|^\.$|(?<![\s,;:/|=、])[\s,;:/|=、]+$/g, "");
  const open = (bare.match(/[([]/g) ?? []).length - (bare.match(/[)\]]/g) ?? []).length;
  const balanced = open > 0 ? bare.replace(/[([](?=[^([]*$)/, "") : open < 0 ? bare.replace(/[)\]]/, "") : bare;
  const inner = /^\(([^()]*)\)$/.exec(balanced)?.[1] ?? balanced;
  return inner === bare ? inner.trim() : tidy(inner);
}

/** Whether all text beside a figure without a unit is in brackets, so that it cannot be an unknown unit. */
export function isBracketed(text: string, { figures: parts }: Stated): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return false;
  const lead = text.slice(0, signStart(text, first)).trim().replace(FROM, "");
  return lead === "" && /^\(.*\)$/.test(text.slice(last.end).trim());
}
