/** Whether a text is a path on this site. Excludes two slashes and backslashes, which some browsers treat as another host. */
export function isSitePath(path: string): boolean {
  return /^(?!.*\\)(?![^?#]*\/\/)\/[^\s]*$/.test(path);
}

/** The allowed protocols of complete addresses; others may run or smuggle code. */
const LINKED = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** Whether a link may have this address: a path on this site, an anchor, or a complete web, mail or phone address. */
export function isLinkAddress(text: string): boolean {
  const address = text.trim();
  if (!/^\S+$/.test(address)) return false;
  return address.startsWith("#") || isSitePath(address) || (LINKED.test(address) && URL.canParse(address));
}
