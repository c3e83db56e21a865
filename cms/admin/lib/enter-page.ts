/** Names in the tab's storage that the page that is opened next is to be entered. */
const ENTER_NEXT = "desk-enter";

/** Leads the keyboard to what stands beside the menu; the next step is the first link or button there. */
export function enterPage(): void {
  const content = document.querySelector<HTMLElement>(".template-default__wrap");
  content?.setAttribute("tabindex", "-1");
  content?.focus();
}

/** Has the next document that this tab opens entered, as one that a link leads to is. */
export function enterNextPage(): void {
  sessionStorage.setItem(ENTER_NEXT, "yes");
}

/** Opens a page as a document, and enters it. */
export function openAndEnter(address: string): void {
  enterNextPage();
  window.location.assign(address);
}

/** Whether this document is to be entered; told once. */
export function isToBeEntered(): boolean {
  const isPending = sessionStorage.getItem(ENTER_NEXT) !== null;
  sessionStorage.removeItem(ENTER_NEXT);
  return isPending;
}
