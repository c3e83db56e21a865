/** The default focal point, in percent: the middle. */
const MIDDLE = 50;
/** Percent between the places that can be told: the policy of pages allows no styles of a single picture, so that each has a rule of its own. */
const STEP = 10;

/**
 * What a picture is about, as `data-focus` of `app/components/media/focus.css` takes it: tenths from the left and from the top.
 * @param x percent from the left
 * @param y percent from the top
 * @returns undefined for the middle
 */
export function focusOf(x: number | null | undefined, y: number | null | undefined): string | undefined {
  const [across, down] = [x ?? MIDDLE, y ?? MIDDLE].map((percent) => Math.round(percent / STEP));
  return across === MIDDLE / STEP && down === MIDDLE / STEP ? undefined : `x${across} y${down}`;
}

/** The vertical focal point as a share of the picture's height. */
export function focusDown(focus: string | undefined): number {
  return (Number(/y(\d+)/.exec(focus ?? "")?.[1] ?? MIDDLE / STEP) * STEP) / 100;
}
