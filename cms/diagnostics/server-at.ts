import type { Resolver } from "../config/resolvers.ts";

/** The port of name servers. */
const DNS_PORT = 53;

/** A name server at the usual port, or, when it is one of the operator's resolvers, at that one's port. */
export function serverAt(address: string, name: string, resolvers: Resolver[]): Resolver {
  return { name, address, port: resolvers.find((resolver) => resolver.address === address)?.port ?? DNS_PORT };
}
