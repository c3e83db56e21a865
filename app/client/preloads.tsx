import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { fetchRules } from "./middleware.ts";
import { savesData } from "#app/lib/saves-data.ts";

/** How many pages may be on their way ahead of a click (docs/specification.md). */
const MAX_PENDING = 4;
/** Milliseconds a pointer rests on a link before that counts as intent. */
const INTENT_DELAY = 80;
/** The events on a link before a visitor follows it, and the click, which ends the wait: the page is on its way then. */
const SIGNS = ["pointerover", "focusin", "touchstart", "click"];

/**
 * Prefetches pages whose links a visitor points at, touches or focuses, each once and at most four at a time, and the redirects with the
 * first. None with save-data or on 2G, and none offline, because browsers do not repeat a failed request for code.
 */
export function Preloads() {
  const requested = useRef(new Set<string>());
  const [pending, setPending] = useState<readonly string[]>([]);
  const request = useEffectEvent((page: string) => {
    if (pending.length === MAX_PENDING || requested.current.has(page)) return;
    requested.current.add(page);
    void fetchRules();
    setPending([...pending, page]);
  });

  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = ({ target, type }: Event) => {
      clearTimeout(timer);
      if (type === "click" || !navigator.onLine || savesData() || !(target instanceof Element)) return;
      // A press also focuses, and a click follows.
      if (type === "focusin" && !target.matches(":focus-visible")) return;
      const page = pageOf(target.closest("a"));
      if (page) timer = setTimeout(() => request(page), type === "pointerover" ? INTENT_DELAY : 0);
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  return pending.map((page) => (
    <Preload key={page} page={page} onDone={() => setPending((pages) => pages.filter((other) => other !== page))} />
  ));
}

/** The router's prefetch of a page: its data and its code. Calls `onDone` when all of it has loaded or failed. */
function Preload({ page, onDone }: { page: string; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    if (settled >= (box.current?.childElementCount ?? 0)) onDone();
  });
  const settle = () => setSettled((links) => links + 1);
  // The component passes these on to its links, which React then leaves in place; its types lack them.
  const events = { onLoad: settle, onError: settle };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...events} />
    </div>
  );
}

/** The page of a link, if it is one of this site in this language and not the current one. */
function pageOf(link: HTMLAnchorElement | null): string | null {
  if (link?.origin !== location.origin || link.target || link.hasAttribute("download") || link.hasAttribute("hreflang")) return null;
  if (/^\/(?:api|media|admin|locales|builds)(?:\/|$)/.test(link.pathname) || link.pathname === location.pathname) return null;
  return link.pathname + link.search;
}
