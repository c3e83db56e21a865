/** What people type: cleaned of what pasting brings along, and judged. The site's forms, the desk and the settings share these rules. */

import { parseUrl } from "./parse-url.ts";

/** Signs that show nothing: spaces, controls, formats and fillers such as U+3164, U+2800 and the object replacement of a paste. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800\uFFFC]/gu;
/** Controls and line ends: a line has none. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** What pasting leaves within words: soft hyphens, zero-width spaces, marks of direction, byte order marks. */
const PASTED = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFFC]+/gu;
/** Joiners beside a Latin letter or at an end; between letters of other scripts they are part of the word. */
const STRAY_JOINERS = /(?<=^|[\u0020-\u024F])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\u0020-\u024F])/gu;

/** Characters of the longest address (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const MAX_ADDRESS = 254;
/** Characters of a line that are looked at: an address with a name before it and a subject behind it has fewer. */
const MAX_LINE_LENGTH = 1000;

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** One line without what pasting brings along; empty when it shows nothing. */
export function cleanLine(text: string): string {
  return isBlank(text) ? "" : text.replace(CONTROLS, " ").replace(PASTED, "").trim();
}

/** A line of plain letters and signs: `＠`, `．`, `。`, `０` of a Chinese keyboard are `@`, `.`, `0`. A text far too long is cut, but stays too long. */
export function plainLine(text: string): string {
  return cleanLine(text.slice(0, MAX_LINE_LENGTH))
    .normalize("NFKC")
    .replace(STRAY_JOINERS, "")
    .replaceAll("。", ".")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The part before the `@`: all that RFC 5322 allows without quotes, letters and signs of any script (RFC 6532), and doubled or trailing
 * dots, which Japanese carriers gave out.
 */
const LOCAL_PART = /^(?!\.)(?:[\w!#$%&'*+/=?^`{|}~.-]|[^\p{ASCII}\p{Z}\p{C}\p{Pi}\p{Pf}\p{Ps}\p{Pe}])+$/u;
/** A name of a host in its ASCII form (RFC 1123), with a name above it that is no number. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
/** Characters that a domain may have before its conversion to ASCII; `new URL` reads others as parts of an address. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}·・.-]|\u200C|\u200D)+$/u;

/**
 * An e-mail address as it was meant: without invisible signs, `mailto:` or another label before a colon, a name before `<…>`, quotes
 * around it, and commas, dots or the like at its end. Another text stays recognizable.
 */
export function cleanAddress(text: string): string {
  const line = plainLine(text);
  const [, bracketed] = /<([^<>]*@[^<>]*)>[^@]*$/.exec(line) ?? [];
  const [, mailto] = /^mailto:([^?]*)/i.exec(bracketed ?? line) ?? [];
  const bare = (mailto === undefined ? (bracketed ?? line) : unescapeText(mailto)).replace(/^[^@]*:/, "");
  return bare
    .replace(/^[\s<>("'“‘«「[,;]+(?=[^@]*@)/u, (opening) => (opening.trim() === "'" && !bare.trimEnd().endsWith("'") ? opening.trim() : ""))
    .replace(/^([^@"]+)"@/, "$1@")
    .replace(/\s*\([^()]*\)$/, "")
    .replace(/@([^@?/\\#]*)[?/\\#][^@]*$/, "@$1")
    .replace(/(?<=@.*)[^\p{L}\p{M}\p{N}]+$/u, "");
}

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether mail can be delivered to an address, as far as its spelling tells. */
export function isAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS && deliverable(address) !== null;
}

/**
 * An address as mail programs are given it: its domain in small letters and ASCII (`info@xn--mnchen-3ya.de`), the part before the `@` as it
 * is. Another text stays as it is.
 */
export function asciiAddress(address: string): string {
  return deliverable(address) ?? address;
}

/** The address of an account in the form that is stored and compared: cleaned, in small letters, the domain in ASCII. */
export function accountAddress(text: string): string {
  return asciiAddress(cleanAddress(text)).toLowerCase();
}

/** Whether two addresses name one mailbox: in any case, the domain in either spelling. */
export function isSameAddress(one: string, other: string): boolean {
  return accountAddress(one) === accountAddress(other);
}

/** Whether the part before the `@` is ASCII: mail of every server can carry it then, in headers as well. */
export function isAsciiAddress(address: string): boolean {
  return /^\p{ASCII}*$/u.test(asciiAddress(address));
}

/** The `mailto:` address of an e-mail address (RFC 6068). */
export function mailtoAddress(address: string): string {
  return `mailto:${encodeURIComponent(asciiAddress(address)).replace("%40", "@")}`;
}

function deliverable(address: string): string | null {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return null;
  const host = parseUrl(`http://${domain}`)?.hostname ?? "";
  return HOST.test(host) ? `${local}@${host}` : null;
}

/** Characters of an address, but for the one between its parts: the text around it has others, or ends a sentence. */
const ADDRESS_SIGNS = new Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._+-");

/** A text in its parts: every second one is an e-mail address that stands in it. Addresses in plain letters alone are looked for. */
export function splitAtAddresses(text: string): string[] {
  const parts: string[] = [];
  let done = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let [begin, end] = [at, at + 1];
    while (begin > done && at - begin < MAX_ADDRESS && ADDRESS_SIGNS.has(text[begin - 1] ?? "")) begin--;
    while (end - at < MAX_ADDRESS && ADDRESS_SIGNS.has(text[end] ?? "")) end++;
    while (text[end - 1] === "." || text[end - 1] === "-") end--;
    const address = text.slice(begin, end);
    if (!isAddress(address) || !address.slice(at - begin).includes(".")) continue;
    parts.push(text.slice(done, begin), address);
    done = end;
  }
  return [...parts, text.slice(done)];
}
