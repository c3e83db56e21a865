/**
 * The one script in the head of every page. Its text is the same on all of them, so that a policy can name it by its hash. It holds only
 * what must run before any fetch; the rest is the client (hydrate.tsx).
 *
 * Fetches nothing of the client before the page has loaded and painted, because reading needs none of it. Fetches it when the browser is
 * idle after that, and hydrates at the first sign of a visitor: a touch, a key, a moving mouse, a scroll. Without one it hydrates after
 * a while, or at once where the browser stores something of the visitor's that the page then shows. Until then every control works as
 * without script; components learn of earlier choices once they hydrate. Browsers that the client does not support
 * (supported-browsers.ts) stay that way.
 */
import type * as Client from "#app/client/hydrate.tsx";
import { trackPageView } from "#app/lib/analytics.ts";
import type { Choice, ClientStart } from "./client-start.ts";
import { isSupported } from "./supported-browsers.ts";

/** Milliseconds after load within which the browser should become idle. */
const IDLE_LIMIT = 2000;
/** The same in milliseconds for browsers without an idle callback. */
const IDLE_GUESS = 200;
/** Milliseconds after load before hydrating for a visitor who only reads. */
const UNDISTURBED = 5000;
/** Milliseconds within which a finished touch becomes a click. */
const TAP = 50;
/** Milliseconds for which the full progress bar stays visible. */
const RESET = 200;

const choices: Choice[] = [];
const listening = new AbortController();
let fetching: Promise<typeof Client> | undefined;
let started = false;
/** Settles when the visitor's current gesture is done. */
let gesture: Promise<void> | undefined;

/** Fetches the client and everything it needs to hydrate. */
async function fetchClient(): Promise<typeof Client> {
  if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  const page = JSON.parse(document.getElementById("client-start")?.textContent ?? "") as ClientStart;
  for (const href of [page.entry, page.manifest, ...page.imports, ...Object.values(page.routes)]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  if (page.first) await import(/* @vite-ignore */ page.first);
  // One at a time, so that a phone is never busy for long; all at once when the visitor waits.
  for (const module of page.imports) {
    await import(/* @vite-ignore */ module);
    if (!started) await new Promise((resolve) => setTimeout(resolve));
  }
  const client = (await import(/* @vite-ignore */ page.entry)) as typeof Client;
  await client.prepare(page);
  return client;
}

/**
 * Notes a gesture of the visitor until one of these events ends it. Where others have changed the page, React renders all of it anew:
 * a press would end on a removed element, and an input method would lose the word that it composes.
 */
function noteGesture(...ends: (keyof DocumentEventMap)[]): void {
  const gestureEnd = new Promise<unknown>((resolve) => {
    for (const end of ends) document.addEventListener(end, resolve, { capture: true, once: true });
  })
    // A touched element gets its click, and with it the focus, after the finger has gone.
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, TAP)))
    .then(() => {
      if (gesture === gestureEnd) gesture = undefined;
    });
  gesture = gestureEnd;
}

/** Settles in a task without a gesture underway; the current event has had its effect by then. */
async function handsFree(): Promise<void> {
  await gesture;
  await new Promise((resolve) => setTimeout(resolve));
  if (gesture) await handsFree();
}

/** Hydrates the page. Only the first call does anything. */
function start(): void {
  if (started) return;
  started = true;
  (fetching ??= fetchClient())
    .then(async (client) => {
      await handsFree();
      const { choose } = await client.hydrate();
      listening.abort();
      for (const choice of choices) choose(choice);
    })
    // Links, forms and folds go on without the client.
    .catch((error: unknown) => console.error(error));
}

/** Watches for the visitor's first action until the client is there; nothing, such as scrolling, waits for the listener. */
function on<Kind extends keyof DocumentEventMap>(kind: Kind, listener: (event: DocumentEventMap[Kind]) => void): void {
  document.addEventListener(kind, listener, { capture: true, passive: true, signal: listening.signal });
}

/** Begins to wait for the visitor. */
function boot(): void {
  on("change", ({ target }) => {
    if (!(target instanceof Element) || !target.matches("select,[type=checkbox],[type=radio],[type=range]")) return;
    const { checked, value } = target as HTMLInputElement;
    choices.push([target as HTMLInputElement, checked, value]);
    start();
  });

  on("compositionstart", () => noteGesture("compositionend"));

  for (const kind of ["touchstart", "keydown"] as const) on(kind, start);
  on("pointerdown", ({ target }) => {
    noteGesture("pointerup", "pointercancel", "dragend");
    // A click on a link usually leaves the page, which would make the fetch useless.
    if (!(target instanceof Element && target.closest("a"))) start();
  });

  // Counts visitors who leave before the client is there; after that the client counts.
  addEventListener("pagehide", () => trackPageView(location.pathname), { signal: listening.signal });

  const { dataset } = document.documentElement;

  // Waits for the first paint; a background tab paints when it becomes visible. Old browsers do not report it.
  const painted = new Promise<unknown>((resolve) => {
    const tells = PerformanceObserver.supportedEntryTypes.includes("paint");
    if (tells) new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    else resolve(0);
  });

  // The browser lays out distant parts when they come near (far.css), until the client is there (hydrate.tsx), and their pictures wait for
  // the first paint. An address with a hash needs the height of everything above its target.
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival?.type === "navigate" && !location.hash) {
    dataset["far"] = "first";
    void painted.then(() => dataset["far"] && (dataset["far"] = "later"));
  }

  // The document's own progress bar; its rules are in progress-bar.css.
  dataset["opening"] = "";
  addEventListener("load", () => {
    dataset["opening"] = "done";
    setTimeout(() => delete dataset["opening"], RESET);
    for (const kind of ["wheel", "scroll", "focusin"] as const) on(kind, start);
    // Browsers also report a resting mouse after a page has painted.
    on("pointermove", ({ movementX, movementY }) => void ((movementX || movementY) && start()));
    const fetchAhead = () =>
      (fetching ??= fetchClient()).then(
        (client) => client.storesOfVisitor() && start(),
        // A failed prefetch is repeated when the client needs the file.
        () => (fetching = undefined),
      );
    void painted.then(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead, { timeout: IDLE_LIMIT });
      else setTimeout(fetchAhead, IDLE_GUESS);
    });
    setTimeout(start, UNDISTURBED);
  });
}

if (isSupported()) boot();
