/** The key in the tab's storage that makes the next page focus its content. */
const ENTER_NEXT = "desk-enter";

/** Focuses the content beside the menu, so that Tab moves to its first link or button. */
export function enterPage(): void {
  const content = document.querySelector<HTMLElement>(".template-default__wrap");
  content?.setAttribute("tabindex", "-1");
  content?.focus();
}

/** Makes the next document of this tab focus its content, as after a link. */
export function enterNextPage(): void {
  sessionStorage.setItem(ENTER_NEXT, "yes");
}

/** Opens a page as a document, and focuses its content. */
export function openAndEnter(address: string): void {
  enterNextPage();
  window.location.assign(address);
}

/** Whether this document should focus its content; true once. */
export function isToBeEntered(): boolean {
  const isPending = sessionStorage.getItem(ENTER_NEXT) !== null;
  sessionStorage.removeItem(ENTER_NEXT);
  return isPending;
}
