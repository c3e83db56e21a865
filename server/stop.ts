import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds that open requests have to finish. */
export const GRACE = 10_000;

/**
 * On SIGTERM or SIGINT: takes no new connections, lets open requests finish, then runs `cleanUp` and exits. What is still open
 * after `grace` milliseconds is destroyed, sockets that the server itself has lost sight of included.
 */
export function stopOnSignal(server: Server, cleanUp: () => Promise<unknown>, grace = GRACE): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A connection whose request ends from now on is not kept for another.
    server.keepAliveTimeout = 1;
    const forced = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
    server.close(() => {
      clearTimeout(forced);
      void cleanUp().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
