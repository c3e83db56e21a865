import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { UNKNOWN_CLIENT } from "#cms/lib/log/request-context.ts";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** The bits of an IPv6 address that name a network; providers give each client one of that size or larger. */
const IPV6_CLIENT = 64;
/** Characters of the longest address: IPv4 in IPv6, with its zone. */
const MAX_ADDRESS = 64;
/** Proxies in a row whose entries are looked at. */
const MAX_HOPS = 20;

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

/** Headers that proxies add, and who asks for himself does not. */
export const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"] as const;

/**
 * The address of the client behind a connection: its other end or, if that is a trusted proxy, the last address of `X-Forwarded-For` that is
 * no trusted proxy's. Other headers that tell of clients are not looked at: a proxy that does not know them passes on what strangers write.
 * @param peer the other end of the connection
 * @returns null when it cannot be told: a trusted proxy names no client, or this machine, on which programs speak for others, asks with
 *   headers that proxies add
 */
export function clientAddress(peer: string, headers: IncomingMessage["headers"], isTrusted: (address: string) => boolean): string | null {
  const own = normal(peer);
  if (!own) return null;
  if (!isTrusted(own)) return isOwnMachine(own) && PROXY_HEADERS.some((name) => headers[name] !== undefined) ? null : own;
  const client = firstStranger(listed(headers["x-forwarded-for"]), isTrusted);
  return client && !isOwnMachine(client) ? client : null;
}

/** What limits are counted by: an IPv4 address, or the network of an IPv6 address. All who cannot be told apart count as one. */
export function clientKey(address: string | null): string {
  if (address === null) return UNKNOWN_CLIENT;
  const parsed = parse(address);
  if (parsed?.kind() !== "ipv6") return address;
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, IPV6_CLIENT / 16).map((part) => part.toString(16));
  return `${parts.join(":")}::/${IPV6_CLIENT}`;
}

/**
 * Walks from the nearest hop outwards to the first that is no trusted proxy, or the last of all. An entry that is no address ends the way at
 * the hop before.
 */
function firstStranger(hops: string[], isTrusted: (address: string) => boolean): string | null {
  let nearest: string | null = null;
  for (const hop of hops.slice(-MAX_HOPS).toReversed()) {
    const address = normal(hop);
    if (!address) return nearest;
    nearest = address;
    if (!isTrusted(address)) return nearest;
  }
  return nearest;
}

function listed(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(",") : header;
  return text?.split(",").map((entry) => entry.trim()) ?? [];
}

/** Whether an address is this machine's own, or counted as that. */
function isOwnMachine(address: string): boolean {
  return parse(address)?.range() === "loopback" || clientKey(address) === clientKey("::1");
}

/** An address without brackets and port, IPv4 within IPv6 as IPv4; null for anything else. */
function normal(text: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return parse(bracketed ?? withoutPort ?? text)?.toString() ?? null;
}

function parse(text: string): Address | null {
  // The parser also reads octal and shortened forms, in which nobody honest writes.
  const isPlain = text.length <= MAX_ADDRESS && /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f.]*:[\da-f:.]*(?:%\w+)?)$/i.test(text);
  return isPlain && ipaddr.isValid(text) ? ipaddr.process(text) : null;
}
