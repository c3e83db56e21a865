import { useEffect, useRef } from "react";

/** The link to the list of products in an empty comparison. */
export const CHOOSE_ID = "choose-products";

/** Marks the controls that remove a column. */
export const REMOVES = "compare-remove";

/**
 * Once a column is gone, focuses the same control of the one in its place, or of the last; without any, the link that
 * leads to others.
 * @param slugs of all columns
 * @returns a function to call with the column before its control goes
 */
export function useFocusAfterRemoval(slugs: readonly string[]): (slug: string, control: Element) => void {
  const leaving = useRef<{ slug: string; place: number }>(undefined);
  useEffect(() => {
    if (!leaving.current || slugs.includes(leaving.current.slug)) return;
    const controls = visibleControls();
    const next = controls[leaving.current.place] ?? controls.at(-1) ?? document.getElementById(CHOOSE_ID);
    next?.focus();
    leaving.current = undefined;
  });
  return (slug, control) => {
    leaving.current = { slug, place: visibleControls().findIndex((other) => other === control) };
  };
}

/** On a phone only the controls of two columns. */
function visibleControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.${REMOVES}`)].filter((control) => control.getClientRects().length > 0);
}
