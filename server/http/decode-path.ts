import { withoutSlashAtEnd } from "#shared/lib/address.ts";

/**
 * A path as the router reads it: decoded, in lower case, without a trailing slash and `.data`. Rules about an address hold for every
 * spelling of it.
 */
export function decodePath(pathname: string): string {
  return withoutSlashAtEnd(decodeSafely(pathname).toLowerCase()).replace(/\.data$/, "");
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
