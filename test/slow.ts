/** Marks a test for `npm run test:slow`; `npm test` passes it over. See docs/testing.md. */
export const SLOW = { tags: ["slow"] };
