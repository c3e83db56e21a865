import { getServers } from "node:dns";
import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { inTurn } from "./look-up-queue.ts";
import { lookUp, type Outcome } from "./look-up.ts";
import { readResolvers, type Resolver } from "../config/resolvers.ts";

/** Where Unix systems keep what their resolver goes by. */
const RESOLVER_FILE = "/etc/resolv.conf";
const HOSTS_FILE = "/etc/hosts";
/** Lines of the hosts file shown. */
const MAX_LINES = 100;

export interface HostsEntry {
  address: string;
  names: string[];
}

export interface Measured {
  /** The source of an answer: the machine's own way (hosts file, cache, resolver), or one name server. */
  way: "system" | "nearest" | "chosen";
  server: string;
  /** One per look-up, in order. */
  tries: { outcome: Outcome; milliseconds: number }[];
  addresses: string[];
}

export interface LocalResolver {
  servers: string[];
  searchDomains: string[];
  options: string[];
  hosts: HostsEntry[];
  measured: Measured[];
}

/**
 * How this machine resolves names: its resolver, its hosts file, and how fast a name is found `count` times, beside a chosen
 * resolver.
 */
export async function testLocalResolver(host: string, count: number, chosen: Resolver, signal: AbortSignal): Promise<LocalResolver> {
  const servers = getServers();
  const nearest = servers[0] ? readResolvers(servers[0])[0] : undefined;
  const [resolverFile, hostsFile] = await Promise.all([readOr(RESOLVER_FILE), readOr(HOSTS_FILE)]);
  const measured = [
    await measure("system", "", count, signal, () => bySystem(host)),
    ...(nearest ? [await measure("nearest", nearest.address, count, signal, () => byServer(host, nearest, signal))] : []),
    await measure("chosen", chosen.name, count, signal, () => byServer(host, chosen, signal)),
  ];
  return {
    servers,
    searchDomains: wordsAfter("search", resolverFile),
    options: wordsAfter("options", resolverFile),
    hosts: readHosts(hostsFile),
    measured,
  };
}

interface ResolvedAddress {
  outcome: Outcome;
  milliseconds: number;
  addresses: string[];
}

/** One look-up after the other: side by side they would slow each other down. */
async function measure(
  way: Measured["way"],
  server: string,
  count: number,
  signal: AbortSignal,
  look: () => Promise<ResolvedAddress>,
): Promise<Measured> {
  const addresses: ResolvedAddress[] = [];
  while (addresses.length < count) addresses.push(await inTurn(look, signal));
  return {
    way,
    server,
    tries: addresses.map(({ outcome, milliseconds }) => ({ outcome, milliseconds })),
    addresses: [...new Set(addresses.flatMap(({ addresses }) => addresses))].sort(),
  };
}

async function byServer(host: string, server: Resolver, signal: AbortSignal): Promise<ResolvedAddress> {
  const { outcome, milliseconds, records } = await lookUp(host, "A", server, signal);
  return { outcome, milliseconds, addresses: records.map(({ value }) => value) };
}

async function bySystem(host: string): Promise<ResolvedAddress> {
  const started = performance.now();
  const { outcome, addresses } = await lookup(host, { all: true, family: 4 }).then(
    (entries) => ({ outcome: "answer" as const, addresses: entries.map(({ address }) => address) }),
    (error: NodeJS.ErrnoException) => ({ outcome: error.code === "ENOTFOUND" ? ("no-name" as const) : ("failed" as const), addresses: [] }),
  );
  return { outcome, addresses, milliseconds: Math.round((performance.now() - started) * 10) / 10 };
}

/** The file, or nothing where there is none, as on Windows. */
function readOr(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

/** The words of the last line that starts with a keyword, which is the one that counts (resolv.conf(5)). */
export function wordsAfter(keyword: string, file: string): string[] {
  const lines = file.split("\n").map((line) => line.trim().split(/\s+/));
  return lines.findLast(([first]) => first === keyword)?.slice(1) ?? [];
}

/** The entries of a hosts file, without its remarks. */
export function readHosts(file: string): HostsEntry[] {
  return file
    .split("\n")
    .map((line) => (line.split("#")[0] ?? "").trim().split(/\s+/))
    .flatMap(([address, ...names]) => (address && isIP(address.split("%")[0] ?? "") && names.length > 0 ? [{ address, names }] : []))
    .slice(0, MAX_LINES);
}
