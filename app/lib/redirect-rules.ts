import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { plainPath } from "#shared/plain-path.ts";
import { languageOf, localPath } from "#shared/languages.ts";
import { singleSlashes } from "#shared/lib/address.ts";
import { MAX_REDIRECTS } from "#shared/lib/redirect-limit.ts";

/** Where a rule leads. */
interface Redirect {
  /** A site path, or an address of another site if `external` is set. */
  to: string;
  /** HTTP status of the server's answer. */
  statusCode: number;
  external?: boolean;
}

/** The editors' redirects by site path, as the build's manifest publishes them. */
export type RouteRules = Record<string, { redirect: Redirect }>;

/** Stands for the site's origin, to read paths. */
const ANY_ORIGIN = "http://site.invalid";

/** Tells whether something that was fetched is a list of rules. */
export function isRouteRules(value: unknown): value is RouteRules {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value as Record<string, { redirect?: Partial<Redirect> } | null>).every((rule) => typeof rule?.redirect?.to === "string")
  );
}

/**
 * Where the rules send an address in the end: the target in the address's own language, with the address's query unless the target
 * has one. Paths are meant in any case of letters, with or without escapes and a slash at their end, as for pages.
 * @returns null when no rule matches, or the rules go round in a circle
 */
export function redirectOf(rules: RouteRules, url: URL): Redirect | null {
  let match: Redirect | null = null;
  let from = url;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const next = ruleFor(rules, from);
    if (!next) return match;
    match = next;
    if (!next.to.startsWith("/")) return match;
    from = new URL(next.to, ANY_ORIGIN);
  }
  return null;
}

function ruleFor(rules: RouteRules, { pathname, search }: URL): Redirect | null {
  const redirect = byPlainPath(rules).get(plainPath(singleSlashes(pathname)));
  if (!redirect) return null;
  const to = localPath(redirect.to, languageOf(pathname));
  return { ...redirect, to: to.includes("?") ? to : to.replace(/(?=#|$)/, () => search) };
}

const byPlainPath = memoizeWeak(
  (rules: RouteRules) => new Map(Object.entries(rules).map(([from, { redirect }]) => [plainPath(from), redirect])),
);
