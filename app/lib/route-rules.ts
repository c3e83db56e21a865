import { languageOf, localPath, sitePath } from "#app/i18n/languages.ts";

/** The editors' redirects by site path, as the build's manifest publishes them. */
export type RouteRules = Record<string, { redirect: { to: string; statusCode: number } }>;

/**
 * Where a rule sends an address: the target in the address's own language, with the address's query unless the target has one.
 * @returns null when no rule is meant
 */
export function redirectOf(rules: RouteRules, { pathname, search }: URL): { to: string; statusCode: number } | null {
  const path = sitePath(pathname);
  const rule = Object.hasOwn(rules, path) ? rules[path] : undefined;
  if (!rule) return null;
  const to = localPath(rule.redirect.to, languageOf(pathname));
  return { to: to.includes("?") ? to : to + search, statusCode: rule.redirect.statusCode };
}
