/**
 * The one script in the head of every page. Its text is the same on all of them, so that a policy can name it by its hash. It holds only
 * what has to be there before anything can be fetched; the rest is the client (hydrate.tsx).
 *
 * Nothing of the client is fetched before the page has loaded and been painted: reading needs none of it. It is fetched when the browser
 * is idle after that, and hydrates at the first sign of a visitor: a touch, a key, a mouse that moves, a scroll. Without one it does after
 * a while, or at once where the browser stores something of the visitor's, which the page then shows. Until then every control does what
 * it does without script; what is chosen meanwhile the components are told of once they are there. Browsers that the client is not for
 * (supported-browsers.ts) stay with that.
 */
import type * as Client from "#app/client/hydrate.tsx";
import { trackPageView } from "#app/lib/analytics.ts";
import type { Choice, ClientStart } from "./client-start.ts";
import { isSupported } from "./supported-browsers.ts";

/** Milliseconds that an idle moment is waited for after the page has loaded. */
const IDLE_LIMIT = 2000;
/** Milliseconds waited instead in browsers that do not tell when they are idle. */
const IDLE_GUESS = 200;
/** Milliseconds after the page has loaded for which a visitor who does nothing but read is left alone. */
const UNDISTURBED = 5000;
/** Milliseconds within which a touch that has ended becomes a click. */
const TAP = 50;
/** Milliseconds for which the full progress bar is seen. */
const RESET = 200;

const choices: Choice[] = [];
const listening = new AbortController();
let fetching: Promise<typeof Client> | undefined;
let started = false;
/** Settles when what the visitor is in the middle of is done. */
let gesture: Promise<void> | undefined;

/** Fetches the client and what it needs to hydrate. */
async function fetchClient(): Promise<typeof Client> {
  if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  const page = JSON.parse(document.getElementById("client-start")?.textContent ?? "") as ClientStart;
  for (const href of [page.entry, page.manifest, ...page.imports, ...Object.values(page.routes)]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  if (page.first) await import(/* @vite-ignore */ page.first);
  // One at a time, so that a phone is never busy for long; at once when somebody waits.
  for (const module of page.imports) {
    await import(/* @vite-ignore */ module);
    if (!started) await new Promise((resolve) => setTimeout(resolve));
  }
  const client = (await import(/* @vite-ignore */ page.entry)) as typeof Client;
  await client.prepare(page);
  return client;
}

/**
 * Notes that the visitor is in the middle of something until one of these happens. Where others have changed the page, React renders all
 * of it anew: what is pressed then is on the page no more when it is let go, and a word that an input method composes is broken off.
 */
function noteGesture(...ends: (keyof DocumentEventMap)[]): void {
  const ended = new Promise<unknown>((resolve) => {
    for (const end of ends) document.addEventListener(end, resolve, { capture: true, once: true });
  })
    // What is touched has its click, and with it the focus, after the finger has gone.
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, TAP)))
    .then(() => {
      if (gesture === ended) gesture = undefined;
    });
  gesture = ended;
}

/** Settles in a task in which the visitor is in the middle of nothing. The event that is answered now has had its effect by then. */
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

/** Notices what the visitor does until the client is there; nothing, such as scrolling, waits for the listener. */
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
    // Most links are followed; what is fetched on the way out is fetched for nothing.
    if (!(target instanceof Element && target.closest("a"))) start();
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

  // What is far below is laid out when it comes near (far.css), until the client is there (hydrate.tsx), and its pictures wait until the page
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
    for (const kind of ["wheel", "scroll", "focusin"] as const) on(kind, start);
    // Browsers tell of a mouse that only rests on a page that has been drawn, too.
    on("pointermove", ({ movementX, movementY }) => void ((movementX || movementY) && start()));
    const fetchAhead = () =>
      (fetching ??= fetchClient()).then(
        (client) => client.storesOfVisitor() && start(),
        // What cannot be had now is asked for again when it is needed.
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
