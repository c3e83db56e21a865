/** Characters of a lead's id that are its reference, in two halves: of ten thousand, hardly two have the same. */
const HALF = 4;
/** A reference as somebody may write it. */
const REFERENCE = /^([0-9a-f]{4})-?([0-9a-f]{4})$/i;

/** What a visitor can name a lead by, on the phone as well, such as `9F3A-21C4`: the beginning of the id under which it is stored. */
export function referenceOf(submissionId: string): string {
  return `${submissionId.slice(0, HALF)}-${submissionId.slice(HALF, 2 * HALF)}`.toUpperCase();
}

/** The beginning of the ids that a reference names; null for words that are none. */
export function namedBy(reference: string): string | null {
  const [, first, second] = REFERENCE.exec(reference) ?? [];
  return first && second ? (first + second).toLowerCase() : null;
}
