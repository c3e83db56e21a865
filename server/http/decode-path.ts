import { withoutSlashAtEnd } from "#shared/lib/address.ts";

/**
 * A path as the router reads it, which takes any case, escapes, a slash at the end, and the address of a page's data for the page: what
 * is said of an address is to hold in each spelling.
 */
export function decodePath(pathname: string): string {
  return withoutSlashAtEnd(decoded(pathname).toLowerCase()).replace(/\.data$/, "");
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
