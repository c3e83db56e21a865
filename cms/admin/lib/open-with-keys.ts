import type { KeyboardEvent } from "react";

/** Keys besides letters that choose in a closed menu. */
const CHOOSES = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/**
 * For a menu that acts at once when an entry is chosen: except on a Mac, an arrow or a letter chooses even in the closed menu, so that only
 * the first entry would be reachable. Makes these keys open the menu, if the browser says whether it is open.
 */
export function openWithKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || !(CHOOSES.has(key) || /^\S$/u.test(key))) return;
  if (!CSS.supports("selector(:open)") || currentTarget.matches(":open")) return;
  event.preventDefault();
  currentTarget.showPicker();
}
