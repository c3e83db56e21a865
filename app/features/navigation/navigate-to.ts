import type { NavigateFunction } from "react-router";
import { checkAddress } from "#app/lib/address.ts";

/**
 * Sends the visitor somewhere by script: inside the site through the router, elsewhere by loading the page.
 * @param external the address may be one of another site
 * @throws RefusedAddress when the address is not safe, or external without the flag
 */
export function navigateTo(navigate: NavigateFunction, address: string, { external = false } = {}): void {
  const url = checkAddress(address, window.location.origin, { external });
  if (url.origin === window.location.origin) void navigate(url.pathname + url.search + url.hash);
  else window.location.assign(url);
}
