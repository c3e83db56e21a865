/** Only a scheme, such as `https://`, with which the editor starts a link. */
const SCHEME_ALONE = /^[a-z][a-z\d+.-]*:\/*$/i;
const OF_THE_WEB = /^https?:/i;

/** Whether an address is incomplete: without a host, or without anything after its scheme. */
export function isUnfinished(address: string): boolean {
  const trimmed = address.trim();
  return SCHEME_ALONE.test(trimmed) || (OF_THE_WEB.test(trimmed) && (!/^https?:\/\/[^/?#]/i.test(trimmed) || !URL.canParse(trimmed)));
}
