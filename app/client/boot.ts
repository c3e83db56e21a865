/**
 * The one script in the head of every page. Its text is the same on all of them, so that a policy can name it by its hash. It holds only
 * what has to be there before anything can be fetched; the rest is the client's entry.
 *
 * Nothing of the client is fetched before the page has loaded and been painted: reading needs none of it. It is fetched when the browser
 * is idle after that, and takes over at the first sign of a visitor, a touch, a key, a mouse that moves, a scroll; without one, after a while, or at
 * once where the browser keeps something of the visitor's, such as a list, an answer or a draft, which the page then shows. What the
 * visitor does before it is there and what only script can answer is held, and done again once it has taken over: buttons, menus, keys
 * within `[data-keys]` and the one that opens the search, choices, and links by which script does something itself (`[data-waits]`). Other
 * links, forms and folds are left to the browser.
 */
import type * as Entry from "#app/client/entry.ts";
import { trackPageView } from "#app/lib/analytics.ts";
import type { ClientStart, Held } from "./client-start.ts";

/** Milliseconds that an idle moment is waited for after the page has loaded. */
const IDLE_LIMIT = 2000;
/** Milliseconds waited instead in browsers that do not tell when they are idle. */
const IDLE_GUESS = 200;
/** Milliseconds after the page has loaded for which a visitor who does nothing but read is left alone. */
const UNDISTURBED = 5000;
/** Milliseconds for which the full progress bar is seen. */
const RESET = 200;
/** Keys that script gives a meaning on links and tabs. */
const KEYS = /^( |Arrow.*|Home|End|Escape)$/;

const held: Held[] = [];
const listening = new AbortController();
let fetching: Promise<typeof Entry> | undefined;
let started = false;
/** Settles when an input method has finished the word that it composes: in a field that is rendered anew it would be broken off. */
let composed: Promise<unknown> | undefined;

/** Fetches the client and what it needs to take over. Only the first call does anything. */
function fetchClient(): Promise<typeof Entry> {
  return (fetching ??= fetchPieces());
}

async function fetchPieces(): Promise<typeof Entry> {
  if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  const page = JSON.parse(document.getElementById("client-start")?.textContent ?? "") as ClientStart;
  for (const href of [page.entry, page.manifest, ...page.imports, ...Object.values(page.routes)]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const entry = (await import(/* @vite-ignore */ page.entry)) as typeof Entry;
  await entry.prepare(page, held);
  return entry;
}

/** Hands the page over to the client. Only the first call does anything. @param undisturbed true when it is only time */
function start(undisturbed?: unknown): void {
  if (started) return;
  started = true;
  fetchClient()
    .then(async (entry) => {
      await composed;
      await entry.takeOver(held, listening, undisturbed !== true);
    })
    .catch((error: unknown) => {
      console.error(error);
      // Links go on without the client, and so do buttons that say by themselves what they open; nothing else can.
      listening.abort();
      for (const [element] of held) if (element.matches("a,[commandfor]")) element.click();
    });
}

/** @param passive for what is only noticed, so that no scrolling waits for it */
function on<Kind extends keyof DocumentEventMap>(kind: Kind, listener: (event: DocumentEventMap[Kind]) => void, passive = false): void {
  document.addEventListener(kind, listener, { capture: true, passive, signal: listening.signal });
}

/** The element that an event is for, or the nearest around it, that fits a selector. */
function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Keeps an event for the client that has to come first. */
function hold(event: Event, element: HTMLElement): void {
  event.preventDefault();
  const { checked, value } = element as Partial<HTMLInputElement>;
  held.push([element, event, checked, value]);
  start();
}

on("click", (event) => {
  // A mouse has a menu open already and follows its link; so does who wants it in a tab of its own.
  const byMouse = (event as PointerEvent).pointerType === "mouse";
  const apart = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const control = closest(event, "a,button,summary,label");
  if (control?.matches(`[type=button]${apart ? "" : `,[data-waits],[${byMouse ? "data-opens" : "aria-expanded"}]`}`)) hold(event, control);
});

on("keydown", (event) => {
  const isOfScript = event.key === "/" ? !closest(event, "input,textarea,select") : KEYS.test(event.key) && closest(event, "[data-keys]");
  if (isOfScript && !event.ctrlKey && !event.metaKey && !event.altKey) hold(event, event.target as HTMLElement);
  else start();
});

on("change", (event) => {
  const choice = closest(event, "select,[type=checkbox],[type=radio],[type=range]");
  if (choice) hold(event, choice);
});

on("compositionstart", () => {
  composed = new Promise((resolve) => document.addEventListener("compositionend", resolve, { once: true }));
});

on("touchstart", start, true);
on("pointerdown", (event) => {
  // Most links are followed; what is fetched on the way out is fetched for nothing.
  if (!closest(event, "a")) start();
});

// Who leaves before the client is there is counted too; after that it counts itself.
addEventListener("pagehide", () => trackPageView(location.pathname), { signal: listening.signal });

const { dataset } = document.documentElement;

// Something to read has been painted; a tab in the background is painted when it is looked at. Old browsers do not tell.
const painted = new Promise<unknown>((resolve) => {
  const tells = PerformanceObserver.supportedEntryTypes.includes("paint");
  if (tells) new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  else resolve(0);
});

// What is far below is laid out when it comes near (far.css), until the client is there (lay-out.ts), and its pictures wait until the page
// has been painted. Where a place within the page is asked for, all above it must have its height.
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (arrival?.type === "navigate" && !location.hash) {
  dataset["far"] = "first";
  void painted.then(() => dataset["far"] && (dataset["far"] = "later"));
}

// The progress bar of the document itself; its rules stand in progress-bar.css.
dataset["opening"] = "";
addEventListener("load", () => {
  dataset["opening"] = "done";
  setTimeout(() => delete dataset["opening"], RESET);
  // What shows that somebody is there and is followed by more; what may need an answer itself is listened to above.
  for (const kind of ["wheel", "scroll", "focusin"] as const) on(kind, start, true);
  // Browsers tell of a mouse that only rests on a page that has been drawn, too.
  on("pointermove", ({ movementX, movementY }) => void ((movementX || movementY) && start()), true);
  const fetchAhead = () =>
    fetchClient().then(
      (entry) => entry.keepsOfVisitor() && start(),
      // What cannot be had now is asked for again when it is needed.
      () => (fetching = undefined),
    );
  void painted.then(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead, { timeout: IDLE_LIMIT });
    else setTimeout(fetchAhead, IDLE_GUESS);
  });
  setTimeout(start, UNDISTURBED, true);
});
