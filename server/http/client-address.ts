import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { UNKNOWN_CLIENT } from "#cms/lib/log/request-context.ts";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** The bits of an IPv6 address that name a network; providers give each client one of that size or larger. */
const IPV6_CLIENT = 64;
/** Characters of the longest address: IPv4 in IPv6, with its zone. */
const MAX_ADDRESS = 64;
/** Entries of `X-Forwarded-For` that are read, from the nearest. */
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

/** Headers that proxies add and clients do not. */
export const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"] as const;

/**
 * The address of the client behind a connection: its other end or, if that is a trusted proxy, the last address of `X-Forwarded-For` that is
 * no trusted proxy's. Ignores other headers that name clients, because a proxy that does not know them forwards forged ones.
 * @param peer the other end of the connection
 * @returns null when it is unknown: a trusted proxy names no client, or a program on this machine sends headers that proxies add
 */
export function clientAddress(peer: string, headers: IncomingMessage["headers"], isTrusted: (address: string) => boolean): string | null {
  const peerAddress = normalize(peer);
  if (!peerAddress) return null;
  if (!isTrusted(peerAddress))
    return isOwnMachine(peerAddress) && PROXY_HEADERS.some((name) => headers[name] !== undefined) ? null : peerAddress;
  const client = firstStranger(splitHops(headers["x-forwarded-for"]), isTrusted);
  return client && !isOwnMachine(client) ? client : null;
}

/** The key of a client for rate limits: an IPv4 address, or the network of an IPv6 address. All unknown clients share one. */
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
    const address = normalize(hop);
    if (!address) return nearest;
    nearest = address;
    if (!isTrusted(address)) return nearest;
  }
  return nearest;
}

function splitHops(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(",") : header;
  return text?.split(",").map((entry) => entry.trim()) ?? [];
}

/** Whether an address is this machine's own, or shares its key. */
function isOwnMachine(address: string): boolean {
  return parse(address)?.range() === "loopback" || clientKey(address) === clientKey("::1");
}

/** An address without brackets and port, IPv4 within IPv6 as IPv4; null for anything else. */
function normalize(text: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return parse(bracketed ?? withoutPort ?? text)?.toString() ?? null;
}

function parse(text: string): Address | null {
  // The parser also reads octal and shortened forms, which only attackers send.
  const isPlain = text.length <= MAX_ADDRESS && /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f.]*:[\da-f:.]*(?:%\w+)?)$/i.test(text);
  return isPlain && ipaddr.isValid(text) ? ipaddr.process(text) : null;
}
