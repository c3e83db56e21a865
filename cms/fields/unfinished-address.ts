/** A scheme alone, as `https://`, which is what a link begins with. */
const SCHEME_ALONE = /^[a-z][a-z\d+.-]*:\/*$/i;
const OF_THE_WEB = /^https?:/i;

/** Whether an address was begun and not written: it names no host, or nothing behind its scheme. */
export function isUnfinished(address: string): boolean {
  const trimmed = address.trim();
  return SCHEME_ALONE.test(trimmed) || (OF_THE_WEB.test(trimmed) && (!/^https?:\/\/[^/?#]/i.test(trimmed) || !URL.canParse(trimmed)));
}
