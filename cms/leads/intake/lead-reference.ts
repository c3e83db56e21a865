/** Characters of a lead's id in its reference, in two halves: of ten thousand, hardly two are equal. */
const HALF = 4;
/** A reference in any notation. */
const REFERENCE = /^([0-9a-f]{4})-?([0-9a-f]{4})$/i;

/** The visitor's name for a lead, also on the phone, such as `9F3A-21C4`: the beginning of its stored id. */
export function referenceOf(submissionId: string): string {
  return `${submissionId.slice(0, HALF)}-${submissionId.slice(HALF, 2 * HALF)}`.toUpperCase();
}

/** The beginning of the ids with a reference; null for other text. */
export function namedBy(reference: string): string | null {
  const [, first, second] = REFERENCE.exec(reference) ?? [];
  return first && second ? (first + second).toLowerCase() : null;
}
