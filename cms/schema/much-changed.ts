/** Factor of a change that is so large that the desk asks for confirmation. */
const MUCH = 10;

/** Whether a number becomes ten times as much or more, or a tenth or less: what a point or comma in the wrong place makes of it. */
export function isMuchChanged(before: unknown, after: unknown): boolean {
  if (typeof before !== "number" || typeof after !== "number" || before === 0 || after === 0) return false;
  const times = Math.abs(after / before);
  return times >= MUCH || times <= 1 / MUCH;
}
