"use client";
/**
 * Why: Payload writes the filters of a list into the history by itself; Next's router takes such an entry for none of its own,
 *   and Back would leave the page before in view. Unsaved words must be asked for before the router draws another page.
 * Upstream: none found; to be sent: docs/upstream/payload-filters-history.md
 * For: next 16.4.6: history.state.__NA, and the order of listeners of popstate; @payloadcms/ui 3.90.1.
 * Not needed when: e2e/desk-session.spec.ts (without a network: Back asks) stays green without it.
 */
import { usePathname, useRouter, useSearchParams } from "../lib/navigation.ts";
import { useEffect, type ReactNode } from "react";

/** Callbacks that may hold a step through the browser's history; each returns whether it does. */
const holders = new Set<() => boolean>();

// Registered before the router, which renders the other page at once, because listeners of the window run in order.
if (typeof window !== "undefined")
  window.addEventListener("popstate", (event) => {
    if ([...holders].some((isHolding) => isHolding())) event.stopImmediatePropagation();
  });

/** Calls `holds` at each step through the history, which stops at true. @returns a function that removes it */
export function holdSteps(isHolding: () => boolean): () => void {
  holders.add(isHolding);
  return () => void holders.delete(isHolding);
}

/** Whether the window's address equals the router's path and query. */
export function isAt(path: string, query: string): boolean {
  return location.pathname === path && new URLSearchParams(location.search).toString() === query;
}

/**
 * Wraps the whole desk: renders the page that Back leads to where the router would leave the previous one. Payload writes the filters of a
 * list that was opened as a document into the history itself, and the router ignores such an entry.
 */
export function HistorySteps({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => {
    const draw = ({ state }: PopStateEvent) => {
      if (!isAt(path, query) && (state as Record<string, unknown> | null)?.["__NA"] !== true) router.replace(location.href);
    };
    window.addEventListener("popstate", draw);
    return () => window.removeEventListener("popstate", draw);
  }, [router, path, query]);
  return children;
}
