import { redirect, replace as replacing, type NavigateFunction } from "react-router";
import { checkAddress } from "#shared/lib/address.ts";

interface Target {
  /** Open the address as a document, outside the app; needed for addresses of other sites. */
  external?: boolean;
  /** Take the place of the current entry in the history. */
  replace?: boolean;
}

/** Stands for the site's origin on the server, where only paths count as the site's own. */
const ANY_ORIGIN = "http://site.invalid";

let navigateInApp: NavigateFunction | undefined;

/** Hands over the router's navigation; without it every address is opened as a document. */
export function provideNavigation(navigate: NavigateFunction): void {
  navigateInApp = navigate;
}

/**
 * Leads the visitor to an address by program; for events and effects in the browser.
 * @param to complete path, language prefix included, or an address of another site if `external` is set
 * @throws RefusedAddress for another site without the flag, and for addresses that run or smuggle code
 */
export function navigateTo(to: string, { external = false, replace = false }: Target = {}): void {
  const url = checkAddress(to, window.location.origin, { external });
  if (navigateInApp && !external) void navigateInApp(pathOf(url), { replace });
  else if (replace) window.location.replace(url);
  else window.location.assign(url);
}

/**
 * The same for loaders, actions and middleware, on the server and in the browser: a redirect to throw.
 * @param redirectCode HTTP status, 302 unless told otherwise
 * @throws RefusedAddress as `navigateTo` does
 */
export function redirectTo(
  to: string,
  { external = false, replace = false, redirectCode = 302 }: Target & { redirectCode?: 301 | 302 | 307 | 308 } = {},
): Response {
  const origin = typeof window === "undefined" ? ANY_ORIGIN : window.location.origin;
  const url = checkAddress(to, origin, { external });
  return (replace ? replacing : redirect)(url.origin === origin ? pathOf(url) : url.href, redirectCode);
}

function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
