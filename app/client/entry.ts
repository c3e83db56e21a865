/** What the script in the head of every page fetches first: it brings the rest of the client, and does again what was held until then. */
import type { ClientStart, Held } from "./client-start.ts";

/** What the site keeps in the browser for itself: texts, frames, language, reloads, places scrolled to. All else is the visitor's. */
const KEPT_FOR_ITSELF = /^(?:(?:locale|frame):(?:zh|en)|lang|reloaded:.*|react-router-scroll-positions)$/;

/** The parameters by which an address brings products onto the quote list. */
const BRINGS_LIST = ["items", "add"];

/**
 * Fetches the client piece by piece, so that a phone is never busy for long; at once when somebody waits.
 * @param held what waits for the client
 * @throws Error when something of it cannot be had
 */
export async function prepare(page: ClientStart, held: readonly Held[]): Promise<void> {
  if (page.first) await import(/* @vite-ignore */ page.first);
  for (const module of page.imports) {
    await import(/* @vite-ignore */ module);
    if (held.length === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const { prepareClient } = await client();
  await prepareClient(page);
}

/**
 * Hands the page over to the client, once it is prepared, and does again what was held.
 * @param listening ended as soon as the client answers by itself
 * @param awaited false when nobody has done anything and nothing is kept
 */
export async function takeOver(held: readonly Held[], listening: AbortController, awaited: boolean): Promise<void> {
  const { hydratePage } = await client();
  const current = await hydratePage(awaited);
  performance.mark("taken-over");
  listening.abort();
  for (const [element, event, checked, value] of held) again(current(element), event, checked, value);
  // A menu opens under a resting mouse, which may have come to rest before.
  const under = [...document.querySelectorAll("[data-keys] :hover")].pop();
  for (const kind of ["pointermove", "pointerover"]) under?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "mouse" }));
}

/** Whether the browser keeps something of the visitor's that the page is to show, or is to keep the list that the page's address brings. */
export function keepsOfVisitor(): boolean {
  const query = new URLSearchParams(location.search);
  if (BRINGS_LIST.some((name) => query.has(name))) return true;
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some((key) => !KEPT_FOR_ITSELF.test(key)));
  } catch {
    // Storage is switched off.
    return false;
  }
}

function client() {
  return import("./client.tsx");
}

/** Does with an element what was done with it, or with the one whose place it has taken. */
function again(element: HTMLElement, event: Event, checked: boolean | undefined, value: string | undefined): void {
  if (event instanceof KeyboardEvent) {
    element.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true, cancelable: true }));
  } else if (event.type !== "change") element.click();
  else if (element.matches("[type=checkbox],[type=radio]")) chooseAgain(element as HTMLInputElement, checked === true);
  else {
    // A component that keeps what is chosen may have written its own over it.
    if (element instanceof HTMLSelectElement && value !== undefined) element.value = value;
    element.dispatchEvent(new Event(event.type, { bubbles: true }));
  }
}

/**
 * Ticks a box, or clears it, as the visitor did: the client knows of a click alone, and takes what it finds for what was there before. By now the
 * box may be otherwise, since after another one is chosen all of them are drawn anew.
 */
function chooseAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}
