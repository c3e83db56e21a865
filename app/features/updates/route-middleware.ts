import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { BUILD_ID } from "#app/lib/build.ts";
import { call } from "#app/lib/calls.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { redirectOf, type RouteRules } from "#app/lib/route-rules.ts";

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

let rules: Promise<RouteRules> | undefined;

/** The route rules of this build. A manifest that cannot be read is logged and means no rules. */
function routeRules(): Promise<RouteRules> {
  rules ??= call<{ routeRules: RouteRules }>(`/builds/meta/${BUILD_ID}.json`).then(
    (manifest) => manifest.routeRules,
    (error: unknown) => {
      console.warn("The build manifest could not be read:", error);
      return {};
    },
  );
  return rules;
}

/** Applies the editors' redirects to navigations in the browser. */
export const applyRouteRules: ClientMiddleware = async ({ url }, next) => {
  const rule = redirectOf(await routeRules(), url);
  if (rule) throw redirectTo(rule.to, { external: true });
  return next();
};
