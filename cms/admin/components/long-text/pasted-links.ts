import { isLinkAddress } from "../../../fields/link-address.ts";

/**
 * The cleaned address of a pasted link: without the spaces of phone numbers and the line breaks of mail programs, and with a missing
 * `https://`.
 * @returns null for a link without a target here: an anchor in the source text, a local file, or a relative address
 */
export function mendedAddress(address: string): string | null {
  const text = address.trim().replaceAll(/[\t\r\n]/g, "");
  if (text.startsWith("#")) return null;
  const [, head = "", tail = ""] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  const plain = /^(?:tel|mailto):/i.test(text) ? head.replaceAll(/\s|%20|\p{Cf}/gu, "") + tail : text;
  const complete = (/^www\.[^\s/]+\.[^\s/]/i.test(plain) ? "https://" : "") + plain;
  const mended = complete.replaceAll(/\s/g, "%20");
  return isLinkAddress(mended) ? mended : null;
}

/**
 * Pasted HTML with links mended, and without those that have no target here, such as entries of a table of contents and their anchors;
 * their words stay. Null if nothing changes.
 * @param html from the clipboard
 */
export function withProperLinks(html: string): string | null {
  if (!/<a[\s>]/i.test(html)) return null;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  let isChanged = false;
  for (const link of body.querySelectorAll("a")) {
    const address = link.getAttribute("href") ?? "";
    const mended = mendedAddress(address);
    if (mended === address) continue;
    isChanged = true;
    if (mended === null) link.replaceWith(...link.childNodes);
    else link.setAttribute("href", mended);
  }
  return isChanged ? body.innerHTML : null;
}
