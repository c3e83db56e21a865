/** Marks a test for `npm run test:slow`; `npm test` passes it over. See docs/testing.md. */
export const SLOW = { tag: "@slow" } as const;

/** Marks the less representative tests of a table of similar ones, of which `npm test` runs a part. */
export function slowUnless(isRepresentative: boolean): { tag?: "@slow" } {
  return isRepresentative ? {} : SLOW;
}
