import type { Server } from "node:http";

/** Milliseconds that open requests have to finish. */
export const GRACE = 10_000;

/**
 * On SIGTERM or SIGINT: takes no new connections, lets open requests finish, then runs `cleanUp` and exits.
 */
export function stopOnSignal(server: Server, cleanUp: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A connection whose request ends from now on is not kept for another.
    server.keepAliveTimeout = 1;
    const forced = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(forced);
      void cleanUp().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
