import type { KeyboardEvent } from "react";

/** Keys that choose in a menu that is shut, beside letters. */
const CHOOSES = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/**
 * For a menu that does what is chosen in it: elsewhere than on a Mac, an arrow or a letter chooses at once while it is shut, so that all
 * but the first choice would be out of reach. Here they open it, where the browser tells whether it is open.
 */
export function openWithKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || !(CHOOSES.has(key) || /^\S$/u.test(key))) return;
  if (!CSS.supports("selector(:open)") || currentTarget.matches(":open")) return;
  event.preventDefault();
  currentTarget.showPicker();
}
