import { parseUrl } from "./parse-url.ts";

/** What a visitor may be sent to; everything that runs or smuggles code has another protocol, and so has everything unknown. */
const PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);
/** How an address on this site begins; anything else must be a complete address. */
const ON_SITE = /^[/\\?#]/;
/** A path on this site, with or without query and target, that browsers read as it stands: most links, which need no parser. */
const PLAIN = /^\/(?:[\w-]+(?:[./][\w-]+)*\/?)?(?:\?[\w=&.,-]*)?(?:#[\w-]*)?$/;
/** What browsers read otherwise than it stands in a path. */
const UNLIKE = /[\t\n\r\\]|\/\//;
/** Stands for the site's origin where only the difference between the site and others counts. */
const ANY_ORIGIN = "http://site.invalid";

/** An address that may not be navigated to. */
export class RefusedAddress extends Error {
  override name = "RefusedAddress";
}

/**
 * Checks an address before the visitor is sent there. It is read by the parser that browsers use and judged by what comes out, so
 * that no spelling needs to be known here: what is neither on this site nor complete is refused.
 * @param origin of the site, such as `https://www.example.com`
 * @param external allow addresses of other sites
 * @returns the address, complete
 * @throws RefusedAddress for javascript, data, blob and vbscript addresses however spelled, for addresses of other sites without the
 *   flag, and for anything that is no web, mail or phone address
 */
export function checkAddress(address: string, origin: string, { external = false } = {}): URL {
  const url = parse(address.trim(), origin);
  if (!url || !PROTOCOLS.has(url.protocol)) throw new RefusedAddress(`Refused: ${address.slice(0, 80)}`);
  if (url.origin !== origin && !external) throw new RefusedAddress("Refused: another site, and the address is not marked as external");
  return url;
}

function parse(address: string, origin: string): URL | null {
  return parseUrl(address, ON_SITE.test(address) ? origin : undefined);
}

/** An address as a link of the site carries it. */
export interface LinkAddress {
  /** A path on this site without language prefix, `#target` on the page, or a complete address. */
  href: string;
  /** Whether it is on this site; others are complete web, mail or phone addresses. */
  onSite: boolean;
}

/**
 * Reads the address of a link, as an editor has typed it or the code has made it. Paths come back as browsers read them, without
 * doubled slashes, so that none can lead to another host.
 * @returns null for an address that may not be linked
 */
export function linkAddress(address: string): LinkAddress | null {
  const typed = address.trim();
  if (typed.startsWith("#") || PLAIN.test(typed)) return { href: typed, onSite: true };
  const url = parse(typed, ANY_ORIGIN);
  if (!url || !PROTOCOLS.has(url.protocol)) return null;
  if (url.origin !== ANY_ORIGIN) return ON_SITE.test(typed) ? null : { href: url.href, onSite: false };
  return { href: singleSlashes(url.pathname) + url.search + url.hash, onSite: true };
}

/** A path without slashes at its end. Of a slash that is not at the end an expression for those would try each in turn. */
export function withoutSlashAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * A path with one slash where there are several: with two at its front it would be the address of another host. Browsers read a
 * backslash as a slash and leave out tabs and line ends.
 */
export function singleSlashes(pathname: string): string {
  // Mostly there is nothing to do, and a page asks for each of its links.
  return UNLIKE.test(pathname) ? pathname.replaceAll(/[\t\n\r]/g, "").replaceAll(/[/\\]+/g, "/") : pathname;
}
