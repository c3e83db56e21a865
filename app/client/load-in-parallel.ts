import type { DataStrategyResult } from "react-router";
import { openDocument } from "./open-document.ts";
import type { ClientMiddleware } from "./router-modules.ts";

/**
 * Middleware that brings something the page cannot be shown without, while the page's data is on its way. If it does not come, the
 * page is opened as a document, or the visitor is told.
 * @param bring null when it is here already
 * @param around the route whose error page is shown if the page has one of its own, which cannot be shown without it either
 */
export function alongside(bring: () => Promise<unknown> | null, around?: string): ClientMiddleware {
  return async ({ request, url }, next) => {
    const coming = bring();
    if (!coming) return next();
    const outcome = coming.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const results = await next();
    const ending = endingOf(results);
    if (ending === "leads on" || (ending === "failed" && !around)) return results;
    const failure = await outcome;
    if (!failure) return results;
    const error =
      ending === "failed" ? errorOf(results) : await openDocument(url, request.signal, failure.error).catch((told: unknown) => told);
    if (!around) throw error;
    return { ...results, [around]: { type: "error", result: error } };
  };
}

function errorOf(results: Record<string, DataStrategyResult>): unknown {
  return Object.values(results).find(({ type }) => type === "error")?.result;
}

/** What became of the page's data: another page is shown instead, an error, or the page. */
function endingOf(results: Record<string, DataStrategyResult>): "leads on" | "failed" | "loaded" {
  const all = Object.values(results);
  if (all.some(({ result }) => result instanceof Response)) return "leads on";
  return all.some(({ type }) => type === "error") ? "failed" : "loaded";
}
