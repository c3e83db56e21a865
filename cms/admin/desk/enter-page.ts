/** Leads the keyboard to what stands beside the menu; the next step is the first link or button there. */
export function enterPage(): void {
  const beside = document.querySelector<HTMLElement>(".template-default__wrap");
  beside?.setAttribute("tabindex", "-1");
  beside?.focus();
}
