import { lookup } from "node:dns/promises";
import { connect, isIPv6 } from "node:net";
import { connect as connectTls, type PeerCertificate } from "node:tls";
import { isInternal } from "./addresses.ts";
import { inTurn } from "./look-up-queue.ts";
import { askAll } from "./ask-servers.ts";
import type { Resolver } from "../config/resolvers.ts";

/** Milliseconds that a server has to accept a connection. */
const TIME_LIMIT = 4000;
/** Addresses tried of each family. */
const MAX_ADDRESSES = 4;
const WEB_PORTS = [80, 443];
const TLS_PORT = 443;

export interface Connection {
  address: string;
  family: 4 | 6;
  port: number;
  /** `internal`: not tried, because the address is not of the public internet. */
  outcome: "open" | "refused" | "timeout" | "unreachable" | "internal";
  milliseconds: number;
}

export interface Certificate {
  subject: string;
  issuer: string;
  names: string[];
  /** ISO dates. */
  validFrom: string;
  validTo: string;
  /** Why browsers refuse it; null when they do not. */
  fault: string | null;
}

export interface Reachability {
  connections: Connection[];
  certificate: Certificate | null;
}

/** The site itself, which may be looked at wherever it is. */
export interface OwnSite {
  host: string;
  port: number;
  secure: boolean;
}

/** Connects to every address of a host over IPv4 and IPv6, and reads its certificate. */
export async function reach(host: string, site: OwnSite, resolvers: Resolver[], signal: AbortSignal): Promise<Reachability> {
  const own = host === site.host;
  const addresses = await addressesOf(host, own, resolvers, signal);
  const ports = own ? [site.port] : WEB_PORTS;
  const targets = addresses.flatMap((address) => ports.map((port) => ({ address, port })));
  const connections = await Promise.all(
    targets.map(({ address, port }) =>
      isInternal(address) && !own ? Promise.resolve(notTried(address, port)) : inTurn(() => tryConnection(address, port, signal), signal),
    ),
  );
  const securePort = own ? (site.secure ? site.port : undefined) : TLS_PORT;
  const open = connections.find(({ outcome, port }) => outcome === "open" && port === securePort);
  return { connections, certificate: open ? await inTurn(() => certificateOf(host, open.address, open.port, signal), signal) : null };
}

async function addressesOf(host: string, own: boolean, resolvers: Resolver[], signal: AbortSignal): Promise<string[]> {
  const answers = [await askAll(host, "A", resolvers, signal), await askAll(host, "AAAA", resolvers, signal)];
  const addresses = answers.flatMap((ofFamily) =>
    [...new Set(ofFamily.flatMap(({ records }) => records.map(({ value }) => value)))].slice(0, MAX_ADDRESSES),
  );
  if (addresses.length > 0 || !own) return addresses;
  // The site may be known to this machine alone.
  const local = await lookup(host, { all: true }).catch(() => []);
  return local.map(({ address }) => address);
}

const notTried = (address: string, port: number): Connection => ({
  address,
  family: isIPv6(address) ? 6 : 4,
  port,
  outcome: "internal",
  milliseconds: 0,
});

function tryConnection(address: string, port: number, signal: AbortSignal): Promise<Connection> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: TIME_LIMIT });
    const end = (outcome: Connection["outcome"]) => {
      signal.removeEventListener("abort", leave);
      socket.destroy();
      resolve({ ...notTried(address, port), outcome, milliseconds: Math.round(performance.now() - started) });
    };
    const leave = () => end("timeout");
    signal.addEventListener("abort", leave, { once: true });
    socket.on("connect", () => end("open"));
    socket.on("timeout", leave);
    socket.on("error", (error: NodeJS.ErrnoException) => end(error.code === "ECONNREFUSED" ? "refused" : "unreachable"));
  });
}

function certificateOf(host: string, address: string, port: number, signal: AbortSignal): Promise<Certificate | null> {
  return new Promise((resolve) => {
    // The check looks for faulty certificates, and sends nothing over this connection.
    const socket = connectTls({ host: address, port, servername: host, rejectUnauthorized: false, timeout: TIME_LIMIT });
    const end = (certificate: Certificate | null) => {
      signal.removeEventListener("abort", leave);
      socket.destroy();
      resolve(certificate);
    };
    const leave = () => end(null);
    signal.addEventListener("abort", leave, { once: true });
    socket.on("secureConnect", () => end(readCertificate(socket.getPeerCertificate(), socket.authorizationError)));
    socket.on("timeout", leave);
    socket.on("error", leave);
  });
}

function readCertificate(certificate: PeerCertificate, fault: Error | string | undefined | null): Certificate | null {
  if (!certificate.valid_to) return null;
  return {
    subject: first(certificate.subject.CN),
    issuer: first(certificate.issuer.O) || first(certificate.issuer.CN),
    names: (certificate.subjectaltname ?? "").split(", ").map((name) => name.replace(/^\w+( \w+)?:/, "")),
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: new Date(certificate.valid_to).toISOString(),
    fault: fault ? (typeof fault === "string" ? fault : ((fault as NodeJS.ErrnoException).code ?? fault.message)) : null,
  };
}

/** A name may have several values. */
function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
