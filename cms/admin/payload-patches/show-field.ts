/**
 * Why: what publishing refuses is to be shown, and Payload has no way to open the tab and the rows that a field stands in.
 * Upstream: none found; to be sent: docs/upstream/payload-show-field.md
 * For: @payloadcms/ui 3.90.1: .tabs-field__tab-button, .collapsible__toggle, ids of fields and rows.
 * Not needed when: Payload can lead to a field by its path; e2e/desk-publishing.spec.ts (a link of a refusal).
 */
import { rowsAround } from "../lib/field-location.ts";

/** Milliseconds in which Payload renders a tab and its rows, also on a slow machine. */
const TIMEOUT_MS = 3000;

/** Milliseconds after which a focused field that has stayed in view is stable. */
const STEADY = 1000;

/** Events of a user who moves on. */
const SIGNS = ["wheel", "pointerdown", "touchstart", "keydown"];

/** Focusable elements of a field; of the editor the text instead of its buttons. */
const FOCUSABLE = ["[contenteditable='true']", "input:not([type='hidden']), textarea, select", "button"];

/** Elements that take typed text while they have the focus. */
const WRITTEN_IN = "[contenteditable='true'], input, textarea, select";

/**
 * Opens the tabs and rows around a field of a form, and focuses it. Payload renders hidden tabs, collapsed rows and fields far below the
 * window only when they become visible, so this retries until the field exists.
 * @param tabs the index of each tab around it, from the outermost
 */
export function showField(form: ParentNode, path: string, tabs: number[]): void {
  const pressed = new Set<Element>();
  untilDone(() => openTab(form, tabs, pressed) && openRow(form, path, pressed) && focusField(form, path));
}

/** Keeps the focused field in view while Payload renders the content above it, unless the user moves on. */
function keepInView(element: HTMLElement): void {
  const cancellation = new AbortController();
  for (const sign of SIGNS) window.addEventListener(sign, () => cancellation.abort(), { signal: cancellation.signal, passive: true });
  let focusedAt = performance.now();
  untilDone(() => {
    if (cancellation.signal.aborted) return true;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > innerHeight || top < 0) {
      element.scrollIntoView({ block: "center" });
      focusedAt = performance.now();
    }
    const isOver = document.activeElement !== element || performance.now() - focusedAt >= STEADY;
    if (isOver) cancellation.abort();
    return isOver;
  });
}

/** Focuses the first field of a new row, unless the user types elsewhere by then. @param path of the row */
export function showNewRow(form: ParentNode, path: string): void {
  const [id = ""] = rowsAround(path).slice(-1);
  untilDone(() => {
    if (document.activeElement?.matches(WRITTEN_IN)) return true;
    const row = form.querySelector(`#${CSS.escape(id)}`);
    const field = [...(row?.querySelectorAll<HTMLElement>(".field-type") ?? [])].find((one) => !one.querySelector(".field-type"));
    const input = field && inputOf(field);
    (input ?? row)?.scrollIntoView({ block: "nearest" });
    input?.focus({ preventScroll: true });
    return input !== undefined && document.activeElement === input;
  });
}

/** Retries a step in every frame, until it succeeds or the time is over. */
function untilDone(tryIt: () => boolean): void {
  const until = performance.now() + TIMEOUT_MS;
  const step = () => {
    if (!tryIt() && performance.now() < until) requestAnimationFrame(step);
  };
  step();
}

/** Opens the next closed tab. @returns whether all are open */
function openTab(form: ParentNode, tabs: number[], pressed: Set<Element>): boolean {
  const rows = form.querySelectorAll(".tabs-field__tabs");
  return tabs.every((index, level) => {
    const button = rows[level]?.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[index];
    return button !== undefined && (button.classList.contains("tabs-field__tab-button--active") || press(button, pressed));
  });
}

/** Opens the next collapsed row around a field. @returns whether all are open */
function openRow(form: ParentNode, path: string, pressed: Set<Element>): boolean {
  return rowsAround(path).every((row) => {
    const fold = form.querySelector(`#${CSS.escape(row)} > .collapsible`);
    const button = fold?.querySelector<HTMLElement>(".collapsible__toggle");
    return !fold?.classList.contains("collapsible--collapsed") || !button || press(button, pressed);
  });
}

/** Presses a button once, because its effect appears only after the form has rendered. */
function press(button: HTMLElement, pressed: Set<Element>): false {
  if (!pressed.has(button)) button.click();
  pressed.add(button);
  return false;
}

/** Scrolls to a field, or to the element around it that exists so far. @returns whether it has the focus */
function focusField(form: ParentNode, path: string): boolean {
  const field = drawnAt(form, path);
  const parts = path.split(".");
  const nearest = field ?? parts.map((_, index) => drawnAt(form, parts.slice(0, -1 - index).join("."))).find((one) => one !== null);
  nearest?.scrollIntoView({ block: "center" });
  if (!field) return false;
  const input = inputOf(field);
  input?.focus({ preventScroll: true });
  if (!input || document.activeElement !== input) return false;
  keepInView(input);
  return true;
}

/** The focusable element of a field. */
function inputOf(field: HTMLElement): HTMLElement | undefined {
  if (field.matches(FOCUSABLE.join())) return field;
  return FOCUSABLE.map((one) => field.querySelector<HTMLElement>(one)).find((input) => input !== null) ?? undefined;
}

function drawnAt(form: ParentNode, path: string): HTMLElement | null {
  return form.querySelector(`#field-${CSS.escape(path.replaceAll(".", "__"))}, [data-field-path="${CSS.escape(path)}"]`);
}
