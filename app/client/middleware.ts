import { BUILD_ID } from "#app/lib/build.ts";
import { callForJson } from "#app/lib/http-client.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { isRouteRules, redirectOf, type RouteRules } from "#app/lib/redirect-rules.ts";
import { languageOf } from "#shared/languages.ts";
import { documentAt } from "./open-document.ts";
import { noteLeaving } from "./page-focus.tsx";
import type { ClientMiddleware } from "./router-internals.ts";

/**
 * The language of the document: that of the address at which it was opened. `<html lang>` does not tell it, for a browser that translates
 * the page changes it, and after a step through the history the address is that of the next page already.
 */
const documentLanguage = import.meta.env.SSR ? null : languageOf(window.location.pathname);

let rules: Promise<RouteRules> | undefined;
/** The path whose redirects were checked last: at first the document's, which the server checked. */
let checkedPath = import.meta.env.SSR ? "" : window.location.pathname;
let isLeaving = false;

/** Notes, in browsers that report it, that another document is about to replace this one. */
export function watchDocuments(): void {
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) isLeaving = true;
  });
}

/** Stops loading another document when the visitor asks for a page meanwhile: the router does not know of it. */
const newestOnly: ClientMiddleware = async (_page, next) => {
  if (isLeaving) window.stop();
  isLeaving = false;
  return next();
};

/**
 * Applies the editors' redirects to navigations in the browser. Refuses those to other sites unless they are marked so. Checks nothing
 * within a page (a tab, a filter).
 */
const followRules: ClientMiddleware = async ({ url }, next) => {
  if (url.pathname === checkedPath) return next();
  const rule = redirectOf(await fetchRules(), url);
  if (rule) throw redirectTo(rule.to, { external: rule.external });
  checkedPath = url.pathname;
  return next();
};

/** Opens pages of another language as documents, because the browser holds the texts of one language. */
const leaveDocument: ClientMiddleware = async ({ url }, next) => {
  if (languageOf(url.pathname) !== documentLanguage) throw documentAt(url);
  return next();
};

/** The middleware of every navigation in the browser, in this order. */
export const clientMiddleware: ClientMiddleware[] = [noteLeaving, newestOnly, followRules, leaveDocument];

/** The route rules of this build, once for the document. Fetched ahead of a move, they do not delay its data by a round trip. */
export function fetchRules(): Promise<RouteRules> {
  return (rules ??= readRules());
}

/** Logs an unreadable or invalid manifest and applies no rules. */
async function readRules(): Promise<RouteRules> {
  try {
    const manifest = await callForJson<{ routeRules?: unknown } | null>(`/builds/meta/${BUILD_ID}.json`);
    if (isRouteRules(manifest?.routeRules)) return manifest.routeRules;
    throw new Error("it has no route rules");
  } catch (error) {
    console.warn("The build manifest could not be read:", error);
    return {};
  }
}
