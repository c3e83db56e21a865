import { isInternal } from "./addresses.ts";
import { inTurn } from "./look-up-queue.ts";
import { lookUp } from "./look-up.ts";
import type { RecordType } from "./record-types.ts";
import type { Resolver } from "../config/resolvers.ts";
import { serverAt } from "./server-at.ts";

/** Queried name servers of a zone; more than eight are rare, and no zone has more than 13. */
const MAX_NAME_SERVERS = 13;

export interface Zone {
  name: string;
  /** The usable ones. */
  nameServers: Resolver[];
  /** Names of those that have no address, or one that is not of the public internet. */
  unusable: string[];
}

/**
 * The zone that a name lies in, with its name servers; null when no resolver knows one.
 * @param resolvers asked one after the other, until one answers
 */
export async function zoneOf(host: string, resolvers: Resolver[], signal: AbortSignal): Promise<Zone | null> {
  for (const resolver of resolvers) {
    const ask = async (name: string, type: RecordType) => {
      const { records } = await inTurn(() => lookUp(name, type, resolver, signal), signal);
      return records;
    };
    for (const name of suffixes(host)) {
      // Servers answer a question about an alias with the name servers of its target.
      const owned = (await ask(name, "NS")).filter((record) => record.name === name);
      const names = owned.slice(0, MAX_NAME_SERVERS).map(({ value }) => value);
      if (names.length === 0) continue;
      const servers = await Promise.all(
        names.map(async (server) => {
          const address = [...(await ask(server, "A")), ...(await ask(server, "AAAA"))].find(({ value }) => usable(value, resolvers));
          return address ? serverAt(address.value, server, resolvers) : server;
        }),
      );
      return {
        name,
        nameServers: servers.filter((server) => typeof server !== "string"),
        unusable: servers.filter((server) => typeof server === "string"),
      };
    }
  }
  return null;
}

/** Internal addresses are only asked when the operator has named them. */
function usable(address: string, resolvers: Resolver[]): boolean {
  return !isInternal(address) || resolvers.some((resolver) => resolver.address === address);
}

/** The name and the names above it, down to two labels. */
function suffixes(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
