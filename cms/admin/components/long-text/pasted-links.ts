import { isLinkAddress } from "../../../fields/link-address.ts";

/**
 * The address of a link as it may stand in a text: without the blanks of a phone number and the line ends that mail programs put in, with
 * `https://` where only that is missing.
 * @returns null for what leads nowhere from here: a place in the text that it was copied from, a file of that computer, a page beside it
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
 * What was copied elsewhere with the words alone of links that lead nowhere, such as the entries of a table of contents and the places that
 * they lead to, and others mended. Null if there is nothing to do.
 * @param html as the clipboard has it
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
