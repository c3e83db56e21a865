import { useEffect, useRef } from "react";

/** The link to the list of products that stands where nothing is compared. */
export const CHOOSE_ID = "choose-products";

/** By this the controls are found that remove a column. */
export const REMOVES = "compare-remove";

/**
 * Once a column is gone, gives the focus to the same control of the one in its place, or of the last; with none left, to the link that
 * leads to others.
 * @param slugs of all columns
 * @returns to be told which column is on its way out, while its control is still there
 */
export function useFocusAfterRemoval(slugs: readonly string[]): (slug: string, control: Element) => void {
  const leaving = useRef<{ slug: string; place: number }>(undefined);
  useEffect(() => {
    if (!leaving.current || slugs.includes(leaving.current.slug)) return;
    const controls = seenControls();
    const next = controls[leaving.current.place] ?? controls.at(-1) ?? document.getElementById(CHOOSE_ID);
    next?.focus({ preventScroll: true });
    leaving.current = undefined;
  });
  return (slug, control) => {
    leaving.current = { slug, place: seenControls().findIndex((other) => other === control) };
  };
}

/** On a phone the controls of two columns alone. */
function seenControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.${REMOVES}`)].filter((control) => control.getClientRects().length > 0);
}
