/**
 * A visitor's input before hydration. Where others have changed the page, extensions for example, React may fail to hydrate it and render
 * it anew: then all controls are new elements, and this restores typed and chosen values in them.
 */
import type { Choice } from "./client-start.ts";

/** What a visitor operates. */
const OPERATED = "input, textarea, select, details, dialog, a, button, summary, label";
/** Attributes that identify a control; for links and the like also the class, which others may change on fields. */
const TELLING = ["id", "name", "type", "href", "form"];
const FIELDS = "input, textarea, select";
const BOXES = new Set(["checkbox", "radio"]);
/** Fields for typing. */
const TYPED = "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])";

export interface PageInput {
  /** Restores typed and chosen values, open parts, focus and scroll position in re-rendered elements. */
  restore: () => void;
  /** Tells components of text typed before they existed: controlled fields would overwrite it with their own value. */
  announce: () => void;
  /** Tells a control's component of a choice made before it existed. */
  choose: (choice: Choice) => void;
}

/** Notes the page's present controls, and from now on the focus and scroll position. */
export function notePageInput(): PageInput {
  const keys = new Map([...controlsByKey()].map(([key, element]) => [element, key]));
  const rootAttributes = [document.documentElement, document.body].map((element) => [element, [...element.attributes]] as const);
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

  /** The element that now replaces this one. */
  function currentElement<Control extends HTMLElement>(element: Control): Control {
    if (element.isConnected) return element;
    return (controlsByKey().get(keys.get(element) ?? "") as Control | undefined) ?? element;
  }

  function restore(): void {
    const replaced = [...keys].filter(([element]) => !element.isConnected && !restored.has(element));
    if (replaced.length === 0 || window.location.pathname !== pathname) return;
    // Restoring the focus notes it anew.
    const { left, top } = place;
    const before = height;
    const now = controlsByKey();
    for (const [element, key] of replaced) {
      const control = now.get(key);
      restored.add(element);
      if (control) putBack(element, control);
    }
    for (const [element, attributes] of rootAttributes) {
      for (const { name, value } of attributes) if (!element.hasAttribute(name)) element.setAttribute(name, value);
    }
    const shift = focused.isConnected ? 0 : heightOf(focusAsBefore(focused, currentElement(focused))) - before;
    window.scrollTo({ left, top: top + shift, behavior: "instant" });
  }

  return { restore, announce, choose: ([control, checked, value]) => choose(currentElement(control), checked, value) };
}

/** The controls of the page by their identity; equal ones are numbered. */
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

/** An element's distance from the top of the page, in pixels. */
function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}

/** Copies the state of the old control to the new one. */
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
    if (field.value !== field.defaultValue) notifyField(field);
  }
}

/** Tells a field's component of typing, or a handle's of a move. */
function notifyField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  // React notices an input only where the value differs from the one last set on the element itself.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (field === document.activeElement) select(field, selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function choose(control: HTMLInputElement | HTMLSelectElement, checked: boolean, value: string): void {
  if (control instanceof HTMLInputElement && BOXES.has(control.type)) {
    // React listens to clicks alone, and takes the present state for the earlier one.
    control.checked = !checked;
    control.click();
    return;
  }
  // A component that stores choices may have overwritten it with its own.
  control.value = value;
  if (control instanceof HTMLInputElement) notifyField(control);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function focusAsBefore(before: HTMLElement, now: HTMLElement): HTMLElement {
  now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = before as Partial<HTMLInputElement>;
  select(now as HTMLInputElement, selectionStart, selectionEnd);
  return now;
}

/** Selects a part of a field; scripts see no selection in an e-mail address or a number, and the cursor is at its end. */
function select(field: HTMLInputElement | HTMLTextAreaElement, start?: number | null, end?: number | null): void {
  if (start != null && end != null) field.setSelectionRange(start, end);
}
