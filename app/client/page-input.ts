/**
 * What a visitor has done on a page before its client was there. Where others have changed the page, extensions for example, React may
 * fail to hydrate it and render it anew: then all controls are other elements, and what was typed and chosen is put into them.
 */
import type { Choice } from "./client-start.ts";

/** What a visitor operates. */
const OPERATED = "input, textarea, select, details, dialog, a, button, summary, label";
/** Attributes that tell one control from another; of links and the like the class as well, which others may change of fields. */
const TELLING = ["id", "name", "type", "href", "form"];
const FIELDS = "input, textarea, select";
const BOXES = new Set(["checkbox", "radio"]);
/** Fields that are typed into. */
const TYPED = "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])";

export interface PageInput {
  /** Puts what was typed and chosen, what was open, focus and scroll position back where elements have been rendered anew. */
  restore: () => void;
  /** Tells components what was typed before they were there: those that keep the value of a field would write their own over it. */
  announce: () => void;
  /** Tells the component of a control what was chosen by it before. */
  choose: (choice: Choice) => void;
}

/** Notes the controls of the page as it is, and from now on where the focus is and how far the page is scrolled. */
export function notePageInput(): PageInput {
  const keys = new Map([...controlsByKey()].map(([key, element]) => [element, key]));
  const marked = [document.documentElement, document.body].map((element) => [element, [...element.attributes]] as const);
  const { pathname } = window.location;
  const restored = new WeakSet<HTMLElement>();
  let focused = (document.activeElement ?? document.body) as HTMLElement;
  let place = { left: window.scrollX, top: window.scrollY };
  let height = heightOf(focused);
  document.addEventListener("focusin", noteFocus, true);
  document.addEventListener("scroll", () => (place = { left: window.scrollX, top: window.scrollY }), { passive: true });

  function noteFocus({ target }: FocusEvent): void {
    focused = target as HTMLElement;
    height = heightOf(focused);
  }

  /** The element that stands now where this one stood. */
  function current<Control extends HTMLElement>(element: Control): Control {
    if (element.isConnected) return element;
    return (controlsByKey().get(keys.get(element) ?? "") as Control | undefined) ?? element;
  }

  function restore(): void {
    const gone = [...keys].filter(([element]) => !element.isConnected && !restored.has(element));
    if (gone.length === 0 || window.location.pathname !== pathname) return;
    // Putting the focus back notes it anew.
    const { left, top } = place;
    const before = height;
    const now = controlsByKey();
    for (const [element, key] of gone) {
      const control = now.get(key);
      restored.add(element);
      if (control) putBack(element, control);
    }
    for (const [element, attributes] of marked) {
      for (const { name, value } of attributes) if (!element.hasAttribute(name)) element.setAttribute(name, value);
    }
    const moved = focused.isConnected ? 0 : heightOf(focusAsBefore(focused, current(focused))) - before;
    window.scrollTo({ left, top: top + moved, behavior: "instant" });
  }

  return { restore, announce, choose: ([control, checked, value]) => choose(current(control), checked, value) };
}

/** The controls of the page by what tells them apart; those that are alike are counted. */
export function controlsByKey(): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(OPERATED)) {
    const { type, value } = element as Partial<HTMLInputElement>;
    const look = element.matches(FIELDS) ? BOXES.has(type ?? "") && value : element.className;
    const key = [element.tagName, look, ...TELLING.map((name) => element.getAttribute(name))].join("|");
    let number = 0;
    while (controls.has(`${key}|${number}`)) number += 1;
    controls.set(`${key}|${number}`, element);
  }
  return controls;
}

/** How far from the page's beginning an element stands, in pixels. */
function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}

/** Gives a control what the one before held. */
function putBack(before: HTMLElement, now: HTMLElement): void {
  if (before instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = before.open;
  else if (before instanceof HTMLDialogElement) {
    if (before.open && !(now as HTMLDialogElement).open) (now as HTMLDialogElement).showModal();
  } else if (before instanceof HTMLInputElement && BOXES.has(before.type)) {
    (now as HTMLInputElement).checked = before.checked;
  } else if (before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement) {
    if (before.value !== before.defaultValue) (now as typeof before).value = before.value;
  } else if (before instanceof HTMLSelectElement) (now as typeof before).value = before.value;
}

function announce(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)) {
    if (field.value !== field.defaultValue) tellInput(field);
  }
}

/** Tells the component of a field that it was typed into, or of a handle that it was moved. */
function tellInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  // React hears of an input only where the value is another than the one that was set last on the element itself.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (field === document.activeElement) select(field, selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function choose(control: HTMLInputElement | HTMLSelectElement, checked: boolean, value: string): void {
  if (control instanceof HTMLInputElement && BOXES.has(control.type)) {
    // React knows of a click alone, and takes what it finds for what was there before.
    control.checked = !checked;
    control.click();
    return;
  }
  // A component that stores what is chosen may have written its own over it.
  control.value = value;
  if (control instanceof HTMLInputElement) tellInput(control);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function focusAsBefore(before: HTMLElement, now: HTMLElement): HTMLElement {
  now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = before as Partial<HTMLInputElement>;
  select(now as HTMLInputElement, selectionStart, selectionEnd);
  return now;
}

/** Selects a part of a field; of an e-mail address or a number scripts see none, and the cursor is at its end. */
function select(field: HTMLInputElement | HTMLTextAreaElement, start?: number | null, end?: number | null): void {
  if (start != null && end != null) field.setSelectionRange(start, end);
}
