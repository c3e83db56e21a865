/** Focusable elements. */
const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/**
 * Remembers the focus before a change that removes it or its element.
 * @returns restores the focus after the change: to the same element, to the one that now has its id, or to the nearest focusable element
 * left around it. Does nothing if something else has the focus by then.
 */
export function keepFocus(): () => void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body) return () => {};
  const around: Element[] = [];
  for (let outer = from.parentElement; outer && outer !== document.body; outer = outer.parentElement) around.push(outer);
  return () => {
    if (document.activeElement && document.activeElement !== document.body && document.activeElement !== from) return;
    const sameElement = from.isConnected ? from : from.id && document.getElementById(from.id);
    const nearest = around.find((outer) => outer.isConnected && outer.querySelector(STOPS));
    (sameElement || nearest?.querySelector<HTMLElement>(STOPS))?.focus();
  };
}
