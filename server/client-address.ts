import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** The bits of an IPv6 address that name a network; providers give each client one of that size or larger. */
const IPV6_CLIENT = 64;
/** Proxies in a row whose entries are looked at. */
const MOST_HOPS = 20;

/**
 * Whether addresses belong to trusted proxies.
 * @param trusted addresses and networks in CIDR form, checked by the settings
 */
export function trustedProxies(trusted: readonly string[]): (address: string) => boolean {
  const networks = trusted.map((entry): Network => {
    if (entry.includes("/")) return ipaddr.parseCIDR(entry);
    const address = ipaddr.parse(entry);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  });
  return (text) => {
    const address = parse(text);
    return address !== null && networks.some(([network, bits]) => address.kind() === network.kind() && address.match([network, bits]));
  };
}

/**
 * The address of the client behind a connection. A trusted proxy may tell it, in `X-Forwarded-For`, `Forwarded` or `X-Real-IP`; of a
 * list of proxies the last address counts that is no trusted proxy's. Whoever writes into a header that its proxy does not know
 * contradicts the proxy: then the proxy's own address counts.
 * @param peer the other end of the connection
 */
export function clientAddress(peer: string, headers: IncomingMessage["headers"], isTrusted: (address: string) => boolean): string {
  const own = normal(peer) ?? "0.0.0.0";
  if (!isTrusted(own)) return own;
  const told = [
    listed(headers["x-forwarded-for"]),
    listed(headers["x-real-ip"]),
    listed(headers["forwarded"])?.map((element) => /(?:^|;)\s*for=(?:"([^"]*)"|([^\s;]*))/i.exec(element)?.slice(1).find(Boolean) ?? ""),
  ]
    .filter((hops) => hops !== undefined)
    .map((hops) => firstStranger(hops, own, isTrusted));
  return new Set(told).size === 1 ? (told[0] as string) : own;
}

/** What limits are counted by: an IPv4 address, or the network of an IPv6 address. */
export function clientKey(address: string): string {
  const parsed = parse(address);
  if (parsed?.kind() !== "ipv6") return address;
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, IPV6_CLIENT / 16).map((part) => part.toString(16));
  return `${parts.join(":")}::/${IPV6_CLIENT}`;
}

/** Walks from the nearest hop outwards; an entry that is no address ends the way at the hop before. */
function firstStranger(hops: string[], own: string, isTrusted: (address: string) => boolean): string {
  let nearest = own;
  for (const hop of hops.slice(-MOST_HOPS).toReversed()) {
    const address = normal(hop);
    if (!address) return nearest;
    nearest = address;
    if (!isTrusted(address)) return nearest;
  }
  return nearest;
}

function listed(header: string | string[] | undefined): string[] | undefined {
  const text = Array.isArray(header) ? header.join(",") : header;
  return text?.split(",").map((entry) => entry.trim());
}

/** An address without brackets and port, IPv4 within IPv6 as IPv4; null for anything else. */
function normal(text: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return parse(bracketed ?? withoutPort ?? text)?.toString() ?? null;
}

function parse(text: string): Address | null {
  // The parser also reads octal and shortened forms, in which nobody honest writes.
  const isPlain = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]*(?:%\w+)?)$/i.test(text);
  return isPlain && ipaddr.isValid(text) ? ipaddr.process(text) : null;
}
