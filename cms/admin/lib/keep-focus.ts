/** Focusable elements. */
const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/** The first visible focusable element of a part. */
function firstStop(part: Element): HTMLElement | undefined {
  if (!part.isConnected) return undefined;
  return [...part.querySelectorAll<HTMLElement>(STOPS)].find((stop) => stop.checkVisibility({ visibilityProperty: true }));
}

/** The heading of the page, which can take the focus. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Remembers the focus before a change that removes it or its element.
 * @returns restores the focus after the change: to the same element, to the one that now has its id, to the nearest focusable element
 * left around it, or to the page's heading where its main part has none. Does nothing if something else has the focus by then.
 */
export function keepFocus(): () => void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body) return () => {};
  const around: Element[] = [];
  const beyond = from.closest("main")?.parentElement ?? document.body;
  for (let outer = from.parentElement; outer && outer !== beyond; outer = outer.parentElement) around.push(outer);
  return () => {
    if (document.activeElement && document.activeElement !== document.body && document.activeElement !== from) return;
    const sameElement = from.isConnected ? from : from.id && document.getElementById(from.id);
    if (sameElement) sameElement.focus();
    // The same one may be disabled for the time of a save.
    if (document.activeElement === document.body) (around.map(firstStop).find(Boolean) ?? pageHeading())?.focus();
  };
}
