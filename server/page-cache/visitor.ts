import { LANGUAGE_KEY, languageOf } from "#shared/languages.ts";
import { HEAD_TYPE } from "#app/lib/http/accept.ts";

/** The cookie of a visitor who has chosen English; pages without a prefix then lead to their English counterparts. */
const CHOSE_ENGLISH = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=en(?:;|$)`);

/**
 * Whether a visitor's request may be answered otherwise than everybody else's: somebody who has chosen English asks for a Chinese page, or
 * the server itself asks for a page's head.
 */
export function isPersonal(path: string, { accept, cookie }: { accept?: string | undefined; cookie?: string | undefined }): boolean {
  if (accept === HEAD_TYPE) return true;
  return cookie !== undefined && CHOSE_ENGLISH.test(cookie) && languageOf(path) === "zh";
}
