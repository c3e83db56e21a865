import { sitePath } from "./languages.ts";
import { withoutSlashAtEnd } from "./lib/address.ts";

/** One or more escaped characters, the form of non-ASCII ones in addresses. */
const ESCAPES = /(?:%[\da-f]{2})+/gi;
/** What means something else in a path, or cannot be typed into one, once it is no longer escaped. */
const KEPT = /[\s\p{Cc}%/?#\\]/gu;

/**
 * A path as the site's pages are found: whatever its language, in small letters, with readable characters in place of their escapes,
 * without a slash at its end. The function is idempotent.
 */
export function plainPath(path: string): string {
  return sitePath(withoutSlashAtEnd(readablePath(path.trim()).toLowerCase()));
}

/** A path with readable characters in place of their escapes; those that stand for no character, or part the path, stay. */
export function readablePath(path: string): string {
  return path.replace(ESCAPES, readable);
}

function readable(escapes: string): string {
  try {
    return decodeURIComponent(escapes).replace(KEPT, encodeURIComponent);
  } catch {
    return escapes;
  }
}
