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

/**
 * Applies the editors' redirects to navigations in the browser. Those to other sites are refused unless they are marked so. Within the page
 * that is open (a tab, a filter) there is nothing to look up: its path was looked up when it was opened.
 */
export const followRules: ClientMiddleware = async ({ url }, next) => {
  if (url.pathname === window.location.pathname) return next();
  const rule = redirectOf(await routeRules(), url);
  if (rule) throw redirectTo(rule.to, { external: rule.external });
  return next();
};
