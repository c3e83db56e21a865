/** A walk through the site at random, for pages to run. All of it happens in the page, so that steps follow one another at once. */

/** What a walk has been through; kept over loads of documents. */
export interface Walk {
  /** Steps taken. */
  steps: number;
  /** States of the generators of random numbers: one for what the visitor does, one for what the network does. */
  dice: { visitor: number; network: number };
  /** The address last asked for, with its query, in the form of `pathname + search`. */
  expectedPath: string;
  /** Faults so far. */
  faults: string[];
  /** The steps so far, for the report of a fault. */
  done: string[];
}

/** How the page's `walk` ended: all steps are taken, or the next one loads a document. */
export type Ending = "done" | "language";

declare global {
  interface Window {
    walk: (steps: number) => Promise<Ending>;
    walkState: () => Walk;
    /** The router, under the name by which its own tools know it. */
    __reactRouterDataRouter?: { state: { navigation: { state: string } } };
  }
}

/** Put into every document of a walk before its own scripts: keeps what happens, and makes the network slow and faulty at random. */
export function prepareWalk(seed: number): void {
  const KEY = "walk";
  const first: Walk = { steps: 0, dice: { visitor: seed, network: -seed }, expectedPath: "", faults: [], done: [] };
  const state: Walk = { ...first, ...(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Walk>) };
  const save = () => sessionStorage.setItem(KEY, JSON.stringify(state));
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  /** Mulberry32: small, and the same everywhere. */
  const random = (die: keyof Walk["dice"] = "visitor") => {
    const number = (state.dice[die] + 0x6d_2b_79_f5) | 0;
    state.dice[die] = number;
    let mixed = Math.imul(number ^ (number >>> 15), 1 | number);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const among = <T>(values: T[]): T | undefined => values[Math.floor(random() * values.length)];
  const here = () => location.pathname + location.search;
  /** An address without the parameters that a form has left empty, however it is spelled. */
  const normalizeAddress = (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href);
    return JSON.stringify([pathname, ...[...searchParams].filter(([, value]) => value !== "")]);
  };
  const fault = (what: string) => state.faults.push(`step ${state.steps}: ${what}`);

  const plain = window.fetch.bind(window);
  const failed = new WeakSet<object>();
  window.fetch = async (input, init) => {
    const isData = /\.data(?:\?|$)/.test(String(input instanceof Request ? input.url : input));
    if (typeof input === "string" || !isData) return plain(input, init);
    const [luck, time] = [random("network"), random("network") * 120];
    await wait(time);
    init?.signal?.throwIfAborted();
    if (init?.method === "POST" || luck >= 0.2) return plain(input, init);
    // The site tries twice. It is told to the visitor if neither try brings anything; a second answer that is a failure would be logged too.
    const second = failed.has(input);
    failed.add(input);
    if (luck < 0.1) throw new TypeError("Failed to fetch");
    return second ? plain(input, init) : new Response("", { status: 503 });
  };

  window.addEventListener("popstate", () => {
    state.expectedPath = here();
    state.done.push(`at ${here()} by the history`);
    save();
  });
  // After all others: whether the site took a click for itself.
  window.addEventListener(
    "click",
    ({ defaultPrevented }) => void state.done.push(defaultPrevented ? "taken by the site" : "left to the browser"),
  );

  /** The last value of the progress bar before it went. */
  let shown: number | null = null;
  const watchBar = () => {
    const bar = document.querySelector('[role="progressbar"]');
    const value = !bar || bar.hasAttribute("hidden") ? null : Number(bar.getAttribute("aria-valuenow"));
    if (value === null && shown !== null && shown !== 100) fault(`the bar went at ${shown}`);
    if (value !== null && shown === null && value !== 30) fault(`the bar began at ${value}`);
    shown = value;
  };

  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      (link) =>
        link.origin === location.origin &&
        !link.target &&
        !link.hash &&
        // The page takes a click by script for a key, which opens the menu of such a link.
        !link.hasAttribute("aria-expanded") &&
        // It changes a list and stays on the page.
        !/[?&](?:items|ids)=/.test(link.search) &&
        !link.hasAttribute("download") &&
        !link.hasAttribute("hreflang") &&
        !/^\/(?:api|media|admin)|\.[a-z]+$/.test(link.pathname) &&
        !/[?&](?:series|lang)=/.test(link.search) &&
        link.pathname + link.search !== here(),
    );

  /** A step through the history counts from the moment on at which the browser takes it; there may be none. */
  const go = async (delta: number) => {
    const popstate = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    history.go(delta);
    await Promise.race([popstate, wait(300)]);
  };

  const steps: Record<string, () => void | Promise<void>> = {
    link() {
      const link = among(links());
      if (!link) return;
      state.expectedPath = link.pathname + link.search;
      link.click();
    },
    back: () => go(-1),
    forward: () => go(1),
    form() {
      const form = among([...document.querySelectorAll<HTMLFormElement>("main form")]);
      // The browser does not send a form with an empty required field.
      if (!form || (!form.noValidate && !form.checkValidity())) return;
      if (form.method === "get") {
        const search = form.querySelector<HTMLInputElement>('input[type="search"]');
        if (search) search.value = among(["tracker", "V3", "zzz"]) ?? "";
        const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
        state.expectedPath = `${new URL(form.action).pathname}?${query.toString()}`;
      } else state.expectedPath = new URL(form.action).pathname + new URL(form.action).search;
      form.requestSubmit();
    },
  };

  /** Waits until nothing moves any more, and compares the page shown with the requested one. */
  const settle = async () => {
    for (let quiet = 0; quiet < 4; quiet += 1) {
      const { __reactRouterDataRouter: router } = window;
      if (shown !== null || router?.state.navigation.state !== "idle") quiet = 0;
      await wait(40);
    }
    if (normalizeAddress(here()) !== normalizeAddress(state.expectedPath))
      fault(`${here()} is shown (${document.title}), ${state.expectedPath} was asked for`);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    if (canonical && new URL(canonical).pathname !== location.pathname) fault(`${canonical} is shown at ${here()}`);
    if (!document.querySelector("main h1")) fault(`${here()} shows no page`);
  };

  window.walkState = () => state;
  window.walk = async (most) => {
    new MutationObserver(watchBar).observe(document, { subtree: true, childList: true, attributes: true });
    state.expectedPath ||= here();
    while (state.steps < most) {
      state.steps += 1;
      const luck = random();
      if (luck < 0.03) {
        await settle();
        state.done.push("language");
        save();
        return "language";
      }
      const step = luck < 0.65 ? "link" : luck < 0.8 ? "back" : luck < 0.88 ? "forward" : "form";
      // The first entries of the tab are not the site's.
      if (step === "back" && (history.state as { idx?: number } | null)?.idx === 0) continue;
      await steps[step]?.();
      state.done.push(`${step} ${state.expectedPath}`);
      save();
      await wait(random() * 150);
      if (state.steps % 10 === 0) await settle();
      save();
    }
    await settle();
    save();
    return "done";
  };
}
