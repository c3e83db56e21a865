import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** How many route preloads may be pending at once (specification, section 9). */
const MOST_PENDING = 4;
/** Milliseconds a pointer rests on a link before that counts as intent. */
const INTENT_DELAY = 80;

/**
 * Fetches pages ahead: those whose links a visitor points at or focuses first, then those whose links are in view. At most four are
 * pending; none with save-data or on 2G.
 */
export function Preloads() {
  const { pending, finish } = usePreloadQueue();
  return pending.map((page) => <Preload key={page} page={page} onDone={() => finish(page)} />);
}

/** One page's data and chunks. Calls `onDone` when all of them have come, or failed. */
function Preload({ page, onDone }: { page: string; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const settled = useRef(0);
  const check = useRef(() => {});
  check.current = () => {
    const links = box.current?.querySelectorAll("link").length ?? 0;
    if (settled.current >= links) onDone();
  };

  // The links appear one render after the component; a page whose parts are all here has none.
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => check.current()));
    return () => cancelAnimationFrame(frame);
  }, []);

  const settle = () => {
    settled.current += 1;
    check.current();
  };
  // The component hands these on to its links; its types leave them out.
  const events = { onLoad: settle, onError: settle };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...events} />
    </div>
  );
}

function usePreloadQueue() {
  const [pending, setPending] = useState<string[]>([]);
  const waiting = useRef<string[]>([]);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (savesData()) return undefined;
    const ask = (link: HTMLAnchorElement, first: boolean) => {
      const page = pageOf(link);
      if (!page) return;
      if (first && waiting.current.includes(page)) waiting.current = [page, ...waiting.current.filter((other) => other !== page)];
      if (!asked.current.has(page)) {
        asked.current.add(page);
        if (first) waiting.current.unshift(page);
        else waiting.current.push(page);
      }
      setPending((now) => refill(now, waiting.current));
    };
    return watchLinks(ask);
  }, []);

  const finish = (page: string) => setPending((now) => refill(now.filter((other) => other !== page), waiting.current));
  return { pending, finish };
}

/** Moves waiting pages into the free places. */
function refill(pending: string[], waiting: string[]): string[] {
  const next = [...pending];
  while (next.length < MOST_PENDING && waiting.length > 0) {
    const page = waiting.shift();
    if (page && !next.includes(page)) next.push(page);
  }
  return next;
}

/** Tells of links that come into view, and of links that are pointed at or focused. */
function watchLinks(ask: (link: HTMLAnchorElement, first: boolean) => void): () => void {
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      view.unobserve(target);
      ask(target as HTMLAnchorElement, false);
    }
  });
  const observeAll = () => document.querySelectorAll<HTMLAnchorElement>("a[href]").forEach((link) => view.observe(link));
  const mutations = new MutationObserver(observeAll);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => ask(link, true), event.type === "pointerover" ? INTENT_DELAY : 0);
  };
  observeAll();
  mutations.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("pointerover", intent, { passive: true });
  document.addEventListener("focusin", intent);
  document.addEventListener("touchstart", intent, { passive: true });
  return () => {
    view.disconnect();
    mutations.disconnect();
    clearTimeout(timer);
    document.removeEventListener("pointerover", intent);
    document.removeEventListener("focusin", intent);
    document.removeEventListener("touchstart", intent);
  };
}

/** The page that a link leads to, if it is one of this site in this language and not the one shown. */
function pageOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute("download") || link.hasAttribute("hreflang")) return null;
  if (/^\/(?:api|media|admin|locales|builds)(?:\/|$)/.test(link.pathname) || link.pathname === window.location.pathname) return null;
  return link.pathname + link.search;
}

/** The visitor asked to save data, or the connection is as slow as 2G. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
