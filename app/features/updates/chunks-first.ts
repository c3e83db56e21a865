import type { ClientInstrumentation } from "react-router";
import { awaitedNavigations } from "#app/lib/awaited-navigations.ts";
import { loadChunks, missingChunks } from "#app/lib/page-chunks.ts";
import { hasUnsentInput, reloadOnce } from "./reload.ts";

/** Fired on window when a page's chunks are gone and the page was not loaded anew. */
export const CHUNKS_GONE = "waymark:chunks-gone";

let latest = 0;

/**
 * Loads the next page's chunks before the router navigates. If they are gone, because a newer build has replaced them, the page is
 * loaded anew from the server: once per path in 10 seconds, and never while a form holds unsent input.
 */
export const chunksFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(callNavigate, { to }) {
        latest += 1;
        // A step through the history is left to the router.
        const url = typeof to === "string" ? new URL(to, window.location.href) : null;
        const chunks = url ? missingChunks(url) : [];
        if (!url || chunks.length === 0) {
          await callNavigate();
          return;
        }
        const own = latest;
        awaitedNavigations.begin();
        const wanted = (await arrive(url, chunks)) && own === latest;
        if (wanted) await callNavigate();
        awaitedNavigations.end();
        // The router makes up for a navigation that was not called: one that is not to happen stays pending.
        if (!wanted) await new Promise<never>(() => {});
      },
    }),
};

/** Loads the chunks of the page at an address. False when they are gone; then the page is being left, or the visitor is told. */
async function arrive(url: URL, chunks: string[]): Promise<boolean> {
  try {
    await loadChunks(chunks);
    return true;
  } catch (error) {
    console.warn("The next page's chunks could not be loaded:", error);
    if (hasUnsentInput() || !reloadOnce(url.href)) window.dispatchEvent(new CustomEvent(CHUNKS_GONE));
    return false;
  }
}
