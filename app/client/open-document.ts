import { redirectDocument } from "react-router";
import { anySignal } from "#app/lib/any-signal.ts";
import { BUILD_ID, latestBuild } from "#app/lib/build.ts";
import { PageUnavailable } from "#app/lib/errors.ts";
import { claimReload, hasUnsentInput } from "#app/lib/reload.ts";

/** Milliseconds in which the site must answer to count as reachable. */
const REACH_LIMIT = 4000;

/**
 * For a page whose code failed to load, because a newer build may have replaced it. Opens the page as a document, once per path in 10
 * seconds, if the site is reachable; otherwise the browser's own error page would appear.
 * @param target the requested page
 * @param signal of the navigation; an aborted one opens nothing
 * @throws Response always where the document opens, for the router to follow
 * @throws PageUnavailable otherwise
 */
export async function openDocument(target: URL, signal: AbortSignal, cause: unknown): Promise<never> {
  signal.throwIfAborted();
  console.warn("The page's code could not be loaded:", cause);
  const limit = anySignal([signal, AbortSignal.timeout(REACH_LIMIT)]);
  const serverBuild = await latestBuild(limit).catch(() => null);
  signal.throwIfAborted();
  const hasInput = hasUnsentInput();
  if (serverBuild !== null && !hasInput && claimReload(target.pathname)) throw documentAt(target);
  throw new PageUnavailable({ updated: hasInput && serverBuild !== null && serverBuild !== BUILD_ID });
}

/** A redirect to throw, which the router follows by opening the page as a document. */
export function documentAt(target: URL): Response {
  const { pathname, search, hash } = target;
  // After a step through the history the address is already current; with its hash, the browser would only scroll.
  return redirectDocument(pathname + search + (target.href === window.location.href ? "" : hash));
}
