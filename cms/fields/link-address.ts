/** Whether the text is a path on this site. Two slashes, or a backslash, would lead to another host in some part of a browser. */
export function isSitePath(path: string): boolean {
  return /^(?!.*\\)(?![^?#]*\/\/)\/[^\s]*$/.test(path);
}

/** Protocols of complete addresses that may be linked to: what runs or smuggles code has another one. */
const LINKED = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** Whether a text may be linked to: a path on this site, a place on the page, or a complete web, mail or phone address. */
export function isLinkAddress(text: string): boolean {
  const address = text.trim();
  if (!/^\S+$/.test(address)) return false;
  return address.startsWith("#") || isSitePath(address) || (LINKED.test(address) && URL.canParse(address));
}
