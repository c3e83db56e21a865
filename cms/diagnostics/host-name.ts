import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/** Longest host name and label in ASCII, of RFC 1035, section 2.3.4. */
const MAX_NAME_LENGTH = 253;
/** A label: letters, digits and hyphens inside; an underscore may lead, as in `_dmarc` and in the tokens of search engines. */
const LABEL = /^_?[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, RFC 9476, and ICANN's `internal`). */
const INTERNAL_NAMES = [
  "localhost",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "home.arpa",
  "in-addr.arpa",
  "ip6.arpa",
  "onion",
  "alt",
];

export type HostNameFault = "empty" | "address" | "form" | "single" | "internal";

/** A host name that must not be asked about; `fault` says why. */
export class HostNameError extends Error {
  override name = "HostNameError";
  readonly fault: HostNameFault;

  constructor(fault: HostNameFault) {
    super(`Not a public host name: ${fault}`);
    this.fault = fault;
  }
}

/**
 * The host name as DNS spells it: in lower case, in ASCII, without the dot at its end.
 * @param input the typed text
 * @param own the site's own host, which may be anything, `localhost` included
 * @throws HostNameError when it is an address, an internal or a malformed name
 */
export function hostName(input: string, own: string): string {
  const typed = input.trim().toLowerCase().replace(/\.$/, "");
  if (typed === own) return own;
  if (typed === "") throw new HostNameError("empty");
  if (isIP(typed) || isIP(typed.replace(/^\[|\]$/g, ""))) throw new HostNameError("address");
  // Underscores lead labels of records, which the rules for web addresses refuse: only other scripts are converted.
  const ascii = /^[\x21-\x7e]*$/.test(typed) ? typed : domainToASCII(typed);
  const labels = ascii.split(".");
  if (ascii === "" || ascii.length > MAX_NAME_LENGTH || !labels.every((label) => LABEL.test(label))) throw new HostNameError("form");
  if (INTERNAL_NAMES.some((name) => ascii === name || ascii.endsWith(`.${name}`))) throw new HostNameError("internal");
  if (labels.length < 2) throw new HostNameError("single");
  // What ends in digits is read as an address by many programs (URL Standard, "ends in a number").
  if (/^\d+$/.test(labels.at(-1) ?? "")) throw new HostNameError("address");
  return ascii;
}
