/**
 * The one script in the head of every page. Its text is the same on all of them, so that a policy can name it by its hash.
 *
 * Nothing of the client is fetched before the page has loaded: reading needs none of it. It is fetched when the browser is idle after
 * that, and takes over at the first sign of a visitor, a touch, a key, a mouse that moves, a scroll; without one, after a while, or at
 * once where the browser keeps something of the visitor's, such as a list, an answer or a draft, which the page then shows. What the
 * visitor does before it is there and what only script can answer is held, and done again once it has taken over: buttons, menus, keys
 * within `[data-keys]`, choices. Links, forms and folds are left to the browser.
 */
import type * as Client from "#app/entry.client.tsx";
import type { ClientStart } from "./client-start.ts";

/** Milliseconds that an idle moment is waited for after the page has loaded. */
const IDLE_LIMIT = 2000;
/** Milliseconds waited instead in browsers that do not tell when they are idle. */
const IDLE_GUESS = 200;
/** Milliseconds after the page has loaded for which a visitor who does nothing but read is left alone. */
const UNDISTURBED = 5000;
/** What shows that somebody is there and is followed by more; what may need an answer itself is listened to below. */
const SIGNS = ["wheel", "scroll", "focusin"] as const;
/** What the site keeps in the browser for itself: texts, frames, language, reloads, places scrolled to. All else is the visitor's. */
const KEPT_FOR_ITSELF = /^(?:(?:locale|frame):(?:zh|en)|lang|reloaded:.*|react-router-scroll-positions)$/;
/** Milliseconds for which the full progress bar is seen. */
const RESET = 200;
/** Keys that script gives a meaning on links and tabs. */
const KEYS = /^(?: |Arrow.*|Home|End|Escape)$/;

interface Held {
  element: HTMLElement;
  /** What is done again with the element, or with the one that has taken its place. */
  again: (element: HTMLElement) => void;
}

const held: Held[] = [];
const listening = new AbortController();
let fetching: Promise<typeof Client> | undefined;
let started = false;

/** Fetches the client and what it needs to take over. Only the first call does anything. */
function fetchClient(): Promise<typeof Client> {
  return (fetching ??= fetchPieces());
}

async function fetchPieces(): Promise<typeof Client> {
  if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  const page = JSON.parse(document.getElementById("client-start")?.textContent ?? "") as ClientStart;
  for (const href of [page.entry, page.manifest, ...page.imports, ...Object.values(page.routes)]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  for (const module of page.first) await import(/* @vite-ignore */ module);
  // Piece by piece, so that a phone is never busy for long; at once when somebody waits.
  for (const module of page.imports) {
    await import(/* @vite-ignore */ module);
    if (held.length === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const client = (await import(/* @vite-ignore */ page.entry)) as typeof Client;
  await client.prepare();
  return client;
}

/** Hands the page over to the client. Only the first call does anything. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const client = await fetchClient();
    await client.takeOver();
    performance.mark("taken-over");
  } catch (error) {
    console.error(error);
    // Links go on without the client; nothing else can.
    listening.abort();
    for (const { element } of held) if (element instanceof HTMLAnchorElement) element.click();
    return;
  }
  listening.abort();
  for (const { element, again } of held) again(element.isConnected ? element : (document.getElementById(element.id) ?? element));
  // A menu opens under a resting mouse, which may have come to rest before.
  const under = [...document.querySelectorAll("[data-keys] :hover")].pop();
  for (const kind of ["pointermove", "pointerover"]) under?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "mouse" }));
}

/** The control that an event is for, if only script can answer it. */
function needsScript(event: MouseEvent): HTMLElement | null {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>("a, button, summary, label") : null;
  if (control instanceof HTMLButtonElement && control.type === "button") return control;
  // A mouse has a menu open already and follows its link; so does who wants it in a tab of its own.
  const byMouse = "pointerType" in event && event.pointerType === "mouse";
  const plain = !byMouse && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return plain && control?.hasAttribute("aria-expanded") ? control : null;
}

function hold(event: Event, element: HTMLElement, again: Held["again"]): void {
  event.preventDefault();
  held.push({ element, again });
  void start();
}

function keepsOfVisitor(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some((key) => !KEPT_FOR_ITSELF.test(key)));
  } catch {
    // Storage is switched off.
    return false;
  }
}

/** @param passive for what is only noticed, so that no scrolling waits for it */
function on<Kind extends keyof DocumentEventMap>(kind: Kind, listener: (event: DocumentEventMap[Kind]) => void, passive = false): void {
  document.addEventListener(kind, listener, { capture: true, passive, signal: listening.signal });
}

on("click", (event) => {
  const control = needsScript(event);
  if (control) hold(event, control, (element) => element.click());
});

on("keydown", (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || !KEYS.test(key) || ctrlKey || metaKey || altKey) void start();
  else if (target.closest("[data-keys]")) {
    hold(event, target, (element) => element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
  } else void start();
});

on("change", (event) => {
  if (event.target instanceof HTMLSelectElement)
    hold(event, event.target, (element) => element.dispatchEvent(new Event("change", { bubbles: true })));
});

on("touchstart", () => void start(), true);
on("pointerdown", ({ target }) => {
  // A link is followed; what is fetched on the way out is fetched for nothing.
  if (!(target instanceof Element) || !target.closest("a[href]:not([aria-expanded])")) void start();
});

// The progress bar of the document itself; its rules stand in progress-bar.css.
const root = document.documentElement;
root.dataset["opening"] = "";
addEventListener("load", () => {
  root.dataset["opening"] = "done";
  setTimeout(() => delete root.dataset["opening"], RESET);
  for (const kind of SIGNS) on(kind, () => void start(), true);
  // Browsers tell of a mouse that only rests on a page that has been drawn, too.
  const move = ({ movementX, movementY }: PointerEvent) => void ((movementX !== 0 || movementY !== 0) && start());
  on("pointermove", move, true);
  // What cannot be had now is asked for again when it is needed.
  const fetchAhead = () => void (keepsOfVisitor() ? start() : fetchClient().catch(() => (fetching = undefined)));
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead, { timeout: IDLE_LIMIT });
  else setTimeout(fetchAhead, IDLE_GUESS);
  setTimeout(() => void start(), UNDISTURBED);
});
