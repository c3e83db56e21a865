import { isIP } from "node:net";

/** A name server that questions are put to. */
export interface Resolver {
  name: string;
  address: string;
  port: number;
}

const DNS_PORT = 53;

/** Public resolvers that most visitors use, in China and abroad. */
const PUBLIC: Resolver[] = [
  { name: "AliDNS", address: "223.5.5.5", port: DNS_PORT },
  { name: "DNSPod", address: "119.29.29.29", port: DNS_PORT },
  { name: "114DNS", address: "114.114.114.114", port: DNS_PORT },
  { name: "Cloudflare", address: "1.1.1.1", port: DNS_PORT },
  { name: "Google", address: "8.8.8.8", port: DNS_PORT },
  { name: "Quad9", address: "9.9.9.9", port: DNS_PORT },
];

/** `name=address:port`; name and port are optional, an IPv6 address with a port is in brackets. */
const ENTRY = /^(?:([^=]+)=)?(?:\[([^\]]+)\](?::(\d{1,5}))?|([^:]+)(?::(\d{1,5}))?|([0-9a-f:.]+))$/i;

/**
 * The resolvers of a setting such as `Office=192.0.2.1:5353, 8.8.8.8`; the public ones when it is empty.
 * @throws TypeError when an entry is no address
 */
export function readResolvers(setting: string): Resolver[] {
  const entries = setting
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.length === 0 ? PUBLIC : entries.map(readResolver);
}

function readResolver(entry: string): Resolver {
  const match = ENTRY.exec(entry);
  const address = match?.[2] ?? match?.[4] ?? match?.[6] ?? "";
  const port = Number(match?.[3] ?? match?.[5] ?? DNS_PORT);
  if (!isIP(address) || port < 1 || port > 65_535) throw new TypeError(`${entry} is no address of a name server`);
  return { name: match?.[1]?.trim() ?? address, address, port };
}
