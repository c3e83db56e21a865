/** Marks a test for `npm run test:slow`; `npm test` passes it over. See docs/testing.md. */
export const SLOW = { tag: "@slow" } as const;

/** Marks what is not representative of a table of alike tests, which `npm test` runs in part. */
export function slowUnless(isRepresentative: boolean): { tag?: "@slow" } {
  return isRepresentative ? {} : SLOW;
}
