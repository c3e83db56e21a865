/** What the keyboard can stop at. */
const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/**
 * Remembers where the focus is, for a change that puts it off or takes its place away.
 * @returns gives the focus back once the change is seen: to the same place, to the one that now has its id, or to the nearest stop that
 * is left around it. It does nothing where something else has the focus by then.
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
