/**
 * What a visitor has done on a page before its client was there. Where others have changed the page, extensions for example, React may
 * fail to hydrate it and render it anew: then all controls are other elements, and what was typed and chosen is put into them.
 */

/** What a visitor operates. */
const OPERATED = "input, textarea, select, details, dialog, a, button, summary, label";
/** Attributes that tell one control from another; of links and the like the class as well, which others may change of fields. */
const TELLING = ["id", "name", "type", "href", "form"];
const FIELDS = "input, textarea, select";

export interface PageInput {
  /** The element that stands now where this one stood. */
  current: (element: HTMLElement) => HTMLElement;
  /** Puts what was typed and chosen, what was open, focus and scroll position back where elements have been rendered anew. */
  restore: () => void;
}

/** Notes the controls of the page as it is, and from now on where the focus is and how far the page is scrolled. */
export function notePageInput(): PageInput {
  const keys = new Map([...controlsByKey()].map(([key, element]) => [element, key]));
  const marked = [document.documentElement, document.body].map((element) => [element, [...element.attributes]] as const);
  const { pathname } = window.location;
  const restored = new WeakSet<HTMLElement>();
  let focused = (document.activeElement ?? document.body) as HTMLElement;
  let place = { left: window.scrollX, top: window.scrollY };
  document.addEventListener("focusin", ({ target }) => (focused = target as HTMLElement), true);
  document.addEventListener("scroll", () => (place = { left: window.scrollX, top: window.scrollY }), { passive: true });

  function current(element: HTMLElement): HTMLElement {
    if (element.isConnected) return element;
    return controlsByKey().get(keys.get(element) ?? "") ?? element;
  }

  function restore(): void {
    const gone = [...keys].filter(([element]) => !element.isConnected && !restored.has(element));
    if (gone.length === 0 || window.location.pathname !== pathname) return;
    const { left, top } = place;
    const now = controlsByKey();
    for (const [element, key] of gone) {
      const control = now.get(key);
      restored.add(element);
      if (control) putBack(element, control);
    }
    for (const [element, attributes] of marked) {
      for (const { name, value } of attributes) if (!element.hasAttribute(name)) element.setAttribute(name, value);
    }
    if (!focused.isConnected) focusAsBefore(focused, current(focused));
    window.scrollTo({ left, top, behavior: "instant" });
  }

  return { current, restore };
}

/** The controls of the page by what tells them apart; those that are alike are counted. */
function controlsByKey(): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(OPERATED)) {
    const { type, value } = element as Partial<HTMLInputElement>;
    const look = element.matches(FIELDS) ? ["checkbox", "radio"].includes(type ?? "") && value : element.className;
    const key = [element.tagName, look, ...TELLING.map((name) => element.getAttribute(name))].join("|");
    let number = 0;
    while (controls.has(`${key}|${number}`)) number += 1;
    controls.set(`${key}|${number}`, element);
  }
  return controls;
}

/** Gives a control what the one before held. */
function putBack(before: HTMLElement, now: HTMLElement): void {
  if (before instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = before.open;
  else if (before instanceof HTMLDialogElement) {
    if (before.open && !(now as HTMLDialogElement).open) (now as HTMLDialogElement).showModal();
  } else if (before instanceof HTMLInputElement && ["checkbox", "radio"].includes(before.type)) {
    (now as HTMLInputElement).checked = before.checked;
  } else if (before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement) {
    if (before.value !== before.defaultValue) type(now as typeof before, before.value);
  } else if (before instanceof HTMLSelectElement) {
    type(now as typeof before, before.value);
  }
}

/** Sets a value as a visitor types it, so that a component that keeps it hears of it: it takes what is set otherwise for its own. */
function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function focusAsBefore(before: HTMLElement, now: HTMLElement): void {
  now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = before as Partial<HTMLInputElement>;
  // An e-mail address has no selection that scripts can see.
  if (selectionStart != null && selectionEnd != null) (now as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
