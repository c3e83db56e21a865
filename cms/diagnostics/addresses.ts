import ipaddr from "ipaddr.js";

/** Tells whether an address is not of the public internet: private, loopback, link-local, reserved, multicast and so on. */
export function isInternal(address: string): boolean {
  // What only wraps an IPv4 address is judged by that.
  return !ipaddr.isValid(address) || ipaddr.process(address).range() !== "unicast";
}
