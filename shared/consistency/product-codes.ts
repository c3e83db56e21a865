/** The codes of products that stand in texts. */

/** A text as a pattern that finds it as it is. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/**
 * Finds codes that stand alone: `A9` is not in `A9S`.
 * @param codes at least one
 */
export function codePattern(codes: readonly string[]): RegExp {
  const longestFirst = codes.toSorted((one, other) => other.length - one.length).map(literal);
  return new RegExp(`(?<![\\w-])(?:${longestFirst.join("|")})(?![\\w]|-\\w)`, "g");
}

/** Bands of LTE, alone or in a list, and what else is named like a product but is none. */
const BANDS =
  /(?:LTE|Bands?|频段)(?:\s+FDD|\s+TDD)?\s*B\d+(?:(?:\s*[/、,，]\s*|\s+(?:and|或|与|和)\s+|\s+)B?\d+)*|B\d+(?:\s*\/\s*B\d+)+|(?:BeiDou|北斗)\s*B1[IC]/g;

/** A text whose bands are blanked out, of the same length. */
export function withoutBands(text: string): string {
  return text.replace(BANDS, (bands) => " ".repeat(bands.length));
}

/** The bands that a text names. */
export function bandsIn(text: string): { bands: string[]; index: number }[] {
  return [...text.matchAll(BANDS)].map((match) => ({ bands: match[0].match(/B\d+/g) ?? [], index: match.index }));
}
