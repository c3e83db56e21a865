/** A ref that focuses an element that has just appeared, and scrolls it into view. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  if (element) reveal(element);
}

/** Scrolls to an element that is out of sight, and to the beginning of one that is taller than the window. */
export function reveal(element: Element): void {
  element.scrollIntoView({ block: element.clientHeight > window.innerHeight ? "start" : "nearest" });
}
