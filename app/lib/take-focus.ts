/** A ref that gives the focus to what has just appeared, and shows its beginning where it is taller than the window. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  if (element && element.clientHeight > window.innerHeight) element.scrollIntoView();
}
