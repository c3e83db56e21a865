/** A scheme alone, as `https://`, which is what a link begins with. */
const SCHEME_ALONE = /^[a-z][a-z\d+.-]*:\/*$/i;
const OF_THE_WEB = /^https?:/i;

/** Whether an address was begun and not written: it names no host, or nothing behind its scheme. */
export function isUnfinished(address: string): boolean {
  const written = address.trim();
  return SCHEME_ALONE.test(written) || (OF_THE_WEB.test(written) && (!/^https?:\/\/[^/?#]/i.test(written) || !URL.canParse(written)));
}
