/** An English phrase as it stands within a sentence: it begins with a small letter, unless its first word is an abbreviation such as GNSS. */
export function lowerFirst(phrase: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}
