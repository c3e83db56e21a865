import { inTurn } from "./look-up-queue.ts";
import { lookUp, type LookUp } from "./look-up.ts";
import type { RecordType } from "./record-types.ts";
import type { Resolver } from "../config/resolvers.ts";

/** What one name server says. */
export interface ServerAnswer extends LookUp {
  server: string;
  address: string;
}

/** Asks several name servers the same, side by side. */
export function askAll(host: string, type: RecordType, servers: Resolver[], signal: AbortSignal): Promise<ServerAnswer[]> {
  return Promise.all(
    servers.map(async (server) => ({
      server: server.name,
      address: server.address,
      ...(await inTurn(() => lookUp(host, type, server, signal), signal)),
    })),
  );
}
