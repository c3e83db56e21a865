/** How the values of settings are read: parts of settings-schema.ts. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { KNOWN_LANGUAGES, readLanguages, type Language } from "#shared/languages.ts";
import { asciiAddress, cleanAddress, cleanLine, isAddress } from "#shared/lib/contact.ts";
import { readResolvers, type Resolver } from "./resolvers.ts";

/** A setting that cannot be used; `message` is one line fit for the terminal. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** The parts of a setting that are separated by commas. */
export function splitList(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** The entries of a list of recipients. A comma or semicolon within quotes or `<…>` parts none. */
export function listedRecipients(value: string): string[] {
  return (value.match(/(?:"[^"]*"|<[^<>]*>|[^,;，；])+/g) ?? []).map(cleanAddress).filter(Boolean);
}

/** What follows `@` in the address of a sender on this machine, which no mail can reach. */
const LOCAL_SENDER = /^[\w.+-]+@[\w-]+$/;

/**
 * The sender of mails as a header has it: `"途标（深圳）物联有限公司" <site@example.com>`. Without quotes, signs such as `:`, `;`, `,` or `(` would
 * mean something else there (RFC 5322).
 */
export function senderOr(setting: string, context: z.RefinementCtx): string {
  const [, name = "", bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(setting.trim()) ?? [];
  const address = cleanAddress(bracketed ?? setting);
  if ((bracketed === undefined && /[\s<>]/.test(setting.trim())) || !(isAddress(address) || LOCAL_SENDER.test(address))) {
    context.addIssue({
      code: "custom",
      message: "must be an e-mail address, or a name and the address, such as Waymark <site@example.com>",
    });
    return z.NEVER;
  }
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(name.trim()) ?? [];
  const plain = cleanLine(quoted?.replace(/\\(.)/g, "$1") ?? name);
  return plain ? `"${plain.replace(/["\\]/g, "\\$&")}" <${asciiAddress(address)}>` : asciiAddress(address);
}

/** Whether `server/http/client-address.ts` can read an entry. Its parser reads octal and shortened forms too, which nobody means. */
export function isAddressOrNetwork(entry: string): boolean {
  const [address = "", ...bits] = entry.split("/");
  return isIP(address) !== 0 && (bits.length === 0 ? ipaddr.isValid(entry) : ipaddr.isValidCIDR(entry));
}

/** Whether an address names a site and nothing within it: links are made of it and of the path of a page. */
export function isSite(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === "/" && !search && !hash && !username && !password;
}

/** The resolvers of a setting; a wrong entry is a wrong setting. */
export function resolversOr(setting: string, context: z.RefinementCtx): Resolver[] {
  try {
    return readResolvers(setting);
  } catch {
    context.addIssue({ code: "custom", message: "must be addresses of name servers, such as Office=192.0.2.1:53, separated by commas" });
    return z.NEVER;
  }
}

/** Whether a fault of the site's safety can be told there: a mail address or a page, written out as one address. */
export function isContact(entry: string): boolean {
  const mail = /^mailto:(.+)$/.exec(entry)?.[1];
  return mail === undefined
    ? z.url({ protocol: /^https$/ }).safeParse(entry).success && !/\s/.test(entry)
    : z.email().safeParse(mail).success;
}

/** The languages of a setting; a wrong entry is a wrong setting. */
export function languagesOr(setting: string, context: z.RefinementCtx): readonly Language[] {
  const languages = readLanguages(setting);
  if (languages) return languages;
  context.addIssue({
    code: "custom",
    message: `must be different codes of languages, such as en,de, of these: ${KNOWN_LANGUAGES.join(", ")}`,
  });
  return z.NEVER;
}

/** Whether an address is one of Baidu's for pushing links, as its webmaster tools show it. */
export function isBaiduPush(address: string): boolean {
  const { searchParams } = new URL(address);
  return Boolean(searchParams.get("site") && searchParams.get("token"));
}

/** Whether Node knows a time zone by this name. */
export function isZone(name: string): boolean {
  try {
    // Offsets such as +08:00 are known too, and tell nothing of summer time.
    return /^[A-Z]/i.test(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

/** Whether there is a country of this code. Regions such as EU, and codes that nobody has, are named by their code alone. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== code && !["EU", "EZ", "UN", "XA", "XB", "ZZ"].includes(code);
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });
