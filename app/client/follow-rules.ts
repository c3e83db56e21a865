import { BUILD_ID } from "#app/lib/build.ts";
import { callForJson } from "#app/lib/calls.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { isRouteRules, redirectOf, type RouteRules } from "#app/lib/route-rules.ts";
import type { ClientMiddleware } from "./router-modules.ts";

let rules: Promise<RouteRules> | undefined;

/** The route rules of this build. A manifest that cannot be read, or is none, is logged and means no rules. */
function routeRules(): Promise<RouteRules> {
  rules ??= readRules().catch((error: unknown) => {
    console.warn("The build manifest could not be read:", error);
    return {};
  });
  return rules;
}

async function readRules(): Promise<RouteRules> {
  const manifest = await callForJson<{ routeRules?: unknown } | null>(`/builds/meta/${BUILD_ID}.json`);
  if (!isRouteRules(manifest?.routeRules)) throw new Error("it has no route rules");
  return manifest.routeRules;
}

/** The path that was looked up last: at first that of the document, by the server. */
let lookedUp = typeof window === "undefined" ? "" : window.location.pathname;

/**
 * Applies the editors' redirects to navigations in the browser. Those to other sites are refused unless they are marked so. Within a page
 * (a tab, a filter) nothing is looked up again.
 */
export const followRules: ClientMiddleware = async ({ url }, next) => {
  if (url.pathname === lookedUp) return next();
  const rule = redirectOf(await routeRules(), url);
  if (rule) throw redirectTo(rule.to, { external: rule.external });
  lookedUp = url.pathname;
  return next();
};
